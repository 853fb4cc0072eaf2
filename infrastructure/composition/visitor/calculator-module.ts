import { PlanSystem } from '../../../application/visitor/plan-system/plan-system.ts';
import { WeighLease } from '../../../application/visitor/weigh-lease/weigh-lease.ts';
import type { AddressQuery } from '../../../domain/content/links/address-query.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

/**
 * What calculates from what a homeowner chooses or types, and makes no calls. `address`: that of the page which they
 * begin with; null: the page's blocks prepare them.
 */
export const calculatorModule = (
  address: { readonly query: AddressQuery; readonly path: string } | null,
): Bindings => [
  singleton(TOKENS.planSystem, (get) => {
    const plan = new PlanSystem(get(TOKENS.pageRequests).of('estimate'), get(TOKENS.pageAddress));
    if (address !== null) plan.showAt(address.query, address.path);
    return plan;
  }),
  singleton(TOKENS.weighLease, () => {
    const weigh = new WeighLease();
    if (address !== null) weigh.showAt(address.query);
    return weigh;
  }),
];
