import { useState, type InputHTMLAttributes, type Ref } from 'react';
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
  | 'onFocus'
  | 'onClick'
  | 'onInput'
> & { readonly ref?: Ref<HTMLInputElement> };

/**
 * A field for one line of text, or a date. Uncontrolled, so it keeps what was typed before the application started. Later default
 * values are ignored.
 */
export const TextField = ({
  id,
  label,
  hint,
  error,
  advice,
  optional,
  type = 'text',
  isRequired,
  defaultValue,
  ...input
}: Input & FieldTexts & { isRequired?: true }) => {
  const [firstValue] = useState(defaultValue);
  return (
    <Field id={id} label={label} hint={hint} error={error} advice={advice} optional={optional}>
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          defaultValue={firstValue}
          className={styles.input}
          type={type}
          aria-required={isRequired}
        />
      )}
    </Field>
  );
};
