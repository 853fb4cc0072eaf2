import { useId } from 'react';
import { useServices } from '../../bindings/services.ts';
import styles from './help-now.module.css';

/** What to do before help comes: the dangers to leave for, then three safe checks below `heading`, which is a `level`. */
export const FirstSteps = ({ heading, level: Heading }: { heading: string; level: 'h2' | 'h3' }) => {
  const { firstSteps } = useServices().dealerTexts;
  const headingId = useId();
  return (
    <div className={styles.steps}>
      <p>
        <strong>{firstSteps.danger}</strong>
      </p>
      <Heading id={headingId}>{heading}</Heading>
      <ol aria-labelledby={headingId}>
        {firstSteps.checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ol>
    </div>
  );
};
