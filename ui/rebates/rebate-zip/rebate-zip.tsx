import { useRef, useState, type SubmitEvent } from 'react';
import type { RebateBoxTexts } from '../../../application/visitor/estimate-savings/zip-box-texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useCodeMeant } from '../../bindings/use-code-meant.ts';
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
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(zip);
  const ask = (box: HTMLInputElement, text: string) => {
    box.value = text;
    setTyped(text);
    estimateSavings.ask(text);
    box.focus();
  };
  const boxOf = (element: HTMLFormElement | null) => {
    const box = element?.elements.namedItem('zip');
    return box instanceof HTMLInputElement ? box : null;
  };
  const meant = useCodeMeant(zipError === 'malformed' ? typed : null, (code) => {
    const box = boxOf(form.current);
    if (box !== null) ask(box, code);
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const box = boxOf(event.currentTarget);
    if (box !== null) ask(box, box.value.trim());
  };

  return (
    <form
      ref={form}
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
        advice={meant && { ...meant, href: `?zip=${encodeURIComponent(meant.code)}` }}
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
