import { Fragment, useEffect, useRef, type SubmitEvent } from 'react';
import {
  DUCTWORK_NAMES,
  HOME_NAMES,
  planSystemTexts as texts,
  TIER_NAMES,
} from '../../../application/visitor/plan-system/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useCodeMeant } from '../../bindings/use-code-meant.ts';
import { currentOf, useObservable } from '../../bindings/use-observable.ts';
import { SubmitButton } from '../../components/button/button.tsx';
import { Conditions } from '../../components/conditions/conditions.tsx';
import { CodeBox } from '../../components/code-box/code-box.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { LeadForm } from '../../leads/lead-form/lead-form.tsx';
import panel from '../../components/panel/panel.module.css';
import styles from './system-estimate.module.css';
import type { PlanSavings } from '../../../application/visitor/plan-system/plan-in-area-view.ts';
import { SYSTEM_NAMES } from '../../../application/visitor/plan-system/system-texts.ts';
import type { SystemEstimateProps } from './view.ts';

const ID = 'estimate';

/** The form's fields by name; empty when one isn't filled in. */
const choicesOf = (form: HTMLFormElement) => {
  const fields = new FormData(form);
  return { get: (name: string) => String(fields.get(name) ?? '') };
};

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Estimates the starting price of a system from its parts, and sends the estimate to a dealer. The address holds the choices. */
export const Block = ({ heading, lead }: SystemEstimateProps) => {
  const { planSystem, requestOf, showArea } = useServices();
  const area = useObservable(showArea.view$).zipcode ?? '';
  const form = useRef<HTMLFormElement>(null);
  const { error, zipError, areaError, plan, summary, inArea, address, changes, ...chosen } = useObservable(
    planSystem.view$,
  );
  const meant = useCodeMeant(zipError === null ? null : chosen.typed.zip, (code) => {
    const box = form.current?.elements.namedItem('zip');
    if (box instanceof HTMLInputElement) box.value = code;
    form.current?.requestSubmit();
  });
  const savings = inArea?.savings ?? null;
  const result = useRef<HTMLDivElement>(null);
  const seen = useRef(changes);

  // Focuses the estimate, or the first input if something is missing.
  useEffect(() => {
    if (changes === seen.current) return;
    seen.current = changes;
    (error === null ? result.current : form.current?.querySelector('input'))?.focus();
  }, [changes, error]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void planSystem.choose(choicesOf(event.currentTarget));
  };

  // The answer follows each choice, also one from before the application started. React's own event would follow each letter.
  useEffect(() => {
    const { current } = form;
    if (current === null) return;
    const follow = (): void => void planSystem.follow(choicesOf(current));
    if (choicesOf(current).get('system') !== currentOf(planSystem.view$).system) follow();
    current.addEventListener('change', follow);
    return () => current.removeEventListener('change', follow);
  }, [planSystem]);

  return (
    <div className={styles.estimate}>
      <section
        className={`${panel.panel} ${styles.sides}`}
        id={plan === null ? ID : undefined}
        aria-labelledby={`${ID}-heading`}
      >
        <h2 id={`${ID}-heading`}>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
        <form
          ref={form}
          onSubmit={submit}
          className={styles.form}
          action={`#${ID}`}
          method="get"
          aria-label={texts.form}
        >
          <RadioGroup
            name="system"
            label={texts.system}
            options={options(SYSTEM_NAMES)}
            defaultValue={chosen.system}
            {...(error !== null && { error })}
          />
          <div className={styles.zip}>
            <TextField
              name="area"
              label={texts.area}
              hint={texts.areaHint}
              error={areaError ?? undefined}
              inputMode="numeric"
              maxLength={20}
              defaultValue={chosen.typed.area}
            />
          </div>
          <div className={styles.zip}>
            <CodeBox
              name="zip"
              label={texts.zip}
              hint={texts.zipHint}
              error={zipError ?? undefined}
              advice={meant}
              code={chosen.typed.zip || area}
            />
          </div>
          <details className={styles.more} open={chosen.home + chosen.ductwork + chosen.tier !== ''}>
            <summary>{texts.fineTune}</summary>
            <div className={styles.form}>
              <RadioGroup
                name="home"
                label={texts.home}
                hint={texts.homeHint}
                options={options(HOME_NAMES)}
                defaultValue={chosen.home}
              />
              <RadioGroup
                name="ductwork"
                label={texts.ductwork}
                options={options(DUCTWORK_NAMES)}
                defaultValue={chosen.ductwork}
              />
              <RadioGroup
                name="tier"
                label={texts.tier}
                hint={texts.tierHint}
                options={options(TIER_NAMES)}
                defaultValue={chosen.tier}
              />
            </div>
          </details>
          <div>
            <SubmitButton>{texts.submit}</SubmitButton>
          </div>
          {summary !== null && (
            <a className={styles.bar} href={`#${ID}`} data-unprinted="">
              <strong>{summary}</strong>
              <span>{texts.toEstimate}</span>
            </a>
          )}
        </form>
        <div
          ref={result}
          className={styles.result}
          // An empty value saves nothing, but adds the saving script to the page for estimates that are made in place.
          data-saves=""
          {...(plan !== null && {
            id: ID,
            'data-saves': 'estimate',
            'data-detail': `${plan.choices.join(', ')}: ${savings?.isFound === true ? savings.text : (plan.price ?? texts.askDealer)}`,
          })}
          tabIndex={-1}
        >
          {plan === null ? (
            <p className={styles.lead}>{texts.idle}</p>
          ) : (
            <>
              <h3>{texts.result}</h3>
              <p>{plan.choices.join(' · ')}</p>
              <dl className={styles.lines}>
                {plan.lines.map(({ label, price }) => (
                  <div key={label} className={styles.line}>
                    <dt>{label}</dt>
                    <dd>{price}</dd>
                  </div>
                ))}
                <div className={styles.total}>
                  <dt>{plan.total}</dt>
                  <dd>{plan.price ?? texts.askDealer}</dd>
                </div>
              </dl>
              <div className={styles.savings} role="status">
                {savings !== null && <Savings savings={savings} />}
                {chosen.area !== '' && inArea !== null && <Size size={inArea.size} />}
              </div>
              {plan.sizeNote !== null && <p>{plan.sizeNote}</p>}
              {plan.running !== null && (
                <p data-unprinted="">
                  <a href={plan.running}>{texts.running}</a>
                </p>
              )}
              <Conditions
                title={texts.changes}
                lines={[
                  ...plan.notes,
                  ...(savings?.conditions ?? []),
                  ...(plan.price === null ? [] : texts.conditions),
                ]}
              />
            </>
          )}
        </div>
      </section>
      {plan !== null && <QuoteSheet />}
      <section className={panel.panel} id="quote" aria-labelledby="quote-heading" data-unprinted="">
        <h2 id="quote-heading">{texts.ask}</h2>
        <p className={styles.lead}>{plan === null ? texts.askLead : texts.askWithPlan}</p>
        <LeadForm request={requestOf('estimate')} action={address} />
      </section>
    </div>
  );
};

