import type { ReactNode, SubmitEvent } from 'react';
import type { ShownChoice } from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import { SubmitButton } from '../../components/button/button.tsx';
import { Select } from '../../components/select/select.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import styles from './choice-form.module.css';

/** The fields of an assumption about the visitor. Without scripts, the form goes to `action`, by POST if it contains personal data. */
export const ChoiceForm = ({
  choice: { form, submit, fields, note },
  action,
  isPosted = false,
  isBusy,
  onChoose,
  children,
}: {
  choice: ShownChoice;
  action: string;
  isPosted?: boolean;
  isBusy: boolean;
  onChoose: (fields: URLSearchParams) => void;
  children?: ReactNode;
}) => {
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    onChoose(
      new URLSearchParams(
        fields.map(({ name }) => [
          name,
          (elements.namedItem(name) as HTMLSelectElement | HTMLInputElement).value,
        ]),
      ),
    );
  };
  return (
    <form
      className={styles.form}
      aria-label={form}
      action={action}
      method={isPosted ? 'post' : 'get'}
      autoComplete="off"
      onSubmit={choose}
    >
      {children}
      {fields.map(({ name, label, options, chosen }) =>
        options === null ? (
          <TextField
            key={`${name} ${chosen}`}
            name={name}
            label={label}
            inputMode="numeric"
            maxLength={20}
            defaultValue={chosen}
          />
        ) : (
          <Select
            key={`${name} ${chosen}`}
            name={name}
            label={label}
            options={options}
            defaultValue={chosen}
          />
        ),
      )}
      {note !== null && <p className={styles.wide}>{note}</p>}
      <div className={styles.wide}>
        <SubmitButton isBusy={isBusy}>{submit}</SubmitButton>
      </div>
    </form>
  );
};
