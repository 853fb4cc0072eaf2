import { Field, type FieldTexts } from '../field/field.tsx';
import styles from '../field/choice.module.css';

/** Radio buttons for a few options. Uncontrolled, so it keeps what was chosen before the application started. */
export const RadioGroup = ({
  name,
  defaultValue,
  options,
  form,
  ...texts
}: FieldTexts & {
  name: string;
  defaultValue?: string | undefined;
  /** The id of the form, if the buttons are outside it. */
  form?: string;
  options: ReadonlyArray<{ readonly value: string; readonly label: string }>;
}) => (
  <Field {...texts} isGroup>
    {({ 'aria-describedby': describedBy }) => (
      <div className={styles.choices}>
        {options.map(({ value, label }, index) => (
          <label key={value} className={styles.choice}>
            <input
              id={index === 0 ? texts.id : undefined}
              type="radio"
              name={name}
              form={form}
              value={value}
              defaultChecked={value === defaultValue}
              aria-describedby={describedBy}
            />
            {label}
          </label>
        ))}
      </div>
    )}
  </Field>
);
