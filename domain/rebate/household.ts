import { isNone, isSome, type Option } from 'fp-ts/Option';
import { typedCents } from '../product/money.ts';
import { ASSUMED_APPLICANT, OWNER_STATUSES, type Applicant, type OwnerStatus } from './applicant.ts';
import { ASSUMED_INCOME, INCOME_BANDS, type IncomeBand } from './income-band.ts';

/** The upper ends of the income ranges that visitors choose from, in US dollars per year before tax. */
const INCOME_LIMITS = [25_000, 50_000, 75_000, 100_000, 125_000, 150_000, 200_000, 250_000] as const;

/** The id of the range above all limits. */
const ABOVE_LIMITS = 'more';

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
  /** A range, or the exact income in whole US dollars; null when only the rest was stated. */
  readonly income: IncomeRange | number | null;
  readonly size: HouseholdSize;
  readonly owner: OwnerStatus;
}

/** The names of a household's form fields and API properties. */
export const HOUSEHOLD_FIELDS = {
  income: 'income',
  exact: 'exact_income',
  size: 'household_size',
  owner: 'owner_status',
} as const;

/** Why amounts don't match the stated household. */
export type HouseholdFault = 'not-on-offer' | 'not-an-amount' | 'not-in-range' | 'unavailable';

/** The household that a visitor stated, and the error in it. */
export interface StatedHousehold {
  /** Null when nothing valid was stated. */
  readonly household: Household | null;
  readonly fault: HouseholdFault | null;
}

export const NOTHING_STATED: StatedHousehold = { household: null, fault: null };

/** Parses the household form. An exact income must be within the range, if any. Without an income, an owner has stated nothing. */
export const householdIn = (fields: { get(name: string): string | null }): StatedHousehold => {
  const field = (name: keyof typeof HOUSEHOLD_FIELDS): string =>
    (fields.get(HOUSEHOLD_FIELDS[name]) ?? '').trim();
  const [chosen, typed] = [field('income'), field('exact')];
  const owner = OWNER_STATUSES.find((one) => one === (field('owner') || ASSUMED_APPLICANT.owner));
  if (chosen === '' && typed === '' && owner === ASSUMED_APPLICANT.owner) return NOTHING_STATED;
  const exact = typedCents(typed);
  if (typed !== '' && isNone(exact)) return { household: null, fault: 'not-an-amount' };
  const range = chosen === '' ? null : INCOME_RANGES.find((one) => one === chosen);
  const size =
    HOUSEHOLD_SIZES.find((one) => String(one) === field('size')) ??
    (chosen + typed === '' ? ASSUMED_SIZE : undefined);
  if (range === undefined || size === undefined || owner === undefined)
    return { household: null, fault: 'not-on-offer' };
  const income = isNone(exact) ? range : Math.floor(exact.value / 100);
  if (range !== null && typeof income === 'number' && !isWithin(income, range))
    return { household: null, fault: 'not-in-range' };
  return { household: { income, size, owner }, fault: null };
};

/** The lowest and the highest income that a household may have, in whole US dollars. */
export const incomeEnds = (income: IncomeRange | number): readonly [from: number, to: number] => {
  if (typeof income === 'number') return [income, income];
  const below = INCOME_LIMITS[INCOME_RANGES.indexOf(income) - 1];
  return [below === undefined ? 0 : below + 1, income === ABOVE_LIMITS ? Infinity : Number(income)];
};

const isWithin = (income: number, range: IncomeRange): boolean => {
  const [from, to] = incomeEnds(range);
  return from <= income && income <= to;
};

/** HUD's median family income of the United States for a fiscal year, in US dollars. Programs adjust it for the household's size. */
export const US_MEDIAN = { income: 104_200, fiscalYear: 2025 } as const;

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

/** HUD's incomes of an area, in whole US dollars a year. */
export interface AreaIncomes {
  /** A county or, in New England, a town: `Hennepin County, MN`. */
  readonly area: string;
  readonly fiscalYear: number;
  /** The median income of a family of four. */
  readonly median: number;
  /** The limits of low incomes, for one to eight people: 80% of the median as HUD adjusts it. */
  readonly low: ReadonlyArray<number>;
}

/** For a household of one size: incomes below `low` are low, those above `high` are high. */
export interface IncomeLimits {
  readonly low: number;
  readonly high: number;
}

/** The median family income adjusted for a household's size, in whole US dollars. */
export const medianFor = (size: HouseholdSize, median: number): number =>
  Math.round(median * SIZE_FACTORS[size]);

/** The limits of an area, or those by the national median, in US dollars. */
export const incomeLimitsFor = (size: HouseholdSize, incomes: Option<AreaIncomes>): IncomeLimits => {
  const { median, low } = isSome(incomes) ? incomes.value : { median: US_MEDIAN.income, low: [] };
  const own = medianFor(size, median);
  return { low: low[size - 1] ?? own * 0.8, high: Math.floor(own * 1.5) };
};

const bandOf = (income: number, { low, high }: IncomeLimits): IncomeBand => {
  if (income < low) return 'low';
  return income <= high ? 'moderate' : 'high';
};

/** The bands that a household's income may be in: several when a limit is within its range. */
export const incomeBandsOf = (
  { income, size }: Pick<Household, 'income' | 'size'>,
  incomes: Option<AreaIncomes>,
): ReadonlyArray<IncomeBand> => {
  if (income === null) return [ASSUMED_INCOME];
  const limits = incomeLimitsFor(size, incomes);
  const [lowest, highest] = incomeEnds(income).map((end) => INCOME_BANDS.indexOf(bandOf(end, limits))) as [
    number,
    number,
  ];
  return INCOME_BANDS.slice(lowest, highest + 1);
};

/** The household as programs judge it, once for each band that its income may be in. */
export const applicantsIn = (household: Household, incomes: Option<AreaIncomes>): ReadonlyArray<Applicant> =>
  incomeBandsOf(household, incomes).map((band) => ({ band, owner: household.owner }));
