import type { SubmitEvent } from 'react';
import type {
  AskedZip,
  ShownUtilities,
} from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import { utilityTexts } from '../../../application/visitor/estimate-savings/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { SubmitButton } from '../../components/button/button.tsx';
import { Select } from '../../components/select/select.tsx';
import styles from './utility-choice.module.css';

/** Whose rebates are shown, and the other companies that may send the visitor's bills (contract, section 7: utilities). */
export const UtilityChoice = ({
  utilities: { text, choices },
  box: { asked, path },
}: {
  utilities: ShownUtilities;
  box: AskedZip;
}) => {
  const { estimateSavings } = useServices();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    estimateSavings.choose({
      get: (name) => {
        const value = chosen.get(name);
        return typeof value === 'string' ? value : null;
      },
    });
  };
  return (
    <div className={styles.utilities}>
      <p role="status">{text}</p>
      <details data-unprinted="">
        <summary className={styles.open}>{utilityTexts.open}</summary>
        <form className={styles.form} aria-label={utilityTexts.form} action={path} onSubmit={submit}>
          <input type="hidden" name="zip" value={asked ?? ''} />
          {choices.map(({ kind, name, label, options, chosen }) => (
            <Select
              key={`${kind} ${chosen}`}
              name={name}
              label={label}
              options={options}
              defaultValue={chosen}
            />
          ))}
          <div className={styles.submit}>
            <SubmitButton>{utilityTexts.submit}</SubmitButton>
          </div>
        </form>
      </details>
    </div>
  );
};
