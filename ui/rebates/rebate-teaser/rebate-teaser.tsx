import { useEffect, useRef } from 'react';
import { estimateTexts, REBATES_PATH } from '../../../application/visitor/estimate-savings/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { SubmitButton } from '../../components/button/button.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { formName } from '../../components/form-name.ts';
import styles from './rebate-teaser.module.css';

/** A zip box on another page, which leads to the savings of its area; it begins with the visitor's own zip. `heading` stands above it. */
export const RebateTeaser = ({ heading }: { heading: string | null }) => {
  const zip = useObservable(useServices().showArea.view$).zipcode ?? '';
  const form = useRef<HTMLFormElement>(null);
  const rendered = useRef(zip);
  useEffect(() => {
    const box = form.current?.elements.namedItem('zip');
    if (box instanceof HTMLInputElement && box.value === rendered.current) box.value = zip;
    rendered.current = zip;
  }, [zip]);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={formName(estimateTexts.form, heading)}
      action={REBATES_PATH}
    >
      <TextField
        name="zip"
        label={estimateTexts.teaserLabel}
        defaultValue={zip}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={16}
      />
      <SubmitButton look="secondary">{estimateTexts.submit}</SubmitButton>
    </form>
  );
};
