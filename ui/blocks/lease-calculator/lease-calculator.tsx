import { useEffect, useRef, type SubmitEvent } from 'react';
import { weighLeaseTexts as texts } from '../../../application/visitor/weigh-lease/texts.ts';
import type { LeaseField, WeighLeaseView } from '../../../application/visitor/weigh-lease/weigh-lease.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { SubmitButton } from '../../components/button/button.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import panel from '../../components/panel/panel.module.css';
import styles from './lease-calculator.module.css';
import type { LeaseCalculatorProps } from './view.ts';

const ID = 'check-an-offer';

/** A form for a lease offer, and its total cost, computed in place; without scripts, the address holds the offer. */
export const Block = ({ heading, lead }: LeaseCalculatorProps) => {
  const { weighLease } = useServices();
  const view = useObservable(weighLease.view$);
  const form = useRef<HTMLFormElement>(null);
  const { checks, errors, typed, answer } = view;
  const shownChecks = useRef(checks);

  // Focuses the first invalid field.
  useEffect(() => {
    if (checks === shownChecks.current) return;
    shownChecks.current = checks;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [checks]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    weighLease.weigh({ get: (name) => String(fields.get(name) ?? '') });
  };

  const field = (name: LeaseField, label: string, more: { hint?: string; optional?: string } = {}) => (
    <TextField
      name={name}
      label={label}
      {...more}
      {...(errors[name] !== undefined && { error: errors[name] })}
      defaultValue={typed[name]}
      inputMode={name === 'months' ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={16}
    />
  );

  return (
    <section className={panel.panel} id={ID} aria-labelledby={`${ID}-heading`}>
      <h2 id={`${ID}-heading`}>{heading}</h2>
      <p className={styles.lead}>
        {lead} {texts.private}
      </p>
      <form
        ref={form}
        className={styles.form}
        action={`#${ID}`}
        method="get"
        aria-label={texts.form}
        onSubmit={submit}
        noValidate
      >
        {field('cash', texts.cash, { hint: texts.cashHint })}
        {field('monthly', texts.monthly)}
        {field('months', texts.months, { hint: texts.monthsHint })}
        {field('due', texts.due, { optional: texts.optional })}
        {field('purchase', texts.purchase, { optional: texts.optional })}
        <div className={styles.submit}>
          <SubmitButton>{texts.submit}</SubmitButton>
        </div>
      </form>
      <div role="status" className={styles.sentences}>
        {answer?.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {answer !== null && <Answer answer={answer} />}
    </section>
  );
};

type Rows = NonNullable<WeighLeaseView['answer']>['rows'];

const Answer = ({ answer: { rows, years, notes } }: { answer: NonNullable<WeighLeaseView['answer']> }) => (
  <>
    <SideBySide caption={texts.caption} corner={null} rows={rows} />
    <SideBySide caption={texts.yearsCaption} corner={texts.year} rows={years} />
    {notes.map((note) => (
      <p key={note} className={styles.lead}>
        {note}
      </p>
    ))}
  </>
);

/** The lease beside buying, row by row. */
const SideBySide = ({ caption, corner, rows }: { caption: string; corner: string | null; rows: Rows }) => (
  <table className={styles.table}>
    <caption className={styles.caption}>{caption}</caption>
    <thead>
      <tr>
        {corner === null ? <td /> : <th scope="col">{corner}</th>}
        <th scope="col">{texts.lease}</th>
        <th scope="col">{texts.buy}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, lease, buy }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{lease}</td>
          <td>{buy}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
