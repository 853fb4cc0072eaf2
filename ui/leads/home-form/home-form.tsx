import { useEffect } from 'react';
import { helpFormTexts, PRICING } from '../../../application/visitor/send-request/help-form-texts.ts';
import type { Media } from '../../../domain/content/blocks/media.ts';
import { onFragment } from '../../bindings/page-effects.ts';
import { OurNumber } from '../../bindings/our-number.tsx';
import { useServices } from '../../bindings/services.ts';
import { Picture } from '../../components/picture/picture.tsx';
import frameStyles from '../lead-form/form-frame.module.css';
import { LeadForm } from '../lead-form/lead-form.tsx';
import styles from './home-form.module.css';

/** The help form of the home page: a topic, then contact details (specification, section 2). */
export const HomeForm = ({ image }: { image: Media | null }) => {
  const { requestOf } = useServices();
  const request = requestOf('home-form');
  const [topic] = request.form.steps[0] ?? [];
  const options = topic?.control.kind === 'radio-group' ? topic.control.options : [];
  const choose = (topic: string) => request.chooseTopic(topic);
  useEffect(() => onFragment(PRICING.id, () => request.chooseTopic(PRICING.topic)), [request]);
  return (
    <section className={styles.section} aria-labelledby="help-form">
      <div className={styles.words}>
        <h2 id="help-form">{helpFormTexts.heading}</h2>
        <p>{helpFormTexts.lead}</p>
        <p>
          {helpFormTexts.call} <OurNumber />
        </p>
        {image !== null && <Picture media={image} room="half" className={styles.drawing} />}
      </div>
      <div className={frameStyles.frame} id={PRICING.id}>
        <LeadForm
          request={request}
          takesZip
          insteadOf={{
            0: (
              <div role="group" aria-labelledby="topic">
                <p id="topic" className={styles.question}>
                  {topic?.label}
                </p>
                <div className={styles.topics}>
                  {options.map(({ value, label }) => (
                    <button key={value} type="button" className={styles.topic} onClick={() => choose(value)}>
                      {label}
                    </button>
                  ))}
                </div>
              </div>
            ),
          }}
        />
      </div>
    </section>
  );
};
