import type { EmergencyAnswer as Answer } from '../../../domain/search/emergency-answer.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './emergency-answer.module.css';

type EmergencyAnswerProps = Answer & { readonly headingTag: 'h2' | 'h3' };

/** What to do in the emergency that the visitor typed, in the language of the words. */
export const EmergencyAnswer = ({
  language,
  title,
  steps,
  call,
  headingTag: Heading,
}: EmergencyAnswerProps) => (
  <section className={styles.emergency} aria-label={title} lang={language === 'en' ? undefined : language}>
    <Heading className={styles.title}>
      <Icon name="caution" size={28} />
      {title}
    </Heading>
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {call !== null && (
      <p>
        <a className={styles.call} href="tel:911">
          <Icon name="phone" />
          {call}
        </a>
      </p>
    )}
  </section>
);
