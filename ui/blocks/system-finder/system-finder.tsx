import {
  DUCTS_TEXTS,
  FUEL_TEXTS,
  suggestSystemsTexts as texts,
} from '../../../application/visitor/suggest-systems/texts.ts';
import type { SuggestedSystem } from '../../../application/visitor/suggest-systems/suggest-systems.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ButtonLink, SubmitButton } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import styles from './system-finder.module.css';
import type { SystemFinderProps } from './view.ts';

const ID = 'which-fits';

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Three questions, and the systems that fit with the reasons. A plain GET form: the address holds the answers, and no script runs. */
export const Block = ({ heading, lead }: SystemFinderProps) => {
  const { fuel, ducts, zip, zipError, result } = useObservable(useServices().suggestSystems.view$);
  return (
    <section className={styles.finder} id={ID} aria-labelledby={`${ID}-heading`}>
      <h2 id={`${ID}-heading`}>{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      <form className={styles.form} action={`#${ID}-answer`} method="get" aria-label={heading}>
        <RadioGroup name="fuel" label={texts.fuel} options={options(FUEL_TEXTS)} defaultValue={fuel} />
        <RadioGroup name="ducts" label={texts.ducts} options={options(DUCTS_TEXTS)} defaultValue={ducts} />
        <div className={styles.zip}>
          <TextField
            name="zip"
            label={texts.zip}
            hint={texts.zipHint}
            {...(zipError !== null && { error: zipError })}
            defaultValue={zip}
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={16}
          />
        </div>
        <div>
          <SubmitButton>{texts.submit}</SubmitButton>
        </div>
      </form>
      <div className={styles.result} id={`${ID}-answer`}>
        {result !== null && (
          <>
            <h3>{texts.result}</h3>
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
