import type { InputHTMLAttributes } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';
import styles from '../field/field.module.css';

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'type'
  | 'min'
  | 'max'
  | 'defaultValue'
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'maxLength'
  | 'enterKeyHint'
  | 'spellCheck'
>;

/** One line of text, or a day. Uncontrolled: what is typed before start stays. */
export const TextField = ({
  id,
  label,
  hint,
  error,
  optional,
  type = 'text',
  isRequired,
  ...input
}: Input & FieldTexts & { isRequired?: true }) => (
  <Field id={id} label={label} hint={hint} error={error} optional={optional}>
    {(wiring) => (
      <input {...input} {...wiring} className={styles.input} type={type} aria-required={isRequired} />
    )}
  </Field>
);
