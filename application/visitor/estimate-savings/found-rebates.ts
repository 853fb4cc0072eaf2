import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { dollarsText } from '../../../domain/rebate/amount-texts.ts';
import { savingsOf, type AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import {
  barrierBetween,
  bestCombination,
  dependsOnIncome,
  mayCount,
  type CombinationBarrier,
} from '../../../domain/rebate/best-combination.ts';
import { INCOME_BANDS, isOpenTo } from '../../../domain/rebate/income-band.ts';
import { withDistinctNames } from '../../../domain/rebate/distinct-names.ts';
import { hasBegunOn, isOpenOn, statusOn } from '../../../domain/rebate/program-status.ts';
import type { RebateProgram } from '../../../domain/rebate/rebate-program.ts';
import { closedPrograms, topPrograms } from '../../../domain/rebate/top-programs.ts';
import {
  namesOfChosen,
  NO_UTILITY,
  UNKNOWN_UTILITY,
  UTILITY_KINDS,
  UTILITY_PARAMETERS,
  type AreaUtilities,
} from '../../../domain/rebate/utilities.ts';
import type { FoundRebates, ProgramCard, ShownUtilities } from './estimate-savings-view.ts';
import {
  assumedUtilities,
  BAND_TEXTS,
  CONDITION_TEXTS,
  estimateTexts,
  factTexts,
  INCOME_TEXTS,
  largestAlone,
  NO_SET_AMOUNT,
  NOT_COUNTED,
  notWith,
  programsHeading,
  receivedOn,
  savingsHeading,
  STATUS_TEXTS,
  totalOf,
  upTo,
  utilityTexts,
} from './texts.ts';

/** Days have no time of day: they are written as they are in every time zone. */
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
/** Instants are written as days where the brand's customer service is. */
const BRAND_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' });

/** The rebates of an area on a day, ready to render; `zip` represents the place where its name is not known. */
export const foundRebates = (rebates: AreaRebates, zip: string, day: string): FoundRebates => {
  const { isSample, askedAt, maxRebate } = rebates;
  const programs = withDistinctNames(rebates.programs);
  const cityState = pipe(
    rebates.cityState,
    O.map((name) => name.trim()),
    O.filter((name) => name !== ''),
  );
  const savings = savingsOf(rebates);
  const best = bestCombination(programs, day);
  // A provider may state another amount than its programs come to: it is not explained by them.
  const counted = O.isSome(savings) && best.amount === maxRebate ? best.programs : null;
  const cards = [...topPrograms(programs, day), ...closedPrograms(programs, day)];
  const card = (program: RebateProgram): ProgramCard => cardOf(program, counted, day);
  return {
    heading: pipe(
      savings,
      O.match(
        () =>
          programsHeading(
            pipe(
              cityState,
              O.getOrElse(() => zip),
            ),
          ),
        ({ amount, cityState: place }) => savingsHeading(dollarsText(amount), place),
      ),
    ),
    amount: pipe(
      savings,
      O.map(({ amount }) => dollarsText(amount)),
      O.toNullable,
    ),
    cityState: O.toNullable(cityState),
    total: counted === null ? null : totalIn(programs, counted, day),
    programs: cards.filter((program) => mayCount(program)).map(card),
    others: cards.filter((program) => !mayCount(program)).map(card),
    incomes: dependsOnIncome(programs, day) ? incomesOf(programs, day) : null,
    sample: isSample ? estimateTexts.sample : null,
    utilities: shownUtilities(rebates.utilities),
    received: pipe(
      askedAt,
      O.map((instant) => receivedOn(BRAND_DAY.format(instant))),
      O.toNullable,
    ),
  };
};

/** The utilities of an area, ready to render; null where there are none to choose from. */
export const shownUtilities = (utilities: AreaUtilities): ShownUtilities | null => {
  const kinds = UTILITY_KINDS.filter((kind) => utilities[kind].offered.length > 0);
  if (kinds.length === 0) return null;
  return {
    text: assumedUtilities(namesOfChosen(utilities)),
    choices: kinds.map((kind) => ({
      ...{ kind, name: UTILITY_PARAMETERS[kind], label: utilityTexts.labels[kind] },
      options: [
        ...utilities[kind].offered.map(({ id, name }) => ({ value: id, label: name })),
        ...(kind === 'gas' ? [{ value: NO_UTILITY, label: utilityTexts.none }] : []),
        { value: UNKNOWN_UTILITY, label: utilityTexts.unknown },
      ],
      chosen: utilities[kind].chosen,
    })),
  };
};

/** What a total is made of; null where it is one program's, and nothing else could be added. */
const totalIn = (
  programs: ReadonlyArray<RebateProgram>,
  counted: ReadonlyArray<RebateProgram>,
  day: string,
): string | null => {
  const [largest] = counted;
  if (largest === undefined) return null;
  if (counted.length > 1) return totalOf(counted.map(({ name }) => name));
  const mayBeMore = programs.some(
    (program) =>
      program !== largest && isAddable(program, day) && namesBehind('unknown', program, counted).length > 0,
  );
  return mayBeMore ? largestAlone(largest.name) : null;
};

const cardOf = (
  program: RebateProgram,
  counted: ReadonlyArray<RebateProgram> | null,
  day: string,
): ProgramCard => ({
  key: program.id,
  name: program.name,
  amount: program.amountLabel,
  status: statusOf(program, day),
  facts: factsOf(program, day),
  summary: O.toNullable(program.summary),
  isCounted: counted === null ? null : counted.includes(program),
  notCounted: counted === null || counted.includes(program) ? null : reasonFor(program, counted, day),
  href: program.homeUrl === '' ? null : program.homeUrl,
});

const statusOf = (program: RebateProgram, day: string): ProgramCard['status'] => {
  const status = statusOn(program, day);
  if (status === 'paused' || status === 'ended') return { kind: 'closed', text: STATUS_TEXTS[status] };
  if (!isOpenOn(program, day)) return { kind: 'closed', text: STATUS_TEXTS.notBegun };
  return { kind: status === 'unknown' ? 'unknown' : 'open', text: STATUS_TEXTS[status] };
};

const incomesOf = (programs: ReadonlyArray<RebateProgram>, day: string): FoundRebates['incomes'] => ({
  texts: INCOME_TEXTS,
  amounts: INCOME_BANDS.map((band) => ({
    income: BAND_TEXTS[band],
    amount: mostText(bestCombination(programs, day, band).amount),
  })),
});

const mostText = (dollars: number): string => (dollars > 0 ? upTo(dollarsText(dollars)) : NO_SET_AMOUNT);

const factsOf = (program: RebateProgram, day: string): ProgramCard['facts'] => {
  const { paysFor, whoCanApply, incomeBands, conditions, validFrom, validUntil, lastChecked } = program;
  const facts: ReadonlyArray<readonly [label: string, text: string | null]> = [
    [factTexts.paysFor, paysFor.join(', ') || null],
    [factTexts.whoCanApply, O.toNullable(whoCanApply)],
    [factTexts.income, incomesIn(incomeBands)],
    [factTexts.before, conditions.map((condition) => CONDITION_TEXTS[condition]).join(' ') || null],
    [hasBegunOn(program, day) ? factTexts.began : factTexts.begins, dayText(validFrom)],
    [factTexts.until, dayText(validUntil)],
    [factTexts.lastChecked, dayText(lastChecked)],
  ];
  return facts.flatMap(([label, text]) => (text === null ? [] : [{ label, text }]));
};

const incomesIn = (bands: RebateProgram['incomeBands']): string | null =>
  bands.length === 0 || INCOME_BANDS.every((band) => isOpenTo({ incomeBands: bands }, band))
    ? null
    : bands.map((band) => BAND_TEXTS[band]).join('; ');

const dayText = (day: O.Option<string>): string | null =>
  pipe(
    day,
    O.map((text) => Date.parse(text)),
    O.filter((instant) => !Number.isNaN(instant)),
    O.map((instant) => DAY.format(instant)),
    O.toNullable,
  );

const hasFigure = ({ amount }: RebateProgram): boolean => O.isSome(amount) && amount.value > 0;

const isAddable = (program: RebateProgram, day: string): boolean =>
  isOpenOn(program, day) && hasFigure(program);

/** The programs that a program is not added to, for one reason, by name. */
const namesBehind = (
  barrier: CombinationBarrier,
  program: RebateProgram,
  counted: ReadonlyArray<RebateProgram>,
): ReadonlyArray<string> =>
  counted
    .filter((other) => O.getOrElseW(() => null)(barrierBetween(program, other)) === barrier)
    .map(({ name }) => name);

const reasonFor = (program: RebateProgram, counted: ReadonlyArray<RebateProgram>, day: string): string => {
  if (!isOpenOn(program, day)) return NOT_COUNTED.closed;
  if (program.paysForOtherWork) return NOT_COUNTED.otherWork;
  if (!mayCount(program)) return NOT_COUNTED.otherIncomes;
  if (!hasFigure(program)) return NOT_COUNTED.noFigure;
  const excluded = namesBehind('excluded', program, counted);
  return excluded.length > 0 ? notWith(excluded) : NOT_COUNTED.unknown;
};
