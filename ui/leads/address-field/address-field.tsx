import { useEffect, useMemo, useRef, useState } from 'react';
import type { AddressParts } from '../../../domain/lead/suggested-address.ts';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { Field, type FieldTexts } from '../../components/field/field.tsx';
import styles from '../../components/field/field.module.css';
import { SuggestionBox } from '../../components/suggestion-box/suggestion-box.tsx';

/** A street address, with suggestions of places near the visitor (specification, section 5: address autocomplete). */
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
  language: 'en' | 'fr';
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

  const type = (text: string) => {
    const zip = input.current?.form?.elements.namedItem('zip');
    void suggest.type(text, zip instanceof HTMLInputElement ? zip.value : '');
  };
  const choose = (index: number) => {
    const chosen = suggest.choose(index);
    if (chosen !== null) onAddress(chosen);
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
