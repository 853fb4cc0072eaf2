import type { ReactNode } from 'react';
import { ChoiceForm } from './choice-form.tsx';
import styles from './result-choice.module.css';

/** What the rebates assume about the visitor, and a form to change it (contract, section 7: utilities). */
export const ResultChoice = ({
  id,
  choice,
  children,
  ...form
}: Parameters<typeof ChoiceForm>[0] & { id: string; children?: ReactNode }) => (
  <div className={styles.choice} id={id} tabIndex={-1}>
    {choice.error !== null && (
      <p className={styles.error} role="alert">
        {choice.error}
      </p>
    )}
    <p role="status">{choice.text}</p>
    <details data-unprinted="" open={choice.error !== null}>
      <summary className={styles.open}>{choice.open}</summary>
      <div className={styles.box}>
        <ChoiceForm choice={choice} {...form}>
          {children}
        </ChoiceForm>
      </div>
    </details>
  </div>
);
