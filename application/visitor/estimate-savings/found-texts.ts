import { listOf } from '../../../domain/content/list-of.ts';
import type { JudgedHousehold } from '../../../domain/rebate/area-rebates.ts';
import { medianFor, US_MEDIAN, type HouseholdSize } from '../../../domain/rebate/household.ts';
import { dollarsText } from '../../../domain/rebate/amount-texts.ts';

import { estimateTexts, sizeAssumed, type EstimateTexts } from './texts.ts';

export const factTexts = {
  paysFor: 'Pays for',
  whoCanApply: 'Who can apply',
  income: 'Household income',
  begins: 'Opens',
  began: 'Started',
  until: 'Last day',
  before: 'Before you buy',
  lastChecked: 'Last checked',
} as const;

export const STATUS_TEXTS = {
  running: 'Open',
  unknown: 'Check with the program',
  paused: 'Paused',
  ended: 'Ended',
  notBegun: 'Not open yet',
} as const;

export const CONDITION_TEXTS = {
  'reserve-before-install': 'Reserve the rebate before installation.',
  'enrolled-contractor': 'Use a contractor who is enrolled in the program.',
  'taken-off-price': 'It is taken off the price when you buy.',
  'heats-whole-home': 'It pays only when heat pumps heat the whole home.',
} as const;

export const NOT_COUNTED = {
  closed: 'Not in the total: it isn’t taking applications now.',
  otherIncomes: 'Not in the total: it’s for households with a different income.',
  otherOwners: {
    homeowner: 'Not in the total: it’s for renters.',
    renter: 'Not in the total: it’s for homeowners.',
  },
  otherWork: 'Not in the total: it isn’t for our systems.',
  unknown: "Not in the total. We don't know whether it combines: ask the program.",
  noFigure: 'Not in the total: it has no set dollar amount.',
} as const;

export const utilityTexts = {
  form: 'Your utilities',
  open: 'Choose your utilities',
  labels: { electric: 'Electric company', gas: 'Gas company' },
  none: 'No gas',
  unknown: 'I don’t know',
  submit: 'Update rebates',
} as const;

export const householdTexts = {
  form: 'Your household',
  open: 'See amounts for your household',
  /** The assumed household, and what a median is. */
  assumed:
    'These amounts are for a household of four that earns 80% to 150% of your area’s median income. Half of the households in an area earn more than the median, and half earn less.',
  /** Follows the assumed income, if any. */
  assumedOwner: 'These amounts are for homeowners.',
  income: 'Yearly income before tax',
  exact: 'Or your exact income, in dollars',
  owner: 'Your home',
  owners: { homeowner: 'I own it', renter: 'I rent it' },
  size: 'People in your household',
  unsaid: 'I’d rather not say',
  submit: 'Update amounts',
  privacy:
    'Optional. We don’t save your answer, and it isn’t in this page’s address. An exact income is used only where a limit is within your range.',
  faults: {
    'not-on-offer':
      'Choose an income and a household size from the lists. These amounts are for a household of four.',
    'not-an-amount':
      'Enter your income as a whole number of dollars, like 52,000. These amounts are for a household of four.',
    'not-in-range':
      'Your exact income isn’t within the range that you chose: change one of them. These amounts are for a household of four.',
    unavailable:
      'We couldn’t look up your household just now. These amounts are for a household of four. Please try again.',
  },
} as const;

type Words<Texts> = {
  readonly [name in keyof Texts]: Texts[name] extends string ? string : Words<Texts[name]>;
};

const people = (size: number): string =>
  size === 1 ? 'one person' : size === 8 ? 'eight people or more' : `${size} people`;

type AreaLimits = NonNullable<JudgedHousehold['limits']>;

