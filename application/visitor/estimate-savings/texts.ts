import { listOf } from '../../../domain/content/list-of.ts';

/** What pages with savings say (specification, sections 2, 8 and 9; contract, section 7: texts not shown). */
export const estimateTexts = {
  loading: 'Checking rebates near you…',
  keepChecking: 'This is taking longer than usual. Keep checking',
  none: 'No rebates found for this location.',
  noneAdvice:
    'Programs open and close during the year. Try a nearby zip or postal code, or ask a dealer what applies to your home.',
  failed: 'Unable to retrieve savings information. Please check your Zip Code and try again.',
  tryAgain: 'Try again',
  idle: 'Your programs and your possible savings will show up here.',
  confirm: 'You must confirm eligibility with each program before you buy.',
  programs: 'Rebate programs',
  incomes: 'How income changes the amount',
  others: 'Other programs here',
  official: 'See the official program page',
  counted: 'In your total',
  sample: 'Sample data. These programs are made up to show how this page works. Don’t rely on them.',
  print: 'Print this page',
} as const;

/** The labels of a program's facts. */
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
} as const;

export const BAND_TEXTS = {
  low: 'Under 80% of your area’s median',
  moderate: '80% to 150% of the median',
  high: 'Above 150% of the median',
} as const;

/** What incomes mean, where an amount depends on them. */
export const INCOME_TEXTS = [
  'Some amounts depend on your household income. The total is for a household of four that earns 80% to 150% of your area’s median.',
  'The program checks your income when you apply. We don’t ask for it here.',
] as const;

export const savingsHeading = (amount: string, cityState: string): string =>
  `Up to ${amount} in rebates may be available near ${cityState}`;

/** Where programs are known, and no amount can be shown. */
export const programsHeading = (place: string): string => `Rebate programs near ${place}`;

export const totalOf = (names: ReadonlyArray<string>): string =>
  `This total adds up only programs that can pay for the same project: ${listOf(names)}.`;

/** Where a total is one program's, since nobody says whether others may be added. */
export const largestAlone = (name: string): string =>
  `This total counts only the largest program, ${name}. We don't know whether the others combine with it.`;

export const notWith = (names: ReadonlyArray<string>): string =>
  `Not in the total: it can’t be combined with ${listOf(names)}.`;

export const NOT_COUNTED = {
  closed: 'Not in the total: it isn’t taking applications now.',
  otherIncomes: 'Not in the total: it’s for households with a different income.',
  otherWork: 'Not in the total: it isn’t for our systems.',
  unknown: "Not in the total. We don't know whether it combines: ask the program.",
  noFigure: 'Not in the total: it has no set dollar amount.',
} as const;

/** Where the programs for an income have no figure, or there are none. */
export const NO_SET_AMOUNT = 'No set dollar amount';

export const upTo = (amount: string): string => `Up to ${amount}`;

/** Several utilities may serve an area, and rebates depend on whose customer a household is. */
export const assumedUtilities = (names: ReadonlyArray<string>): string =>
  names.length === 0
    ? 'No utility rebates are included. Choose the companies that bill you to see theirs.'
    : `These utility rebates are from ${listOf(names)}. If another company bills you, choose it here.`;

export const utilityTexts = {
  form: 'Your utilities',
  open: 'Choose your utilities',
  labels: { electric: 'Electric company', gas: 'Gas company' },
  none: 'No gas',
  unknown: 'I don’t know',
  submit: 'Update rebates',
} as const;

export const receivedOn = (day: string): string => `Program details received ${day}.`;

export const cardLabel = (name: string): string => `${name}: see the official program page`;
