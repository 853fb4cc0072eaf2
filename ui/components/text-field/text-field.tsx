import { useId, type InputHTMLAttributes } from 'react';
import styles from './text-field.module.css';

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'defaultValue' | 'autoComplete' | 'inputMode' | 'maxLength' | 'enterKeyHint'
>;

/** One line of text with its label above and its hint below. Uncontrolled: what is typed before start stays. */
export const TextField = ({ label, hint, ...input }: Input & { label: string; hint?: string }) => {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        type="text"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby={hintId}
      />
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
};