export const foundTexts = {
  locale: 'en-US' as string,
  of: 'of' as string,
  dollars: dollarsText,
  estimate: estimateTexts as EstimateTexts,
  facts: factTexts as Words<typeof factTexts>,
  statuses: STATUS_TEXTS as Words<typeof STATUS_TEXTS>,
  conditions: CONDITION_TEXTS as Words<typeof CONDITION_TEXTS>,
  notCounted: NOT_COUNTED as Words<typeof NOT_COUNTED>,
  utility: utilityTexts as Words<typeof utilityTexts>,
  household: householdTexts as Words<typeof householdTexts>,
  /** The notice for programs in another language than the page's. */
  foreign: null as string | null,
  bands: {
    low: 'Under 80% of your area’s median' as string,
    moderate: '80% to 150% of the median' as string,
    high: 'Above 150% of the median' as string,
  },
  /** Explains incomes when an amount depends on them. */
  incomes: [
    'Some amounts depend on your household income. The total is for a household of four that earns 80% to 150% of your area’s median.',
    'The program checks your income when you apply.',
  ] as ReadonlyArray<string>,
  /** Shown when the programs for an income have no figure, or there are none. */
  noSetAmount: 'No set dollar amount' as string,
  upTo: (amount: string): string => `Up to ${amount}`,
  between: (from: string, to: string): string => `Between ${from} and ${to}`,
  /** The heading when the amount depends on where in its range the income is. */
  betweenHeading: (from: string, to: string, cityState: string): string =>
    `Between ${from} and ${to} in rebates may be available near ${cityState}, depending on your exact income`,
  /** Follows the heading when a program has an income limit and the area's limit is unknown. */
  ifBelowLimit: ' if your income is below your area’s limit' as string,
  forSize: sizeAssumed,
  forPrice: (price: string): string =>
    `Shares of the cost are counted up to their limit, which takes a price of ${price} or more.`,
  savingsHeading: (amount: string, cityState: string): string =>
    `Up to ${amount} in rebates may be available near ${cityState}`,
  /** The heading when there are programs but no amount. */
  programsHeading: (place: string): string => `Rebate programs near ${place}`,
  totalOf: (names: ReadonlyArray<string>): string =>
    `This total adds up only programs that can pay for the same project: ${listOf(names)}.`,
  /** Shown when it is unknown whether programs combine, so the total counts one. */
  largestAlone: (name: string): string =>
    `This total counts only the largest program, ${name}. We don't know whether the others combine with it.`,
  notWith: (names: ReadonlyArray<string>): string =>
    `Not in the total: it can’t be combined with ${listOf(names)}.`,
  /** Several utilities may serve an area, and rebates depend on the household's utility. */
  assumedUtilities: (names: ReadonlyArray<string>): string =>
    names.length === 0
      ? 'No utility rebates are included. Choose the companies that bill you to see theirs.'
      : `These utility rebates are from ${listOf(names)}. If another company bills you, choose it here.`,
  receivedOn: (day: string): string => `Program details received ${day}.`,
  /** Income ranges within a sentence. */
  ranges: {
    first: (to: string): string => `up to ${to}`,
    between: (from: string, to: string): string => `${from} to ${to}`,
    last: (below: string): string => `more than ${below}`,
  },
  size: (size: number): string => (size === 8 ? '8 or more' : String(size)),
  /** The amount for a household that stated its income, and how it was determined. */
  paid: (amount: string, size: number, range: string, isRenter: boolean): string =>
    `${amount} for ${people(size)} with ${range} a year${isRenter ? ', in a rented home' : ''}.`,
  paidRenter: (amount: string): string => `${amount} for a rented home.`,
  straddles:
    'A limit is within that range, so your exact income decides. Enter it to see which amount is yours.' as string,
  judged: {
    low: (median: string): string => `It is under 80% of ${median}.`,
    moderate: (median: string): string => `It is 80% to 150% of ${median}.`,
    high: (median: string): string => `It is above 150% of ${median}.`,
  },
  medians: {
    area: (_size: HouseholdSize): string => 'your area’s median income for a household of this size',
    country: (size: HouseholdSize): string =>
      `${dollarsText(medianFor(size, US_MEDIAN.income))}: HUD’s national median family income of fiscal year ${US_MEDIAN.fiscalYear}, adjusted for a household of this size. Programs use your area’s median, which we don’t know, so ask the program`,
  },
  /** Names the area's limits and where they come from. */
  areaLimits: ({ area, fiscalYear, low, high }: AreaLimits): string =>
    `In ${area}, the limits for a household of this size are ${dollarsText(low)} (80%) and ${dollarsText(high)} (150%), by HUD’s figures for fiscal year ${fiscalYear}.`,
  confirmIncome: 'The program checks your income when you apply.' as string,
};

export type FoundTexts = typeof foundTexts;

/** The texts about a household, which the estimate shows too. */
export type HouseholdTexts = Pick<
  FoundTexts,
  | 'areaLimits'
  | 'between'
  | 'confirmIncome'
  | 'dollars'
  | 'household'
  | 'judged'
  | 'medians'
  | 'noSetAmount'
  | 'paid'
  | 'paidRenter'
  | 'ranges'
  | 'size'
  | 'straddles'
> & { readonly estimate: Pick<EstimateTexts, 'sample'> };
