import { useEffect, useRef, type SubmitEvent } from 'react';
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
import type { PlanSystemView } from '../../../application/visitor/plan-system/plan-system.ts';
import { QuoteSheet } from './quote-sheet.tsx';
import { Savings, Size } from './area-answer.tsx';
import { StatedHousehold } from './stated-household.tsx';
import type { SystemEstimateProps } from './view.ts';

const ID = 'estimate';
const FORM = 'estimate-choices';

/** The form's fields by name; empty when one isn't filled in. */
const choicesOf = (form: HTMLFormElement) => {
  const fields = new FormData(form);
  return { get: (name: string) => String(fields.get(name) ?? '') };
};

const isHouseholdStated = ({ household, fault }: PlanSystemView['stated']): boolean =>
  household !== null || fault !== null;

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Estimates the starting price of a system from its parts, and sends the estimate to a dealer. The address holds the choices. */
export const Block = ({ heading, lead, formId }: SystemEstimateProps) => {
  const { planSystem, requestOf, showArea } = useServices();
  const { texts } = planSystem;
  const area = useObservable(showArea.view$).zipcode ?? '';
  const form = useRef<HTMLFormElement>(null);
  const view = useObservable(planSystem.view$);
  const {
    error,
    zipError,
    areaError,
    plan,
    summary,
    savedAs,
    inArea,
    household,
    address,
    changes,
    ...chosen
  } = view;
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
    const choices = current.parentElement;
    choices?.addEventListener('change', follow);
    return () => choices?.removeEventListener('change', follow);
  }, [planSystem]);

  return (
    <div className={styles.estimate}>
      <section
        className={`${panel.panel} ${styles.sides}`}
        id={plan === null ? ID : undefined}
        data-unprinted={plan === null ? '' : undefined}
        aria-labelledby={`${ID}-heading`}
      >
        <h2 id={`${ID}-heading`}>{heading ?? texts.heading}</h2>
        <p className={styles.lead}>{lead ?? texts.lead}</p>
        <div className={styles.choices} data-unprinted="">
          <form
            ref={form}
            id={FORM}
            onSubmit={submit}
            className={styles.form}
            action={`#${ID}`}
            method="get"
            aria-label={texts.form}
          >
            <RadioGroup
              name="system"
              label={texts.system}
              options={options(texts.systems)}
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
            <div>
              <SubmitButton>{texts.submit}</SubmitButton>
            </div>
          </form>
          <details
            className={styles.more}
            open={chosen.home + chosen.ductwork + chosen.tier !== '' || isHouseholdStated(chosen.stated)}
          >
            <summary>{texts.fineTune}</summary>
            <div className={styles.form}>
              <RadioGroup
                form={FORM}
                name="home"
                label={texts.home}
                hint={texts.homeHint}
                options={options(texts.homes)}
                defaultValue={chosen.home}
              />
              <RadioGroup
                form={FORM}
                name="ductwork"
                label={texts.ductwork}
                options={options(texts.ductChoices)}
                defaultValue={chosen.ductwork}
              />
              <RadioGroup
                form={FORM}
                name="tier"
                label={texts.tier}
                hint={texts.tierHint}
                options={options(texts.tiers)}
                defaultValue={chosen.tier}
              />
              <div>
                <SubmitButton variant="secondary" form={FORM}>
                  {texts.update}
                </SubmitButton>
              </div>
              {household !== null && (
                <StatedHousehold household={household} action={`${address}#${ID}`} isBusy={inArea === null} />
              )}
            </div>
          </details>
          {summary !== null && (
            <a className={styles.bar} href={`#${ID}`} data-unprinted="">
              <strong>{summary}</strong>
              <span>{texts.toEstimate}</span>
            </a>
          )}
        </div>
        <div
          ref={result}
          className={styles.result}
          // An empty value saves nothing, but adds the saving script to the page for estimates that are made in place.
          data-saves=""
          {...(plan !== null && {
            id: ID,
            'data-saves': 'estimate',
            'data-detail': savedAs ?? '',
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
                {chosen.area !== '' && inArea !== null && (
                  <Size size={inArea.size} sizeCaveat={inArea.sizeCaveat} />
                )}
              </div>
              {plan.sizeNote !== null && <p>{plan.sizeNote}</p>}
              {plan.runningNote !== null && <p>{plan.runningNote}</p>}
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
        <LeadForm request={requestOf(formId)} action={address} />
      </section>
    </div>
  );
};
