import { PlanSystem, type ResumedPlan } from '../../../application/visitor/plan-system/plan-system.ts';
import { CompareRunningCosts } from '../../../application/visitor/compare-running-costs/compare-running-costs.ts';
import { WeighLease } from '../../../application/visitor/weigh-lease/weigh-lease.ts';
import { ESTIMATE_FORMS } from '../../../domain/lead/form-ids.ts';
import type { AddressQuery } from '../../../domain/content/links/address-query.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

/**
 * Binds the calculators. They start from `address`; null means the page's blocks prepare them. `resumed` is the answer that the page was
 * rendered with, or the posted household.
 */
export const calculatorModule = (
  address: { readonly query: AddressQuery; readonly path: string } | null,
  resumed: Partial<ResumedPlan> = {},
): Bindings => [
  singleton(TOKENS.planSystem, (get) => {
    const words = get(TOKENS.planWords);
    const { filling } = get(TOKENS.pageRequests).of(ESTIMATE_FORMS[words.language]);
    const ports = {
      filling,
      pageAddress: get(TOKENS.pageAddress),
      lookUp: get(TOKENS.lookUpPlan),
      words,
    };
    const plan = new PlanSystem(ports, resumed);
    if (address !== null) void plan.showAt(address.query, address.path);
    return plan;
  }),
  singleton(TOKENS.weighLease, () => {
    const weigh = new WeighLease();
    if (address !== null) weigh.showAt(address.query);
    return weigh;
  }),
];

/** Binds the comparison of running costs. It runs only on the server; the browser gets the html. */
export const runningCostModule = (language: SiteLanguage): Bindings => [
  singleton(
    TOKENS.compareRunningCosts,
    (get) => new CompareRunningCosts(get(TOKENS.placeOfCode), get(TOKENS.energyFigures), language),
  ),
];
