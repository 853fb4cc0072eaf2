import { newsletterTexts } from '../../../application/visitor/send-request/help-form-texts.ts';
import { useServices } from '../../bindings/services.ts';
import { LeadForm } from '../lead-form/lead-form.tsx';
import styles from './newsletter.module.css';

/** The newsletter signup (specification, section 2). */
export const Newsletter = () => {
  const request = useServices().requestOf('newsletter');
  return (
    <section className={styles.section} aria-labelledby="newsletter" data-unprinted="">
      <div className={styles.words}>
        <h2 id="newsletter">{newsletterTexts.heading}</h2>
        <p>{newsletterTexts.lead}</p>
      </div>
      <div>
        <LeadForm request={request} />
      </div>
    </section>
  );
};
