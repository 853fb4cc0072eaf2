import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { PostalCode } from '../../../domain/postal-code/normal-code.ts';
import { countryOf, parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import { climateOf } from '../../../domain/product/climate.ts';
import type { EquipmentLevel } from '../../../domain/product/equipment-level.ts';
import { estimateOf, type Ductwork, type PlannedSystem } from '../../../domain/product/estimate.ts';
import { partsOf } from '../../../domain/product/matched-parts.ts';
import { sizeBand, sizesIn, type SizeBand } from '../../../domain/product/size-band.ts';
import { amountText, dollarsText } from '../../../domain/rebate/amount-texts.ts';
import { applicantsOf } from '../../../domain/rebate/area-rebates.ts';
import type { StatedHousehold } from '../../../domain/rebate/household.ts';
import { NO_CHOICE } from '../../../domain/rebate/utilities.ts';
import { netOf } from '../../../domain/product/dollar-range.ts';
import { ASSUMED_TONS, dependsOnSize } from '../../../domain/rebate/rebate-rule.ts';
import {
  hasPaidParts,
  systemRebates,
  type HigherRated,
  type SystemRebates,
} from '../../../domain/rebate/system-rebates.ts';
import { dayOf, type Clock } from '../../ports/clock.ts';
import type { RebateDirectory } from '../../ports/content/rebate-directory.ts';
import type { Logger } from '../../ports/logger.ts';
import type { PlaceOfCode } from '../../ports/dealers/place-of-code.ts';
import type { ShownChoice } from '../estimate-savings/estimate-savings-view.ts';
import { rebateAddress } from '../estimate-savings/rebate-address.ts';
import { rebatesOfHousehold, type HouseholdRebates } from '../estimate-savings/rebates-of-household.ts';
import { shownHousehold } from '../estimate-savings/shown-household.ts';
import { rebateTextsIn } from '../estimate-savings/texts-in.ts';
import { estimateTexts } from '../estimate-savings/texts.ts';
import { REBATES_PATH } from '../estimate-savings/zip-box-texts.ts';
import { AREA_UNKNOWN, type PlanInArea } from './plan-in-area-view.ts';
import {
  countedSize,
  dollarsBetween,
  higherRatedText,
  netText,
  planSystemTexts as texts,
  sizeText,
  unpricedRebates,
} from './texts.ts';

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
}

/** The usual size of a home's system: `too-large` for one system; null when it is unknown. */
type UsualSize = SizeBand | 'too-large' | null;

/** Looks up the area's rebates, subtracts those for a system from its price, and sizes the system for the area's climate. */
export const lookUpPlan =
  ({ places, clock, ...sources }: PlanSources): LookUpPlan =>
  async (question) => {
    const { zip, stated } = question;
    const [found, size] = await Promise.all([
      rebatesOfHousehold(sources, { code: zip, choice: NO_CHOICE, language: 'en', stated }),
      sizeIn(question, places),
    ]);
    return {
      ...(E.isLeft(found) ? AREA_UNKNOWN : savingsFor(question, found.right, size, dayOf(clock))),
      size: question.squareFeet === null ? null : usualSizeText(question.system, size),
    };
  };

/** The size by a rule of thumb, which is for the cooling of a whole home. */
const sizeIn = async ({ system, zip, squareFeet }: PlanQuestion, places: PlaceOfCode): Promise<UsualSize> => {
  const code = parsePostalCode(zip);
  if (squareFeet === null || NOT_BY_AREA[system] !== undefined || O.isNone(code)) return null;
  const place = await places.of(code.value)();
  return E.isLeft(place) ? null : (sizeBand(squareFeet, climateOf(place.right)) ?? 'too-large');
};

/** Why the floor area doesn't give the size of these systems. */
const NOT_BY_AREA: { readonly [system in PlannedSystem]?: string } = {
  ductless: texts.ductlessSize,
  furnace: texts.heatSize,
  oil: texts.heatSize,
};

const usualSizeText = (system: PlannedSystem, size: UsualSize): string | null => {
  if (size === null) return NOT_BY_AREA[system] ?? null;
  const text = size === 'too-large' ? texts.tooLarge : sizeText(size);
  return partsOf(system).includes('heat-pump') ? `${text} ${texts.coolingOnly}` : text;
};

/** The rebates for the system, and what is left of its price. */
const savingsFor = (
  { system, ductwork, level, zip }: PlanQuestion,
  { found: rebates, stated }: HouseholdRebates,
  size: UsualSize,
  day: string,
): Pick<PlanInArea, 'savings' | 'household'> => {
  const { savings: unknown } = AREA_UNKNOWN;
  const programs = rebateAddress(REBATES_PATH, zip);
  if (!hasPaidParts(system))
    return { savings: { ...unknown, text: texts.rebatesOfModel, programs }, household: null };
  const band = size === 'too-large' ? null : size;
  const sizes = band === null ? [ASSUMED_TONS] : sizesIn(band);
  const applicants = applicantsOf(rebates);
  const found = systemRebates(rebates.programs, system, sizes, day, applicants, level);
  const sample = rebates.isSample ? estimateTexts.sample : null;
  const household = householdOf(found, rebates, stated, zip);
  const isStated = O.isSome(rebates.household);
  const conditions = [
    ...conditionsOf(found, band),
    ...(household === null || isStated ? [] : [household.text]),
  ];
  const own = { household: isStated ? (household?.text ?? null) : null, conditions, programs, sample };
  if (found.pays.to <= 0)
    return {
      household,
      savings:
        conditions.length === 0 && household === null
          ? { ...unknown, text: texts.noRebates }
          : {
              ...unknown,
              ...own,
              text: found.higherRated.length > 0 ? texts.noneAtStart : texts.noneForHousehold,
            },
    };
  const { isPriced, levelAdds, from, to } = estimateOf(system, ductwork, level);
  const price = { from: from / 100, to: to / 100 };
  const paid = dollarsBetween(found.pays);
  const net = isPriced ? dollarsBetween(netOf(price, found.pays)) : null;
  const savings = {
    ...own,
    text: net === null ? unpricedRebates(paid) : netText(dollarsBetween(price), paid, net),
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
): ShownChoice | null => {
  if (countryOf(zip) !== 'US') return null;
  const rebateTexts = rebateTextsIn('en');
  const isBetween = O.isSome(household) && household.value.applicants.length > 1 && pays.from < pays.to;
  const amount = isBetween
    ? rebateTexts.between(dollarsText(pays.from), dollarsText(pays.to))
    : counted.length === 0
      ? rebateTexts.noSetAmount
      : dollarsBetween(pays);
  return shownHousehold({ programs, household }, stated, amount, rebateTexts);
};

/** What the rebates assume, and what would change them. */
const conditionsOf = (
  { counted, higherRated }: SystemRebates,
  band: SizeBand | null,
): ReadonlyArray<string> => {
  const rules = counted.flatMap(({ rule }) => (O.isSome(rule) ? [rule.value] : []));
  return [
    ...(rules.some(dependsOnSize) ? [band === null ? texts.assumedSize : countedSize(band)] : []),
    ...(rules.some(({ kind }) => kind === 'share') ? [texts.shares] : []),
    ...(rules.some((rule) => rule.kind !== 'share' && rule.pays.from < rule.pays.to) ? [texts.upTo] : []),
    ...higherRated.map(higherRatedLine),
  ];
};

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const higherRatedLine = ({ program, needs: { metric, least } }: HigherRated): string =>
  higherRatedText(
    program.name,
    uncapitalized(amountText(program, 'en')),
    metric === 'AFUE' ? `${least}% AFUE` : `${least} ${metric}`,
  );
