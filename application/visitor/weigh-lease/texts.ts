/** Texts of the lease calculator. It contains no prices of ours: visitors type the offer they received. */
export const weighLeaseTexts = {
  heading: 'Check an offer',
  lead: 'Enter the offer you were given. You’ll see the monthly payment and the total side by side, and what the lease costs as a yearly rate.',
  private: 'No name or phone number needed, just the numbers in the offer.',
  form: 'Check a lease offer',
  cash: 'Cash price of the same system',
  cashHint: 'From a written quote for buying it',
  monthly: 'Monthly payment',
  months: 'Number of monthly payments',
  monthsHint: '120 for 10 years',
  due: 'Due at signing',
  purchase: 'Price to buy it at the end of the term',
  optional: 'optional',
  submit: 'Show the total',
  amount: 'Enter an amount, like 12,500.',
  positive: 'Enter a price above $0.',
  count: 'Enter a number of months from 1 to 360.',
  caption: 'Leasing compared with paying cash',
  lease: 'Lease',
  buy: 'Paying cash',
  rows: {
    signing: 'At signing',
    month: 'Each month',
    end: 'To own it at the end',
    total: 'Total',
  },
  yearsCaption: 'Paid so far, over ten years',
  year: 'By the end of',
  nothing: 'Nothing',
  yours: 'Yours from the start',
  unknown: 'Not entered',
  leaseIsLess:
    'These payments add up to less than the cash price, so there is no yearly rate to show. Check the numbers, and ask who owns the system at the end.',
  noRate: 'With these numbers there is no yearly rate to show. Check them with whoever made the offer.',
  same: 'The payments add up to the cash price.',
  assumed:
    'This assumes the same payment at the end of every month. If the fee rises, ask for the total in writing. It doesn’t count what a lease may include, like maintenance or repairs.',
  notYours:
    'Without a price to buy the system, this total may not make it yours. Ask what happens at the end of the term.',
} as const;

/** `$150 for 120 months`. */
export const monthlyText = (amount: string, months: number): string =>
  `${amount} for ${months} ${months === 1 ? 'month' : 'months'}`;

export const yearText = (year: number): string => `Year ${year}`;

export const dearerText = (year: number): string =>
  `By the end of year ${year}, the lease has cost more than paying cash.`;

/** `at least ` when the price to buy the system at the end is unknown. */
const atLeast = (isComplete: boolean): string => (isComplete ? '' : 'at least ');

export const moreText = (amount: string, isComplete: boolean): string =>
  `The lease costs ${atLeast(isComplete)}${amount} more than paying cash.`;

export const rateText = (percent: string, isComplete: boolean): string =>
  `That works out to an effective yearly rate of ${atLeast(isComplete)}about ${percent}.`;
