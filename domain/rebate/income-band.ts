/** Income bands of rebate programs, relative to the area's median: under 80%, 80% to 150%, above 150% (content/rebates, section 1). */
export const INCOME_BANDS = ['low', 'moderate', 'high'] as const;
export type IncomeBand = (typeof INCOME_BANDS)[number];

/** The income band of totals when the household hasn't stated its income. */
export const ASSUMED_INCOME: IncomeBand = 'moderate';

/** Whether a program pays households in an income band. A program without bands pays all. */
export const isOpenTo = (
  { incomeBands }: { readonly incomeBands: ReadonlyArray<IncomeBand> },
  band: IncomeBand,
): boolean => incomeBands.length === 0 || incomeBands.includes(band);
