import { useId } from 'react';
import { useServices } from '../../bindings/services.ts';
import styles from './help-now.module.css';

/** What to do before help comes: the dangers to leave for, then three safe checks. */
export const FirstSteps = () => {
  const { whileItRings, firstSteps } = useServices().dealerTexts;
  const headingId = useId();
  return (
    <div className={styles.steps}>
      <p>
        <strong>{firstSteps.danger}</strong>
      </p>
      <h3 id={headingId}>{whileItRings}</h3>
      <ol aria-labelledby={headingId}>
        {firstSteps.checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ol>
    </div>
  );
};
