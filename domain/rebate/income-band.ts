/**
 * Household incomes as rebate programs group them, by the area's median income: under 80% of it, from 80% to 150%, above 150%
 * (content/rebates, section 1).
 */
export const INCOME_BANDS = ['low', 'moderate', 'high'] as const;
export type IncomeBand = (typeof INCOME_BANDS)[number];

/** The income that totals are for where a household has not said its own. */
export const ASSUMED_INCOME: IncomeBand = 'moderate';

/** Whether a program pays households of an income; one that names no incomes pays all. */
export const isOpenTo = (
  { incomeBands }: { readonly incomeBands: ReadonlyArray<IncomeBand> },
  band: IncomeBand,
): boolean => incomeBands.length === 0 || incomeBands.includes(band);
