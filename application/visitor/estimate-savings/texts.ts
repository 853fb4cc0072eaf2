/** Texts of pages with savings (specification, sections 2, 8 and 9; contract, section 7: texts not shown). */
export const estimateTexts = {
  loading: 'Checking rebates near you…',
  keepChecking: 'This is taking longer than usual. Keep checking',
  none: 'No rebates found for this location.',
  noneAdvice:
    'Programs open and close during the year. Try a nearby zip or postal code, or ask a dealer what applies to your home.',
  noneInCanada:
    'Canadian programs are not in our data, so there may be some near you. Ask your utility, your province or a dealer.',
  noneDealers: 'See dealers near you',
  failed: 'Unable to retrieve savings information. Please check your Zip Code and try again.',
  tryAgain: 'Try again',
  idle: 'Your programs and your possible savings will show up here.',
  confirm: 'You must confirm eligibility with each program before you buy.',
  programs: 'Rebate programs',
  incomes: 'How income changes the amount',
  others: 'Other programs here',
  official: 'See the official program page',
  /** Follows the program's name, for screen reader users who list the links. */
  officialOf: ': see the official program page',
  counted: 'In your total',
  print: 'Print this page',
  sample: 'Sample data. These programs are made up to show how this page works. Don’t rely on them.',
} as const;

/** The size that amounts per ton count. */
export const sizeAssumed = (tons: number): string => `Amounts per ton are counted for a ${tons}-ton system.`;

export type EstimateTexts = { readonly [name in keyof typeof estimateTexts]: string };
