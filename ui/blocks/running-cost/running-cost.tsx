import type { RunningCostsView } from '../../../application/visitor/compare-running-costs/compare-running-costs.ts';
import type { RunningCostTexts } from '../../../application/visitor/compare-running-costs/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { SubmitButton } from '../../components/button/button.tsx';
import { Conditions } from '../../components/conditions/conditions.tsx';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import panel from '../../components/panel/panel.module.css';
import styles from './running-cost.module.css';
import type { RunningCostProps } from './view.ts';

const ID = 'running-cost';

/** Compares a year's running cost by system, with a plain GET form and no script: the address holds what was typed. */
export const Block = (own: RunningCostProps) => {
  const { view$, texts } = useServices().compareRunningCosts;
  const { typed, errors, notice, answer } = useObservable(view$);
  const heading = own.heading ?? texts.heading;
  const field = (name: 'area' | 'electricity' | 'gas', label: string, hint: string, optional?: string) => (
    <TextField
      name={name}
      label={label}
      hint={hint}
      {...(optional !== undefined && { optional })}
      {...(errors[name] !== undefined && { error: errors[name] })}
      defaultValue={typed[name]}
      inputMode={name === 'area' ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={20}
    />
  );
  return (
    <section className={panel.panel} id={ID} aria-labelledby={`${ID}-heading`}>
      <h2 id={`${ID}-heading`}>{heading}</h2>
      <p className={styles.lead}>{own.lead ?? texts.lead}</p>
      <form
        className={styles.form}
        action={`#${ID}`}
        method="get"
        aria-label={heading}
        data-addressed=""
        noValidate
      >
        <TextField
          name="zip"
          label={texts.zip}
          {...(errors.zip !== undefined && { error: errors.zip })}
          defaultValue={typed.zip}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={16}
        />
        {field('area', texts.area, texts.areaHint)}
        {field('electricity', texts.electricity, texts.electricityHint, texts.optional)}
        {field('gas', texts.gas, texts.gasHint, texts.optional)}
        <div className={styles.wide}>
          <RadioGroup
            name="level"
            label={texts.level}
            options={Object.entries(texts.levels).map(([value, label]) => ({ value, label }))}
            defaultValue={typed.level || 'single'}
          />
        </div>
        <div>
          <SubmitButton variant="secondary">{texts.submit}</SubmitButton>
        </div>
      </form>
      <div role="status" className={styles.answer}>
        {notice !== null && <p>{notice}</p>}
        {answer !== null && <Answer answer={answer} texts={texts} />}
      </div>
    </section>
  );
};

const Answer = ({
  answer,
  texts,
}: {
  answer: NonNullable<RunningCostsView['answer']>;
  texts: RunningCostTexts;
}) => (
  <>
    <h3>{answer.title}</h3>
    <table className={styles.table}>
      <caption>{answer.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.system}</th>
          <th scope="col">{texts.heat}</th>
          <th scope="col">{texts.cool}</th>
          <th scope="col">{texts.year}</th>
          <th scope="col">{texts.carbon}</th>
        </tr>
      </thead>
      <tbody>
        {answer.rows.map(({ name, heating, cooling, year, carbon }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-label={texts.heat}>{heating}</td>
            <td data-label={texts.cool}>{cooling}</td>
            <td data-label={texts.year}>
              <strong>{year}</strong>
            </td>
            <td data-label={texts.carbon}>{carbon}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {answer.sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <Conditions title={texts.counted} lines={answer.counted} />
    <p>
      <a href={answer.estimate}>{texts.estimate}</a>
    </p>
  </>
);
