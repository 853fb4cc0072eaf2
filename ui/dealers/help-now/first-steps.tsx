import { useId } from 'react';
import { useServices } from '../../bindings/services.ts';
import styles from './help-now.module.css';

/** What to do before help comes: the dangers to leave for, then three safe checks below `heading`. */
export const FirstSteps = ({ heading }: { heading: string }) => {
  const { firstSteps } = useServices().dealerTexts;
  const headingId = useId();
  return (
    <div className={styles.steps}>
      <p>
        <strong>{firstSteps.danger}</strong>
      </p>
      <h3 id={headingId}>{heading}</h3>
      <ol aria-labelledby={headingId}>
        {firstSteps.checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ol>
    </div>
  );
};
