import type { ReactNode, SubmitEvent } from 'react';
import type { ShownChoice } from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import { SubmitButton } from '../../components/button/button.tsx';
import { Select } from '../../components/select/select.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import styles from './result-choice.module.css';

/**
 * The household that the rebates are for, and a form to change it (contract, section 7: utilities). Without scripts, the form goes
 * to `action`, by POST if it contains personal data.
 */
export const ResultChoice = ({
  id,
  choice: { text, open, form, submit, fields, note, error },
  action,
  isPosted = false,
  isBusy,
  onChoose,
  children,
}: {
  id: string;
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
    <div className={styles.choice} id={id} tabIndex={-1}>
      {error !== null && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <p role="status">{text}</p>
      <details data-unprinted="" open={error !== null}>
        <summary className={styles.open}>{open}</summary>
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
      </details>
    </div>
  );
};
