import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import { styleguideTexts } from '../../../application/visitor/read-page/styleguide-texts.ts';
import { pageTitle } from '../../../application/visitor/read-page/texts.ts';
import { dealerForm, newsletter } from '../../../application/visitor/send-request/forms.ts';
import { useServices, type Services } from '../../bindings/services.ts';
import { LeadForm } from '../../leads/lead-form/lead-form.tsx';
import styles from './styleguide-page.module.css';

const PATH = '/styleguide/';

const PARTS = [
  { id: 'dealer-form', heading: styleguideTexts.dealerForm, form: dealerForm },
  { id: 'newsletter', heading: styleguideTexts.newsletter, form: newsletter },
] as const;

/** The parts that have no page of their own, for whoever works on the site (contract, section 4). */
export const Page = () => {
  const { requestOf } = useServices();
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{styleguideTexts.heading}</h1>
        <p>{styleguideTexts.lead}</p>
      </div>
      {PARTS.map(({ id, heading, form }) => (
        <section key={id} className={styles.part} aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          <div className={styles.sample}>
            <LeadForm request={requestOf(form)} action={PATH} />
          </div>
        </section>
      ))}
    </div>
  );
};

export const usesLeads = true;

export const head = ({ site: { brandName } }: Services): PageHead => ({
  title: pageTitle(styleguideTexts.heading, brandName),
  description: styleguideTexts.description(brandName),
  canonicalPath: PATH,
  isListed: false,
  structuredData: [],
});
