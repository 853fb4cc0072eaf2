import { useEffect, useRef, type SubmitEvent } from 'react';
import { estimateTexts } from '../../../application/visitor/estimate-savings/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { SubmitButton } from '../../components/button/button.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { formName } from '../../components/form-name.ts';
import styles from './rebate-zip.module.css';

/** The box that asks for a zip; it is required, and what is wrong with it stands beside it (specification, sections 2 and 5). */
export const RebateZip = ({ action, heading = null }: { action: string; heading?: string | null }) => {
  const { estimateSavings } = useServices();
  const { zip, zipError } = useObservable(estimateSavings.view$).box;
  const form = useRef<HTMLFormElement>(null);
  const rendered = useRef(zip);

  // Another address puts its zip into the box, unless the visitor has typed another one.
  useEffect(() => {
    const box = boxIn(form.current);
    if (box?.value === rendered.current) box.value = zip;
    rendered.current = zip;
  }, [zip]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const box = boxIn(event.currentTarget);
    if (box === null) return;
    box.value = box.value.trim();
    estimateSavings.ask(box.value);
    rendered.current = box.value;
    box.focus();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      role="search"
      aria-label={formName(estimateTexts.form, heading)}
      action={action}
      onSubmit={submit}
      onChange={() => estimateSavings.edit()}
      noValidate
      data-unprinted=""
    >
      <TextField
        name="zip"
        label={estimateTexts.zipLabel}
        hint={estimateTexts.zipHint}
        error={zipError ?? undefined}
        defaultValue={zip}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={16}
        isRequired
      />
      <div className={styles.submit}>
        <SubmitButton>{estimateTexts.submit}</SubmitButton>
      </div>
    </form>
  );
};

const boxIn = (form: HTMLFormElement | null): HTMLInputElement | null => {
  const box = form?.elements.namedItem('zip');
  return box instanceof HTMLInputElement ? box : null;
};