/** The price less the possible rebates. */
const Savings = ({ savings: { text, isFound, basis, programs, sample } }: { savings: PlanSavings }) => (
  <>
    {isFound && <p className={styles.lead}>{basis}</p>}
    {isFound ? <NetPrice text={text} /> : <p>{text}</p>}
    {sample !== null && <p className={styles.lead}>{sample}</p>}
    {programs !== null && <a href={programs}>{texts.seeRebates}</a>}
  </>
);

const JOINT = ' · ';

/** Price, rebates and what is left. A line breaks only between them. */
const NetPrice = ({ text }: { text: string }) => (
  <p className={styles.back}>
    {text.split(JOINT).map((part, index) => (
      <Fragment key={part}>
        {index > 0 && JOINT}
        <span>{part}</span>
      </Fragment>
    ))}
  </p>
);

/** The usual size of such systems. */
const Size = ({ size }: { size: string | null }) =>
  size === null ? (
    <p>{texts.sizeUnknown}</p>
  ) : (
    <>
      <p>{size}</p>
      <p className={styles.lead}>{texts.sizeCaveat}</p>
    </>
  );

/** On paper only: the questions for each dealer, and room for three quotes. */
const QuoteSheet = () => (
  <section className={styles.sheet} aria-hidden="true">
    <h2>{texts.quotes}</h2>
    <table>
      <thead>
        <tr>
          <td />
          {texts.quoteColumns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {texts.quoteRows.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {texts.quoteColumns.map((column) => (
              <td key={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <h3>{texts.questions}</h3>
    <ol>
      {texts.questionList.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ol>
  </section>
);
