import type { SubmitEvent } from 'react';
import type { RebateBoxTexts } from '../../../application/visitor/estimate-savings/zip-box-texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { SubmitButton } from '../../components/button/button.tsx';
import { CodeBox } from '../../components/code-box/code-box.tsx';
import { formName } from '../../components/form-name.ts';
import styles from './rebate-zip.module.css';

/** A required zip box that shows its error next to it (specification, sections 2 and 5). */
export const RebateZip = ({
  action,
  texts,
  heading = null,
}: {
  action: string;
  texts: RebateBoxTexts;
  heading?: string | null;
}) => {
  const { estimateSavings } = useServices();
  const { zip, zipError, returns } = useObservable(estimateSavings.view$).box;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const box = event.currentTarget.elements.namedItem('zip');
    if (!(box instanceof HTMLInputElement)) return;
    box.value = box.value.trim();
    estimateSavings.ask(box.value);
    box.focus();
  };

  return (
    <form
      className={styles.form}
      role="search"
      aria-label={formName(texts.form, heading)}
      action={action}
      onSubmit={submit}
      onChange={() => estimateSavings.edit()}
      noValidate
      data-unprinted=""
    >
      <CodeBox
        name="zip"
        label={texts.zipLabel}
        hint={texts.zipHint}
        error={zipError === null ? undefined : zipError === 'missing' ? texts.zipMissing : texts.zipMalformed}
        code={zip}
        revisit={returns === 0 ? '' : String(returns)}
        isRequired
      />
      <div className={styles.submit}>
        <SubmitButton>{texts.submit}</SubmitButton>
      </div>
    </form>
  );
};
