import type { IncomeBand } from './income-band.ts';

/** The upper ends of the income ranges that visitors choose from, in US dollars per year before tax. */
export const INCOME_LIMITS = [25_000, 50_000, 75_000, 100_000, 125_000, 150_000, 200_000, 250_000] as const;

/** The id of the range above all limits. */
export const ABOVE_LIMITS = 'more';

/** The id of an income range: its upper end as digits, or `more`. */
export type IncomeRange = `${(typeof INCOME_LIMITS)[number]}` | typeof ABOVE_LIMITS;

export const INCOME_RANGES: ReadonlyArray<IncomeRange> = [
  ...INCOME_LIMITS.map((limit) => `${limit}` as const),
  ABOVE_LIMITS,
];

/** The possible household sizes (incentives API: 1 to 8). */
export const HOUSEHOLD_SIZES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type HouseholdSize = (typeof HOUSEHOLD_SIZES)[number];

/** The assumed household size: most programs use a family of four. */
export const ASSUMED_SIZE: HouseholdSize = 4;

/** The household to get rebates for. It is personal data: never put it into addresses, logs or storage. */
export interface Household {
  readonly income: IncomeRange;
  readonly size: HouseholdSize;
}

/** The names of a household's form fields and API properties. */
export const HOUSEHOLD_FIELDS = { income: 'income', size: 'household_size' } as const;

/** Why amounts don't match the stated household. */
export type HouseholdFault = 'not-on-offer' | 'unavailable';

/** The household that a visitor stated, and the error in it. */
export interface StatedHousehold {
  /** Null when nothing valid was stated. */
  readonly household: Household | null;
  readonly fault: HouseholdFault | null;
}

export const NOTHING_STATED: StatedHousehold = { household: null, fault: null };

/** Parses the household form. Without an income, nothing is stated. */
export const householdIn = (fields: { get(name: string): string | null }): StatedHousehold => {
  const [income, size] = [fields.get(HOUSEHOLD_FIELDS.income), fields.get(HOUSEHOLD_FIELDS.size)];
  if ((income ?? '') === '') return NOTHING_STATED;
  const range = INCOME_RANGES.find((one) => one === income);
  const people = HOUSEHOLD_SIZES.find((one) => String(one) === size);
  return range === undefined || people === undefined
    ? { household: null, fault: 'not-on-offer' }
    : { household: { income: range, size: people }, fault: null };
};

/** The upper end of a range in US dollars, so that nobody is promised what only a smaller income would get. Null for the last range. */
export const incomeLimit = (range: IncomeRange): number | null =>
  range === ABOVE_LIMITS ? null : Number(range);

/** The median income of a US family of four for 2025, in US dollars (HUD). */
export const US_MEDIAN_INCOME = 104_200;
export const US_MEDIAN_YEAR = 2025;

/** HUD's factors for scaling the median income of a family of four to other household sizes. */
const SIZE_FACTORS: { readonly [size in HouseholdSize]: number } = {
  1: 0.7,
  2: 0.8,
  3: 0.9,
  4: 1,
  5: 1.08,
  6: 1.16,
  7: 1.24,
  8: 1.32,
};

/** The band of a household's income. `median` is the median income of a family of four. */
export const incomeBandOf = ({ income, size }: Household, median: number): IncomeBand => {
  const share = (incomeLimit(income) ?? Infinity) / (median * SIZE_FACTORS[size]);
  if (share < 0.8) return 'low';
  return share <= 1.5 ? 'moderate' : 'high';
};
