import type { FormLanguage } from '../../../domain/lead/form.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AddressParts } from '../../../domain/lead/suggested-address.ts';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { Field, type FieldTexts } from '../../components/field/field.tsx';
import styles from '../../components/field/field.module.css';
import { SuggestionBox } from '../../components/suggestion-box/suggestion-box.tsx';

/** A street address field with suggestions near the visitor (specification, section 5: address autocomplete). */
export const AddressField = ({
  texts,
  name,
  language,
  autoComplete,
  defaultValue,
  onAddress,
}: {
  texts: FieldTexts;
  name: string;
  language: FormLanguage;
  autoComplete: string | undefined;
  defaultValue: string;
  onAddress: (address: AddressParts) => void;
}) => {
  const { newSuggestions } = useServices();
  const [firstValue] = useState(defaultValue);
  const suggest = useMemo(() => newSuggestions(language), [newSuggestions, language]);
  useEffect(() => () => suggest.dispose(), [suggest]);
  const { suggestions, status, note } = useObservable(suggest.view$);
  const input = useRef<HTMLInputElement>(null);

  const zipField = (): HTMLInputElement | null => {
    const field = input.current?.form?.elements.namedItem('zip');
    return field instanceof HTMLInputElement ? field : null;
  };
  const type = (text: string) => void suggest.type(text, zipField()?.value ?? '');
  const choose = (index: number) => {
    const field = zipField();
    const chosen = suggest.choose(index, field?.value);
    if (chosen === null) return;
    // Clears the zip here, because the form never clears a field.
    if (field !== null && chosen.zip === '') field.value = '';
    onAddress(chosen);
  };
  return (
    <Field {...texts}>
      {(fieldWiring) => (
        <SuggestionBox
          options={suggestions.map(({ label }) => ({ key: label, label }))}
          status={status}
          note={note}
          listName={formTexts[language].suggestions}
          onType={type}
          onChoose={choose}
          onDismiss={() => suggest.dismiss()}
        >
          {(wiring) => (
            <input
              ref={input}
              {...fieldWiring}
              {...wiring}
              className={styles.input}
              type="text"
              name={name}
              autoComplete={autoComplete}
              defaultValue={firstValue}
            />
          )}
        </SuggestionBox>
      )}
    </Field>
  );
};
