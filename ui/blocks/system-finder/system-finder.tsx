import { useEffect, useRef, type SubmitEvent } from 'react';
import {
  DUCTS_TEXTS,
  FUEL_TEXTS,
  suggestSystemsTexts as texts,
} from '../../../application/visitor/suggest-systems/texts.ts';
import type { SuggestedSystem } from '../../../application/visitor/suggest-systems/suggest-systems.ts';
import { useServices } from '../../bindings/services.ts';
import { useCodeMeant } from '../../bindings/use-code-meant.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ButtonLink, SubmitButton } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import panel from '../../components/panel/panel.module.css';
import styles from './system-finder.module.css';
import type { SystemFinderProps } from './view.ts';

const ID = 'which-fits';

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Three questions, then the matching systems with reasons. The address holds the answers; without scripts it is a plain GET form. */
export const Block = ({ heading, lead }: SystemFinderProps) => {
  const { suggestSystems } = useServices();
  const { fuel, ducts, zip, changes, isSearching, error, zipError, result } = useObservable(
    suggestSystems.view$,
  );
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const seen = useRef(changes);
  const meant = useCodeMeant(zipError === null ? null : zip, (code) => {
    const box = form.current?.elements.namedItem('zip');
    if (box instanceof HTMLInputElement) box.value = code;
    form.current?.requestSubmit();
  });

  // Focuses the result, or the question with an error.
  useEffect(() => {
    if (changes === seen.current) return;
    seen.current = changes;
    const field = error !== null ? 'fuel' : 'zip';
    const isAnswer = error === null && zipError === null;
    (isAnswer ? answer.current : form.current?.querySelector<HTMLInputElement>(`[name=${field}]`))?.focus();
  }, [changes, error, zipError]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void suggestSystems.answer({ get: (name) => String(fields.get(name) ?? '') });
  };

  return (
    <section className={panel.panel} id={ID} aria-labelledby={`${ID}-heading`}>
      <h2 id={`${ID}-heading`}>{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      <form
        ref={form}
        onSubmit={submit}
        className={styles.form}
        action={`#${ID}-answer`}
        method="get"
        aria-label={heading}
      >
        <RadioGroup
          name="fuel"
          label={texts.fuel}
          options={options(FUEL_TEXTS)}
          defaultValue={fuel}
          {...(error !== null && { error })}
        />
        <RadioGroup name="ducts" label={texts.ducts} options={options(DUCTS_TEXTS)} defaultValue={ducts} />
        <div className={styles.zip}>
          <TextField
            name="zip"
            label={texts.zip}
            hint={texts.zipHint}
            {...(zipError !== null && { error: zipError })}
            advice={meant}
            defaultValue={zip}
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={16}
          />
        </div>
        <div>
          <SubmitButton isBusy={isSearching}>{texts.submit}</SubmitButton>
        </div>
      </form>
      <div
        ref={answer}
        className={styles.result}
        id={`${ID}-answer`}
        tabIndex={-1}
        {...(result !== null && { role: 'group', 'aria-labelledby': `${ID}-result` })}
      >
        {result !== null && (
          <>
            <h3 id={`${ID}-result`}>{texts.result}</h3>
            {result.climate !== null && <p>{result.climate}</p>}
            <ol className={styles.systems}>
              {result.systems.map((system) => (
                <li key={system.name} className={styles.system} data-best={system.isBest ? '' : undefined}>
                  <System system={system} />
                </li>
              ))}
            </ol>
            <p className={styles.rule}>{texts.rule}</p>
            <div>
              <ButtonLink href={result.dealers}>{texts.dealer}</ButtonLink>
            </div>
          </>
        )}
      </div>
    </section>
  );
};

const System = ({ system: { name, label, isBest, reasons, pages } }: { system: SuggestedSystem }) => (
  <>
    <p className={styles.label}>
      {isBest && <Icon name="check" size={18} />}
      {label}
    </p>
    <h4 className={styles.name}>{name}</h4>
    <ul className={styles.reasons} aria-label={texts.why}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    <ul className={styles.pages} aria-label={`${texts.read}, ${name}`}>
      {pages.map(({ text, href }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  </>
);
