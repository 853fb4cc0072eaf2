import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './select.module.css';

type Select = Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  'name' | 'autoComplete' | 'defaultValue' | 'onChange'
>;

/** A select. Uncontrolled, so it keeps what was chosen before the application started. */
export const Select = ({
  id,
  label,
  hint,
  error,
  optional,
  options,
  prompt,
  ...select
}: Select &
  FieldTexts & {
    options: ReadonlyArray<{ readonly value: string; readonly label: string }>;
    /** The empty first option. Without it, the first real option is selected. */
    prompt?: string;
  }) => (
  <Field id={id} label={label} hint={hint} error={error} optional={optional}>
    {(wiring) => (
      <select {...select} {...wiring} className={`${fieldStyles.input} ${styles.list}`}>
        {prompt !== undefined && <option value="">{prompt}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);
