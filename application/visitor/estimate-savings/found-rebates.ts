import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { SITE_LANGUAGES, type SiteLanguage } from '../../../domain/content/site-language.ts';
import { countryOf } from '../../../domain/postal-code/postal-code.ts';
import { dollarsText } from '../../../domain/rebate/amount-texts.ts';
import { incomeIn, savingsOf, type AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import {
  barrierBetween,
  bestCombination,
  dependsOnIncome,
  mayCount,
  type CombinationBarrier,
} from '../../../domain/rebate/best-combination.ts';
import { withDistinctNames } from '../../../domain/rebate/distinct-names.ts';
import { NOTHING_STATED, type StatedHousehold } from '../../../domain/rebate/household.ts';
import { INCOME_BANDS, isOpenTo, type IncomeBand } from '../../../domain/rebate/income-band.ts';
import { hasBegunOn, isOpenOn, statusOn } from '../../../domain/rebate/program-status.ts';
import type { RebateProgram } from '../../../domain/rebate/rebate-program.ts';
import { rebateLanguage } from '../../../domain/rebate/rebate-wishes.ts';
import { closedPrograms, topPrograms } from '../../../domain/rebate/top-programs.ts';
import {
  namesOfChosen,
  NO_UTILITY,
  UNKNOWN_UTILITY,
  UTILITY_KINDS,
  UTILITY_PARAMETERS,
  type AreaUtilities,
} from '../../../domain/rebate/utilities.ts';
import type { FoundRebates, ProgramCard, ShownChoice } from './estimate-savings-view.ts';
import { shownHousehold } from './shown-household.ts';
import { SPANISH_TERMS } from './spanish-texts.ts';
import { rebateTextsIn } from './texts-in.ts';
import type { FoundTexts } from './found-texts.ts';

/** Shared input for rendering an area's programs. */
interface Showing {
  readonly texts: FoundTexts;
  /** Formats days in UTC: days have no time zone. */
  readonly dayText: (instant: number) => string;
  /** Whether the programs are in another language than the page. */
  readonly isForeign: boolean;
  readonly day: string;
  /** The income band of the totals. */
  readonly band: IncomeBand;
}

/**
 * An area's rebates on a day, ready to render. `zip` replaces the place name when it is unknown. `stated` is the household that the visitor
 * stated.
 */
export const foundRebates = (
  rebates: AreaRebates,
  zip: string,
  day: string,
  language: SiteLanguage = 'en',
  stated: StatedHousehold = NOTHING_STATED,
): FoundRebates => {
  const { isSample, askedAt, maxRebate } = rebates;
  const texts = rebateTextsIn(language);
  const { locale } = SITE_LANGUAGES[rebateLanguage(language)];
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const showing: Showing = {
    texts,
    day,
    band: incomeIn(rebates),
    isForeign: rebates.language !== rebateLanguage(language),
    dayText: (instant) => dayIn('UTC').format(instant),
  };
  const { band, isForeign } = showing;
  const programs = withDistinctNames(rebates.programs, texts.of);
  const cityState = pipe(
    rebates.cityState,
    O.map((name) => name.trim()),
    O.filter((name) => name !== ''),
  );
  const place = O.getOrElse(() => zip)(cityState);
  const savings = savingsOf(rebates);
  const best = bestCombination(programs, day, band);
  // A provider may state an amount that differs from the sum of its programs. Then programs can't explain it.
  const counted = O.isSome(savings) && best.amount === maxRebate ? best.programs : null;
  const others = topPrograms(programs, day).filter((program) => !best.programs.includes(program));
  const cards = [...best.programs, ...others, ...closedPrograms(programs, day)];
  const card = (program: RebateProgram): ProgramCard => cardOf(program, counted, showing);
  const isStated = O.isSome(rebates.income);
  return {
    heading: pipe(
      savings,
      O.match(
        () => texts.programsHeading(place),
        ({ amount, cityState: near }) => texts.savingsHeading(dollarsText(amount), near),
      ),
    ),
    amount: pipe(
      savings,
      O.map(({ amount }) => dollarsText(amount)),
      O.toNullable,
    ),
    cityState: O.toNullable(cityState),
    total: counted === null ? null : totalIn(programs, counted, showing),
    programs: cards.filter((program) => mayCount(program, band)).map(card),
    others: cards.filter((program) => !mayCount(program, band)).map(card),
    incomes: !isStated && dependsOnIncome(programs, day) ? incomesOf(programs, showing) : null,
    sample: isSample ? texts.estimate.sample : null,
    utilities: shownUtilities(rebates.utilities, texts),
    // The income form is for US households only: it uses US dollars and US medians.
    household:
      countryOf(zip) === 'US' ? shownHousehold(rebates, stated, mostText(maxRebate, texts), texts) : null,
    savedAs:
      isStated || O.isNone(savings)
        ? texts.programsHeading(place)
        : texts.savingsHeading(dollarsText(savings.value.amount), place),
    foreign: isForeign ? texts.foreign : null,
    received: pipe(
      askedAt,
      // Shows the day in the time zone of the brand's customer service.
      O.map((instant) => texts.receivedOn(dayIn('America/Chicago').format(instant))),
      O.toNullable,
    ),
  };
};

/** The area's utilities, ready to render; null when there are none to choose from. */
export const shownUtilities = (utilities: AreaUtilities, texts: FoundTexts): ShownChoice | null => {
  const kinds = UTILITY_KINDS.filter((kind) => utilities[kind].offered.length > 0);
  if (kinds.length === 0) return null;
  const { open, form, submit, labels, none, unknown } = texts.utility;
  return {
    text: texts.assumedUtilities(namesOfChosen(utilities)),
    open,
    form,
    submit,
    note: null,
    error: null,
    fields: kinds.map((kind) => ({
      name: UTILITY_PARAMETERS[kind],
      label: labels[kind],
      options: [
        ...utilities[kind].offered.map(({ id, name }) => ({ value: id, label: name })),
        ...(kind === 'gas' ? [{ value: NO_UTILITY, label: none }] : []),
        { value: UNKNOWN_UTILITY, label: unknown },
      ],
      chosen: utilities[kind].chosen,
    })),
  };
};

/** The programs that the total adds up, in words; null when a single program sets it and no other can be added. */
const totalIn = (
  programs: ReadonlyArray<RebateProgram>,
  counted: ReadonlyArray<RebateProgram>,
  { texts, day }: Showing,
): string | null => {
  const [largest] = counted;
  if (largest === undefined) return null;
  if (counted.length > 1) return texts.totalOf(counted.map(({ name }) => name));
  const mayBeMore = programs.some(
    (program) =>
      program !== largest && isAddable(program, day) && namesBehind('unknown', program, counted).length > 0,
  );
  return mayBeMore ? texts.largestAlone(largest.name) : null;
};

const cardOf = (
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
    // Summaries in another language are left out: the program's own page has more.
    summary: isForeign ? null : O.toNullable(program.summary),
    isCounted: counted === null ? null : counted.includes(program),
    notCounted: counted === null || counted.includes(program) ? null : reasonFor(program, counted, showing),
    href: program.homeUrl === '' ? null : program.homeUrl,
  };
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

/** A program's amount as text; only the figure when its label is in another language. */
const amountOf = (program: RebateProgram, showing: Showing): Worded => {
  if (!showing.isForeign) return { text: program.amountLabel };
  return hasFigure(program)
    ? { text: mostText(O.getOrElse(() => 0)(program.amount), showing.texts) }
    : worded([program.amountLabel], showing);
};

const statusOf = (program: RebateProgram, { texts, day }: Showing): ProgramCard['status'] => {
  const { statuses } = texts;
  const status = statusOn(program, day);
  if (status === 'paused' || status === 'ended') return { kind: 'closed', text: statuses[status] };
  if (!isOpenOn(program, day)) return { kind: 'closed', text: statuses.notBegun };
  return { kind: status === 'unknown' ? 'unknown' : 'open', text: statuses[status] };
};

const incomesOf = (
  programs: ReadonlyArray<RebateProgram>,
  { texts, day }: Showing,
): FoundRebates['incomes'] => ({
  texts: texts.incomes,
  amounts: INCOME_BANDS.map((band) => ({
    income: texts.bands[band],
    amount: mostText(bestCombination(programs, day, band).amount, texts),
  })),
});

const mostText = (dollars: number, texts: FoundTexts): string =>
  dollars > 0 ? texts.upTo(dollarsText(dollars)) : texts.noSetAmount;

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

const hasFigure = ({ amount }: RebateProgram): boolean => O.isSome(amount) && amount.value > 0;

const isAddable = (program: RebateProgram, day: string): boolean =>
  isOpenOn(program, day) && hasFigure(program);

/** Names of the counted programs that exclude a program for a given reason. */
const namesBehind = (
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
  { texts, day, band }: Showing,
): string => {
  const { notCounted } = texts;
  if (!isOpenOn(program, day)) return notCounted.closed;
  if (program.paysForOtherWork) return notCounted.otherWork;
  if (!mayCount(program, band)) return notCounted.otherIncomes;
  if (!hasFigure(program)) return notCounted.noFigure;
  const excluded = namesBehind('excluded', program, counted);
  return excluded.length > 0 ? texts.notWith(excluded) : notCounted.unknown;
};
