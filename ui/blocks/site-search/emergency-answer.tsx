import type { SearchAnswers } from '../../../application/visitor/search-site/search-answers.ts';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './answers.module.css';

type EmergencyAnswerProps = SearchAnswers['emergencies'][number] & { readonly headingTag: 'h2' | 'h3' };

/** What to do in the emergency that the visitor searched for, in the language of the search. */
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
