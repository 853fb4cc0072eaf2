import * as E from 'fp-ts/Either';
import type { PostalCode } from '../../../domain/postal-code/normal-code.ts';
import { estimateOf, type PlannedSystem } from '../../../domain/product/estimate.ts';
import { dollarText } from '../../../domain/product/money.ts';
import type { ProductType } from '../../../domain/product/product.ts';
import type { AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import { rebatesForProducts } from '../../../domain/rebate/product-rebates.ts';
import { dayOf, type Clock } from '../../ports/clock.ts';
import type { RebateDirectory } from '../../ports/content/rebate-directory.ts';
import { rebateAddress } from '../estimate-savings/rebate-address.ts';
import { estimateTexts } from '../estimate-savings/texts.ts';
import { REBATES_PATH } from '../estimate-savings/zip-box-texts.ts';
import { SAVINGS_UNKNOWN, type PlanSavings } from './plan-savings-view.ts';
import { planSystemTexts as texts, pricedSavings } from './texts.ts';

/** What rebates may pay back for a system around a postal code. In a browser it rejects where its code cannot be fetched. */
export type SystemSavings = (system: PlannedSystem, zip: PostalCode) => Promise<PlanSavings>;

/** Asks for the rebates of an area, and counts those that pay for a system. */
export const systemSavings =
  (rebates: RebateDirectory, clock: Clock): SystemSavings =>
  async (system, zip) => {
    const found = await rebates.rebatesAt(zip)();
    return E.isLeft(found) ? SAVINGS_UNKNOWN : savingsFor(system, zip, found.right, dayOf(clock));
  };

/** A part by the name under which programs pay for it: they ask for no less than the best furnaces. */
const paidAs = (type: ProductType): string => type.replace(/^\d+% /, '');

const savingsFor = (
  system: PlannedSystem,
  zip: PostalCode,
  rebates: AreaRebates,
  day: string,
): PlanSavings => {
  const { parts, from } = estimateOf(system, 'keep');
  const { maxRebate } = rebatesForProducts(
    rebates,
    parts.map(({ type }) => paidAs(type)),
    day,
  );
  if (maxRebate <= 0) return { ...SAVINGS_UNKNOWN, text: texts.noRebates };
  return {
    text: pricedSavings(dollarText(from), dollarText(maxRebate * 100)),
    isFound: true,
    condition: texts.confirmRebates,
    programs: rebateAddress(REBATES_PATH, zip),
    sample: rebates.isSample ? estimateTexts.sample : null,
  };
};
