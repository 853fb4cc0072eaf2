import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';
import styles from '../field/field.module.css';

type Lines = Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'defaultValue' | 'maxLength'>;

/** Some lines of text. Uncontrolled: what is typed before start stays. */
export const TextArea = ({ id, label, hint, error, optional, ...lines }: Lines & FieldTexts) => (
  <Field id={id} label={label} hint={hint} error={error} optional={optional}>
    {(wiring) => <textarea {...lines} {...wiring} className={`${styles.input} ${styles.lines}`} rows={4} />}
  </Field>
);
