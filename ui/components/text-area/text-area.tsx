import { useState, type TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './text-area.module.css';

type Lines = Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'defaultValue' | 'maxLength'>;

/** A text area. Uncontrolled, so it keeps what was typed before the application started. Later default values are ignored. */
export const TextArea = ({
  id,
  label,
  hint,
  error,
  optional,
  defaultValue,
  ...lines
}: Lines & FieldTexts) => {
  const [firstValue] = useState(defaultValue);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <textarea
          {...lines}
          {...wiring}
          defaultValue={firstValue}
          className={`${fieldStyles.input} ${styles.lines}`}
          rows={4}
        />
      )}
    </Field>
  );
};
