import type { IncomeBand } from './income-band.ts';

/** The ranges of yearly household income that a visitor chooses from: the upper end of each, in US dollars before tax. */
export const INCOME_LIMITS = [25_000, 50_000, 75_000, 100_000, 125_000, 150_000, 200_000, 250_000] as const;

/** The id of the range above all limits. */
export const ABOVE_LIMITS = 'more';

/** A range of incomes by its id: its upper end as digits, or `more`. */
export type IncomeRange = `${(typeof INCOME_LIMITS)[number]}` | typeof ABOVE_LIMITS;

export const INCOME_RANGES: ReadonlyArray<IncomeRange> = [
  ...INCOME_LIMITS.map((limit) => `${limit}` as const),
  ABOVE_LIMITS,
];

/** How many people a household may have (incentives API: 1 to 8). */
export const HOUSEHOLD_SIZES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type HouseholdSize = (typeof HOUSEHOLD_SIZES)[number];

/** The size that amounts are for where nothing is said: most programs count by a family of four. */
export const ASSUMED_SIZE: HouseholdSize = 4;

/** The household whose rebates are asked for. It is personal: it is in no address, no log and no storage. */
export interface Household {
  readonly income: IncomeRange;
  readonly size: HouseholdSize;
}

/** The names of a form's fields and of a call's properties that hold a household. */
export const HOUSEHOLD_FIELDS = { income: 'income', size: 'household_size' } as const;

/** Why amounts are not those of the household that was stated. */
export type HouseholdFault = 'not-on-offer' | 'unavailable';

/** What a visitor has said of the household, and what is wrong with it. */
export interface StatedHousehold {
  /** Null: nothing is said, or nothing that can be used. */
  readonly household: Household | null;
  readonly fault: HouseholdFault | null;
}

export const NOTHING_STATED: StatedHousehold = { household: null, fault: null };

/** Reads what a form holds. Without an income nothing is said. */
export const householdIn = (fields: { get(name: string): string | null }): StatedHousehold => {
  const [income, size] = [fields.get(HOUSEHOLD_FIELDS.income), fields.get(HOUSEHOLD_FIELDS.size)];
  if ((income ?? '') === '') return NOTHING_STATED;
  const range = INCOME_RANGES.find((one) => one === income);
  const people = HOUSEHOLD_SIZES.find((one) => String(one) === size);
  return range === undefined || people === undefined
    ? { household: null, fault: 'not-on-offer' }
    : { household: { income: range, size: people }, fault: null };
};

/** The upper end of a range in US dollars: nobody is promised what only a smaller income would get. Null: it has none. */
export const incomeLimit = (range: IncomeRange): number | null =>
  range === ABOVE_LIMITS ? null : Number(range);

/** The median income of a family of four in the United States for 2025, in US dollars (HUD). */
export const US_MEDIAN_INCOME = 104_200;
export const US_MEDIAN_YEAR = 2025;

/** How HUD scales the median income of a family of four to households of 1 to 8 people. */
const SIZE_FACTORS: { readonly [size in HouseholdSize]: number } = {
  ...{ 1: 0.7, 2: 0.8, 3: 0.9, 4: 1 },
  ...{ 5: 1.08, 6: 1.16, 7: 1.24, 8: 1.32 },
};

/** The group of a household's income by the median income of a family of four. */
export const incomeBandOf = ({ income, size }: Household, median: number): IncomeBand => {
  const share = (incomeLimit(income) ?? Infinity) / (median * SIZE_FACTORS[size]);
  if (share < 0.8) return 'low';
  return share <= 1.5 ? 'moderate' : 'high';
};
