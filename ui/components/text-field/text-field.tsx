import { useId, type InputHTMLAttributes } from 'react';
import styles from './text-field.module.css';

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'defaultValue' | 'autoComplete' | 'inputMode' | 'maxLength' | 'enterKeyHint'
>;

/** One line of text with its label and what is wrong above it and its hint below. Uncontrolled: what is typed before start stays. */
export const TextField = ({
  label,
  hint,
  error,
  ...input
}: Input & { label: string; hint?: string; error?: string }) => {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {error !== undefined && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
      <input
        {...input}
        id={id}
        className={styles.input}
        type="text"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
      />
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
};
