import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { PostalCode } from '../../../domain/postal-code/normal-code.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import { climateOf } from '../../../domain/product/climate.ts';
import { estimateOf, type PlannedSystem } from '../../../domain/product/estimate.ts';
import { partsOf, type SystemPart } from '../../../domain/product/matched-parts.ts';
import { dollarText } from '../../../domain/product/money.ts';
import { sizeBand } from '../../../domain/product/size-band.ts';
import type { AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import { rebatesForProducts } from '../../../domain/rebate/product-rebates.ts';
import { dayOf, type Clock } from '../../ports/clock.ts';
import type { RebateDirectory } from '../../ports/content/rebate-directory.ts';
import type { PlaceOfCode } from '../../ports/dealers/place-of-code.ts';
import { rebateAddress } from '../estimate-savings/rebate-address.ts';
import { estimateTexts } from '../estimate-savings/texts.ts';
import { REBATES_PATH } from '../estimate-savings/zip-box-texts.ts';
import { AREA_UNKNOWN, type PlanInArea, type PlanSavings } from './plan-in-area-view.ts';
import { planSystemTexts as texts, pricedSavings, sizeText } from './texts.ts';

/**
 * Looks up rebates and size for a system near a postal code and a floor area in square feet. In a browser, rejects when its lazy chunk
 * can't be fetched.
 */
export type LookUpPlan = (
  system: PlannedSystem,
  zip: PostalCode,
  squareFeet: number | null,
) => Promise<PlanInArea>;

interface PlanSources {
  readonly rebates: RebateDirectory;
  readonly places: PlaceOfCode;
  readonly clock: Clock;
}

/** Looks up the area's rebates, adds up those that pay for a system, and sizes the system for the area's climate. */
export const lookUpPlan =
  ({ rebates, places, clock }: PlanSources): LookUpPlan =>
  async (system, zip, squareFeet) => {
    const [found, size] = await Promise.all([
      rebates.rebatesAt(zip)(),
      squareFeet === null ? null : sizeIn(system, zip, squareFeet, places),
    ]);
    const { savings: unknown } = AREA_UNKNOWN;
    return { savings: E.isLeft(found) ? unknown : savingsFor(system, zip, found.right, dayOf(clock)), size };
  };

/** The usual size of a system, or why there is no figure: the rule of thumb is for the cooling of a whole home. */
const sizeIn = async (
  system: PlannedSystem,
  zip: PostalCode,
  squareFeet: number,
  places: PlaceOfCode,
): Promise<string | null> => {
  if (system === 'ductless') return texts.ductlessSize;
  if (system === 'furnace' || system === 'oil') return texts.heatSize;
  const size = await sizeAround(zip, squareFeet, places);
  const isHeatPump = partsOf(system).includes('heat-pump');
  return size === null || !isHeatPump ? size : `${size} ${texts.coolingOnly}`;
};

const sizeAround = async (
  zip: PostalCode,
  squareFeet: number,
  places: PlaceOfCode,
): Promise<string | null> => {
  const code = parsePostalCode(zip);
  if (O.isNone(code)) return null;
  const place = await places.of(code.value)();
  if (E.isLeft(place)) return null;
  const band = sizeBand(squareFeet, climateOf(place.right));
  return band === null ? texts.tooLarge : sizeText(band);
};

/** The equipment name that programs use for each part. Programs for furnaces require the most efficient models. */
const PAID_AS: { readonly [part in SystemPart]?: string } = {
  'air-conditioner': 'Air Conditioner',
  'heat-pump': 'Heat Pump',
  'ductless-unit': 'Heat Pump',
  furnace: 'Furnace',
  'air-handler': 'Air Handler',
};

const savingsFor = (
  system: PlannedSystem,
  zip: PostalCode,
  rebates: AreaRebates,
  day: string,
): PlanSavings => {
  const { isPriced, from } = estimateOf(system, 'keep');
  const names = partsOf(system).flatMap((part) => PAID_AS[part] ?? []);
  const programs = rebateAddress(REBATES_PATH, zip);
  const { savings: unknown } = AREA_UNKNOWN;
  if (names.length === 0) return { ...unknown, text: texts.rebatesOfModel, programs };
  const { maxRebate } = rebatesForProducts(rebates, names, day);
  if (maxRebate <= 0) return { ...unknown, text: texts.noRebates };
  return {
    text: pricedSavings(isPriced ? dollarText(from) : null, dollarText(maxRebate * 100)),
    isFound: true,
    condition: texts.confirmRebates,
    programs,
    sample: rebates.isSample ? estimateTexts.sample : null,
  };
};
