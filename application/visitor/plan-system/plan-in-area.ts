import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { PostalCode } from '../../../domain/postal-code/normal-code.ts';
import { countryOf, parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import { climateOf } from '../../../domain/product/climate.ts';
import type { EquipmentLevel } from '../../../domain/product/equipment-level.ts';
import { estimateOf, type Ductwork, type PlannedSystem } from '../../../domain/product/estimate.ts';
import { partsOf } from '../../../domain/product/matched-parts.ts';
import { sizeBand, type SizeBand } from '../../../domain/product/size-band.ts';
import { amountText } from '../../../domain/rebate/amount-texts.ts';
import { applicantsOf } from '../../../domain/rebate/area-rebates.ts';
import type { StatedHousehold } from '../../../domain/rebate/household.ts';
import { NO_CHOICE } from '../../../domain/rebate/utilities.ts';
import { netOf } from '../../../domain/product/dollar-range.ts';
import { ASSUMED_TONS, dependsOnSize } from '../../../domain/rebate/rebate-rule.ts';
import { hasPaidParts, systemRebates, type SystemRebates } from '../../../domain/rebate/system-rebates.ts';
import { rebateLanguage } from '../../../domain/rebate/rebate-wishes.ts';
import { dayOf, type Clock } from '../../ports/clock.ts';
import type { RebateDirectory } from '../../ports/content/rebate-directory.ts';
import type { Logger } from '../../ports/logger.ts';
import type { PlaceOfCode } from '../../ports/dealers/place-of-code.ts';
import type { ShownChoice } from '../estimate-savings/estimate-savings-view.ts';
import { rebateAddress } from '../estimate-savings/rebate-address.ts';
import { askedOnce } from './asked-once.ts';
import {
  rebatesOfHousehold,
  type HouseholdRebates,
  type SavingsQuestion,
} from '../estimate-savings/rebates-of-household.ts';
import { shownHousehold } from '../estimate-savings/shown-household.ts';
import { householdTextsIn } from '../estimate-savings/texts-in.ts';
import { areaUnknown, type PlanInArea } from './plan-in-area-view.ts';
import { IN_ENGLISH, type PlanWords } from './plan-words.ts';

/** A planned system and the home it is for. */
export interface PlanQuestion {
  readonly system: PlannedSystem;
  readonly ductwork: Ductwork;
  readonly level: EquipmentLevel;
  readonly zip: PostalCode;
  /** Null when no floor area was typed. */
  readonly squareFeet: number | null;
  readonly stated: StatedHousehold;
}

/** Looks up rebates and size for a system. In a browser, rejects when its lazy chunk can't be fetched. */
export type LookUpPlan = (question: PlanQuestion) => Promise<PlanInArea>;

interface PlanSources {
  readonly rebates: RebateDirectory;
  readonly places: PlaceOfCode;
  readonly clock: Clock;
  readonly log: Logger;
  /** The words of the page's language. */
  readonly words: PlanWords;
}

/** The usual size of a home's system: `too-large` for one system; null when it is unknown. */
type UsualSize = SizeBand | 'too-large' | null;

/**
 * Looks up the area's rebates, subtracts those for a system from its price, and sizes the system for the area's climate. Other choices for
 * the same area and household don't ask again.
 */
export const lookUpPlan = ({ places, clock, words, ...sources }: PlanSources): LookUpPlan => {
  const rebatesAt = askedOnce(
    (question: SavingsQuestion) => rebatesOfHousehold(sources, question),
    (answer) => E.isRight(answer) && answer.right.stated.fault !== 'unavailable',
  );
  const placeOf = askedOnce(
    (code: PostalCode) => places.of(code)(),
    (answer) => E.isRight(answer) || answer.left.reason === 'not listed',
  );
  return async (question) => {
    const { zip, stated } = question;
    const [found, size] = await Promise.all([
      rebatesAt({ code: zip, choice: NO_CHOICE, language: words.language, stated }),
      sizeIn(question, placeOf),
    ]);
    const answerIn = (written: PlanWords): Omit<PlanInArea, 'forDealer'> => ({
      ...(E.isLeft(found)
        ? areaUnknown(written.texts)
        : savingsFor(question, found.right, size, dayOf(clock), written)),
      size: question.squareFeet === null ? null : usualSizeText(question.system, size, written),
      sizeCaveat: size === null ? null : written.texts.sizeCaveat,
    });
    const inEnglish = answerIn(IN_ENGLISH);
    return { ...answerIn(words), forDealer: forDealer(inEnglish, question) };
  };
};

/** What a dealer reads. Amounts for a household would reveal its income. */
const forDealer = (
  { size, savings }: Omit<PlanInArea, 'forDealer'>,
  { stated, zip }: PlanQuestion,
): ReadonlyArray<string> => [
  ...(size === null ? [] : [size]),
  ...(savings.isFound && stated.household === null
    ? [`${savings.basis}: ${savings.text}, seen for ${zip}`]
    : []),
];

/** The size by a rule of thumb, which is for the cooling of a whole home. */
const sizeIn = async (
  { system, zip, squareFeet }: PlanQuestion,
  placeOf: (code: PostalCode) => ReturnType<ReturnType<PlaceOfCode['of']>>,
): Promise<UsualSize> => {
  const code = parsePostalCode(zip);
  if (squareFeet === null || NOT_BY_AREA[system] !== undefined || O.isNone(code)) return null;
  const place = await placeOf(code.value);
  return E.isLeft(place) ? null : (sizeBand(squareFeet, climateOf(place.right)) ?? 'too-large');
};

/** Why the floor area doesn't give the size of these systems. */
const NOT_BY_AREA: { readonly [system in PlannedSystem]?: 'ductlessSize' | 'heatSize' } = {
  ductless: 'ductlessSize',
  furnace: 'heatSize',
  oil: 'heatSize',
};

const usualSizeText = (
  system: PlannedSystem,
  size: UsualSize,
  { texts, numbers }: PlanWords,
): string | null => {
  const reason = NOT_BY_AREA[system];
  if (size === null) return reason === undefined ? null : texts[reason];
  const text = size === 'too-large' ? texts.tooLarge : texts.usualSize(numbers(size));
  return partsOf(system).includes('heat-pump') ? `${text} ${texts.coolingOnly}` : text;
};

/** The rebates for the system, and what is left of its price. */
const savingsFor = (
  { system, ductwork, level, zip, squareFeet }: PlanQuestion,
  { found: rebates, stated }: HouseholdRebates,
  size: UsualSize,
  day: string,
  words: PlanWords,
): Pick<PlanInArea, 'savings' | 'household'> => {
  const { texts, dollars } = words;
  const { savings: unknown } = areaUnknown(texts);
  const programs = rebateAddress(texts.rebatesPath, zip);
  const none = countryOf(zip) === 'US' ? texts.noRebates : texts.noneInCanada;
  if (rebates.programs.length === 0) return { savings: { ...unknown, text: none }, household: null };
  if (!hasPaidParts(system))
    return { savings: { ...unknown, text: texts.rebatesOfModel, programs }, household: null };
  // A starting price is the lowest one, so the smallest usual size is counted with it.
  const tons = size === null || size === 'too-large' ? null : size.from;
  const asksArea = squareFeet === null && NOT_BY_AREA[system] === undefined;
  const applicants = applicantsOf(rebates);
  const found = systemRebates(rebates.programs, system, tons ?? ASSUMED_TONS, day, applicants, level);
  const sample = rebates.isSample ? householdTextsIn(words.language).estimate.sample : null;
  const household = householdOf(found, rebates, stated, zip, words);
  const isStated = O.isSome(rebates.household);
  const conditions = [
    ...conditionsOf(found, countedSize(tons, asksArea, words), words),
    ...(household === null || isStated ? [] : [household.text]),
  ];
  const own = { household: isStated ? (household?.text ?? null) : null, conditions, programs, sample };
  if (found.pays.to <= 0)
    return {
      household,
      savings:
        conditions.length === 0 && household === null
          ? { ...unknown, text: none }
          : {
              ...unknown,
              ...own,
              text: found.higherRated.length > 0 ? texts.noneAtStart : texts.noneForHousehold,
            },
    };
  const { isPriced, levelAdds, from, to } = estimateOf(system, ductwork, level);
  const price = { from: from / 100, to: to / 100 };
  const paid = dollars(found.pays);
  const net = isPriced ? dollars(netOf(price, found.paysAt)) : null;
  const savings = {
    ...own,
    text: net === null ? texts.unpricedRebates(paid) : texts.net(dollars(price), paid, net),
    isFound: true,
    net,
    basis: levelAdds.to > 0 ? texts.aboveStart : texts.atStart,
    conditions: [...conditions, texts.confirmRebates],
  };
  return { savings, household };
};

/** The household that the rebates are for. It is asked only in the US, and only when a program for the system depends on it. */
const householdOf = (
  { pays, paying: programs, counted }: SystemRebates,
  { household }: HouseholdRebates['found'],
  stated: StatedHousehold,
  zip: PostalCode,
  { language, dollars }: PlanWords,
): ShownChoice | null => {
  if (countryOf(zip) !== 'US') return null;
  const texts = householdTextsIn(language);
  const isBetween = O.isSome(household) && household.value.applicants.length > 1 && pays.from < pays.to;
  const amount = isBetween
    ? texts.between(texts.dollars(pays.from), texts.dollars(pays.to))
    : counted.length === 0
      ? texts.noSetAmount
      : dollars(pays);
  return shownHousehold({ programs, household }, stated, amount, texts);
};

/** The size that amounts per ton are counted for. `asksArea`: the floor area would give the system's own. */
const countedSize = (tons: number | null, asksArea: boolean, { texts, number }: PlanWords): string => {
  if (tons !== null) return texts.countedSize(number(tons));
  return asksArea ? texts.assumedSize : texts.unknownSize;
};

/** What the rebates assume, and what would change them. */
const conditionsOf = (
  { counted, higherRated }: SystemRebates,
  size: string,
  { language, texts, number }: PlanWords,
): ReadonlyArray<string> => {
  const rules = counted.flatMap(({ rule }) => (O.isSome(rule) ? [rule.value] : []));
  return [
    ...(rules.some(dependsOnSize) ? [size] : []),
    ...(rules.some(({ kind }) => kind === 'share') ? [texts.shares] : []),
    ...(rules.some((rule) => rule.kind !== 'share' && rule.pays.from < rule.pays.to) ? [texts.upTo] : []),
    ...higherRated.map(({ program, needs: { metric, least } }) =>
      texts.higherRated(
        program.name,
        uncapitalized(amountText(program, rebateLanguage(language))),
        metric === 'AFUE' ? `${number(least)}% AFUE` : `${number(least)} ${metric}`,
      ),
    ),
  ];
};

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
