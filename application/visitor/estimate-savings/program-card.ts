import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { amountText } from '../../../domain/rebate/amount-texts.ts';
import { ASSUMED_APPLICANT, isOpenToOwner, type Applicant } from '../../../domain/rebate/applicant.ts';
import {
  barrierBetween,
  mayCount,
  type CombinationBarrier,
} from '../../../domain/rebate/best-combination.ts';
import { INCOME_BANDS, isOpenTo } from '../../../domain/rebate/income-band.ts';
import { hasBegunOn, isOpenOn, statusOn } from '../../../domain/rebate/program-status.ts';
import type { RebateProgram } from '../../../domain/rebate/rebate-program.ts';
import { mostOf } from '../../../domain/rebate/rebate-rule.ts';
import type { RebateLanguage } from '../../../domain/rebate/rebate-wishes.ts';
import type { ProgramCard } from './estimate-savings-view.ts';
import type { FoundTexts } from './found-texts.ts';
import { SPANISH_TERMS } from './spanish-texts.ts';

/** Shared input for rendering an area's programs. */
export interface Showing {
  readonly texts: FoundTexts;
  /** Formats days in UTC: days have no time zone. */
  readonly dayText: (instant: number) => string;
  /** Whether the programs are in another language than the page. */
  readonly isForeign: boolean;
  readonly day: string;
  /** The households that the total may be for. */
  readonly applicants: ReadonlyArray<Applicant>;
  readonly language: RebateLanguage;
}

/** A program, ready to render. `counted`: the programs that the total adds up; null when they can't explain it. */
export const cardOf = (
  program: RebateProgram,
  counted: ReadonlyArray<RebateProgram> | null,
  showing: Showing,
): ProgramCard => {
  const { isForeign } = showing;
  const amount = amountOf(program, showing);
  return {
    key: program.id,
    name: program.name,
    ...(isForeign && { lang: 'en' }),
    amount: amount.text,
    ...(amount.lang && { amountLang: amount.lang }),
    status: statusOf(program, showing),
    facts: factsOf(program, showing),
    summary: summaryOf(program, showing),
    isCounted: counted === null ? null : counted.includes(program),
    notCounted: counted === null || counted.includes(program) ? null : reasonFor(program, counted, showing),
    href: program.homeUrl === '' ? null : program.homeUrl,
  };
};

/** The description; none when it is in another language and no standard text: the program's own page has more. */
const summaryOf = ({ summary }: RebateProgram, { isForeign }: Showing): string | null => {
  const text = O.toNullable(summary);
  return isForeign ? (SPANISH_TERMS[text ?? ''] ?? null) : text;
};

/** A text, with its language when it differs from the page's. */
interface Worded {
  readonly text: string;
  readonly lang?: 'en';
}

/** Standard program terms, translated when all are known, otherwise in the original language. */
const worded = (words: ReadonlyArray<string>, { texts, isForeign }: Showing): Worded => {
  const terms = words.map((word) => (texts.locale === 'es-US' ? (SPANISH_TERMS[word] ?? null) : word));
  const known = terms.filter((term) => term !== null);
  if (known.length === terms.length) return { text: known.join(', ') };
  return { text: words.join(', '), ...(isForeign && { lang: 'en' }) };
};

/** A program's amount in words. A label without a rule is translated as a term. */
const amountOf = (program: RebateProgram, showing: Showing): Worded =>
  O.isSome(program.rule)
    ? { text: amountText(program, showing.language) }
    : worded([program.amountLabel], showing);

const statusOf = (program: RebateProgram, { texts, day }: Showing): ProgramCard['status'] => {
  const { statuses } = texts;
  const status = statusOn(program, day);
  if (status === 'paused' || status === 'ended') return { kind: 'closed', text: statuses[status] };
  if (!isOpenOn(program, day)) return { kind: 'closed', text: statuses.notBegun };
  return { kind: status === 'unknown' ? 'unknown' : 'open', text: statuses[status] };
};

const factsOf = (program: RebateProgram, showing: Showing): ProgramCard['facts'] => {
  const { paysFor, whoCanApply, incomeBands, conditions, validFrom, validUntil, lastChecked } = program;
  const { texts, day } = showing;
  const own = (text: string | null): Worded => ({ text: text ?? '' });
  const date = (of: O.Option<string>): Worded => own(dayText(of, showing));
  const facts: ReadonlyArray<readonly [label: string, worded: Worded]> = [
    [texts.facts.paysFor, worded(paysFor, showing)],
    [texts.facts.whoCanApply, worded(O.isSome(whoCanApply) ? [whoCanApply.value] : [], showing)],
    [texts.facts.income, own(incomesIn(incomeBands, texts))],
    [texts.facts.before, own(conditions.map((condition) => texts.conditions[condition]).join(' '))],
    [hasBegunOn(program, day) ? texts.facts.began : texts.facts.begins, date(validFrom)],
    [texts.facts.until, date(validUntil)],
    [texts.facts.lastChecked, date(lastChecked)],
  ];
  return facts.flatMap(([label, fact]) => (fact.text === '' ? [] : [{ label, ...fact }]));
};

const incomesIn = (bands: RebateProgram['incomeBands'], texts: FoundTexts): string | null =>
  bands.length === 0 || INCOME_BANDS.every((band) => isOpenTo({ incomeBands: bands }, band))
    ? null
    : bands.map((band) => texts.bands[band]).join('; ');

const dayText = (day: O.Option<string>, showing: Showing): string | null =>
  pipe(
    day,
    O.map((text) => Date.parse(text)),
    O.filter((instant) => !Number.isNaN(instant)),
    O.map(showing.dayText),
    O.toNullable,
  );

/** Whether a program is open and has a figure. */
export const isAddable = (program: RebateProgram, day: string): boolean =>
  isOpenOn(program, day) && mostOf(program) > 0;

/** Names of the counted programs that exclude a program for a given reason. */
export const namesBehind = (
  barrier: CombinationBarrier,
  program: RebateProgram,
  counted: ReadonlyArray<RebateProgram>,
): ReadonlyArray<string> =>
  counted
    .filter((other) => O.getOrElseW(() => null)(barrierBetween(program, other)) === barrier)
    .map(({ name }) => name);

const reasonFor = (
  program: RebateProgram,
  counted: ReadonlyArray<RebateProgram>,
  { texts, day, applicants: [applicant = ASSUMED_APPLICANT] }: Showing,
): string => {
  const { notCounted } = texts;
  if (!isOpenOn(program, day)) return notCounted.closed;
  if (program.paysForOtherWork) return notCounted.otherWork;
  if (!isOpenToOwner(program, applicant.owner)) return notCounted.otherOwners[applicant.owner];
  if (!mayCount(program, applicant)) return notCounted.otherIncomes;
  if (mostOf(program) === 0) return notCounted.noFigure;
  const excluded = namesBehind('excluded', program, counted);
  return excluded.length > 0 ? texts.notWith(excluded) : notCounted.unknown;
};
