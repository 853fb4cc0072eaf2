import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { BRAND_TIME_ZONE } from '../../../domain/brand/central-time.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '../../../domain/content/site-language.ts';
import { countryOf } from '../../../domain/postal-code/postal-code.ts';
import { dollarsText } from '../../../domain/rebate/amount-texts.ts';
import { ASSUMED_APPLICANT, ofEveryIncome } from '../../../domain/rebate/applicant.ts';
import {
  applicantsOf,
  maxRebatesIn,
  savingsOf,
  type AreaRebates,
} from '../../../domain/rebate/area-rebates.ts';
import { bestCombination, dependsOnIncome, mayCount } from '../../../domain/rebate/best-combination.ts';
import { withDistinctNames } from '../../../domain/rebate/distinct-names.ts';
import { NOTHING_STATED, type StatedHousehold } from '../../../domain/rebate/household.ts';
import type { RebateProgram } from '../../../domain/rebate/rebate-program.ts';
import { assumedTons } from '../../../domain/rebate/rebate-rule.ts';
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
import { cardOf, isAddable, namesBehind, type Showing } from './program-card.ts';
import { shownHousehold } from './shown-household.ts';
import { rebateTextsIn } from './texts-in.ts';
import type { FoundTexts } from './found-texts.ts';

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
  const most = maxRebatesIn(rebates, day);
  const isBetween = most.from < most.to;
  const texts = rebateTextsIn(language);
  const { locale } = SITE_LANGUAGES[rebateLanguage(language)];
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const showing: Showing = {
    texts,
    day,
    applicants: applicantsOf(rebates),
    language: rebateLanguage(language),
    isForeign: rebates.language !== rebateLanguage(language),
    dayText: (instant) => dayIn('UTC').format(instant),
  };
  const { applicants, isForeign } = showing;
  const programs = withDistinctNames(rebates.programs, texts.of);
  const cityState = pipe(
    rebates.cityState,
    O.map((name) => name.trim()),
    O.filter((name) => name !== ''),
  );
  const place = O.getOrElse(() => zip)(cityState);
  const savings = savingsOf(rebates);
  const best = applicants
    .map((applicant) => bestCombination(programs, day, applicant))
    .reduce((one, other) => (other.amount > one.amount ? other : one));
  // A provider may state an amount that differs from the sum of its programs. Then programs can't explain it, nor one that isn't certain.
  const counted = O.isSome(savings) && best.amount === maxRebate && !isBetween ? best.programs : null;
  const isForAnybody = (program: RebateProgram): boolean =>
    applicants.some((applicant) => mayCount(program, applicant));
  const isByArea = O.isSome(rebates.household) && rebates.household.value.median === 'area';
  const isConditional = !isByArea && best.programs.some(({ incomeBands }) => incomeBands.length > 0);
  const others = topPrograms(programs, day).filter((program) => !best.programs.includes(program));
  const cards = [...best.programs, ...others, ...closedPrograms(programs, day)];
  const card = (program: RebateProgram): ProgramCard => cardOf(program, counted, showing);
  const isStated = O.isSome(rebates.household);
  return {
    heading: pipe(
      savings,
      O.match(
        () => texts.programsHeading(place),
        ({ amount, cityState: near }) =>
          isBetween
            ? texts.betweenHeading(dollarsText(most.from), dollarsText(amount), near)
            : texts.savingsHeading(dollarsText(amount), near) + (isConditional ? texts.ifBelowLimit : ''),
      ),
    ),
    amount: pipe(
      savings,
      O.map(({ amount }) => dollarsText(amount)),
      O.toNullable,
    ),
    cityState: O.toNullable(cityState),
    total: counted === null ? null : totalIn(programs, counted, showing),
    assumes: counted === null ? null : assumptionsOf(counted, texts),
    programs: cards.filter(isForAnybody).map(card),
    others: cards.filter((program) => !isForAnybody(program)).map(card),
    incomes:
      stated.household?.income == null && dependsOnIncome(programs, day, applicants[0])
        ? incomesOf(programs, showing)
        : null,
    sample: isSample ? texts.estimate.sample : null,
    utilities: shownUtilities(rebates.utilities, texts),
    // The income form is for US households only: it uses US dollars and US medians.
    household:
      countryOf(zip) === 'US'
        ? shownHousehold(
            rebates,
            stated,
            isBetween
              ? texts.between(dollarsText(most.from), dollarsText(most.to))
              : mostText(maxRebate, texts),
            texts,
          )
        : null,
    savedAs:
      isStated || O.isNone(savings)
        ? texts.programsHeading(place)
        : `${place}: ${texts.upTo(dollarsText(savings.value.amount))}`,
    foreign: isForeign ? texts.foreign : null,
    received: pipe(
      askedAt,
      // Shows the day in the time zone of the brand's customer service.
      O.map((instant) => texts.receivedOn(dayIn(BRAND_TIME_ZONE).format(instant))),
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

/** The size that amounts per ton count, and the price that a share with a cap needs to reach it. */
const assumptionsOf = (counted: ReadonlyArray<RebateProgram>, texts: FoundTexts): string | null => {
  const rules = counted.flatMap(({ rule }) => (O.isSome(rule) ? [rule.value] : []));
  const prices = rules.map((rule) =>
    rule.kind === 'share' && rule.cap !== null ? Math.ceil(rule.cap / rule.share) : 0,
  );
  const price = Math.max(0, ...prices);
  const assumed = [
    ...[...new Set(rules.flatMap((rule) => assumedTons(rule) ?? []))].map(texts.forSize),
    ...(price > 0 ? [texts.forPrice(dollarsText(price))] : []),
  ];
  return assumed.length === 0 ? null : assumed.join(' ');
};

const incomesOf = (
  programs: ReadonlyArray<RebateProgram>,
  { texts, day, applicants: [applicant = ASSUMED_APPLICANT] }: Showing,
): FoundRebates['incomes'] => ({
  texts: texts.incomes,
  amounts: ofEveryIncome(applicant).map((one) => ({
    income: texts.bands[one.band],
    amount: mostText(bestCombination(programs, day, one).amount, texts),
  })),
});

const mostText = (dollars: number, texts: FoundTexts): string =>
  dollars > 0 ? texts.upTo(dollarsText(dollars)) : texts.noSetAmount;
