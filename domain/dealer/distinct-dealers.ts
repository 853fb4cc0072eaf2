import type { Dealer } from './dealer.ts';

/** Drops dealers whose company id an earlier dealer has: both are one dealer. Dealers without an id are all kept. */
export const distinctDealers = (dealers: ReadonlyArray<Dealer>): ReadonlyArray<Dealer> => {
  const seen = new Set<number>();
  return dealers.filter(({ companyId }) => {
    if (companyId === undefined) return true;
    const isNew = !seen.has(companyId);
    seen.add(companyId);
    return isNew;
  });
};
