import type { Choices, Random } from './random.ts';

/** A customer's mood, by rating. */
type Mood = 'content' | 'mixed' | 'unhappy';

/** The kind of job, which the review's text must fit. */
type Job = 'repair' | 'new system' | 'check-up';

interface Occasion {
  readonly text: string;
  readonly job: Job;
  /** The months in which it happens, from 1. Absent means any month. */
  readonly months?: ReadonlyArray<number>;
}

const COLD = [11, 12, 1, 2, 3];
const HOT = [5, 6, 7, 8, 9];

const OCCASIONS: Choices<Occasion> = [
  { text: 'We had a heat pump installed to replace a thirty-year-old unit.', job: 'new system' },
  { text: 'They put in a complete new system, furnace and air conditioner.', job: 'new system' },
  { text: 'They installed a ductless system in our addition.', job: 'new system' },
  { text: 'We got three quotes for a new air conditioner and chose theirs.', job: 'new system' },
  { text: 'Our new furnace went in before the first frost.', job: 'new system', months: [9, 10, 11] },
  { text: 'Our furnace quit on the coldest night of the year.', job: 'repair', months: COLD },
  { text: 'The heat went out with a newborn in the house.', job: 'repair', months: COLD },
  { text: 'The AC stopped cooling in the middle of a heat wave.', job: 'repair', months: HOT },
  { text: 'Water was dripping from the air handler in the attic.', job: 'repair', months: HOT },
  { text: 'I called about a strange rattle from the outdoor unit.', job: 'repair' },
  { text: 'The blower motor failed on a Saturday.', job: 'repair' },
  { text: 'The thermostat kept losing its schedule.', job: 'repair' },
  { text: 'Our upstairs was always ten degrees warmer than downstairs.', job: 'repair' },
  { text: 'Signed up for the spring tune-up.', job: 'check-up', months: [3, 4, 5] },
  { text: 'Had the yearly furnace check done before winter.', job: 'check-up', months: [9, 10, 11] },
  { text: 'Bought an older home and had the whole system looked over.', job: 'check-up' },
];

/** Sentences for any job, and for specific jobs. */
type Sentences = { readonly any: Choices<string> } & { readonly [job in Job]?: ReadonlyArray<string> };

const MIDDLES: Readonly<Record<Mood, Sentences>> = {
  content: {
    any: [
      'They showed up exactly when they said they would.',
      'The price was what they quoted, to the dollar.',
      'The office called ahead with the name and a picture of the technician.',
      'They laid down drop cloths and left everything cleaner than they found it.',
    ],
    repair: [
      'The technician was here within two hours and had the part on the truck.',
      'He explained what was wrong, showed me the part, and did not push anything I did not need.',
      'He found a loose wire the last company had missed and charged us only for the visit.',
    ],
    'new system': [
      'They were not the cheapest, but they were the only ones who measured the house first.',
      'Two installers worked straight through and were done by four.',
      'They helped with the rebate paperwork, which saved us a few hundred dollars.',
      'Financing was easy to set up and nobody pressured us.',
      'They walked me through the filters and the thermostat before they left.',
    ],
    'check-up': [
      'He cleaned the coil, tested everything and wrote it all down for us.',
      'They found a worn part before it could fail, and told us what can wait.',
    ],
  },
  mixed: {
    any: [
      'They came a day later than promised, though they did call.',
      'The technician was polite, the scheduling was a bit of a mess.',
    ],
    repair: [
      'The work itself is fine, but it took two visits to get there.',
      'The repair holds so far, but the bill was higher than the estimate.',
    ],
    'new system': [
      'Good people, slow office: it took a week to get the quote.',
      'It works, although the new unit is louder than I expected.',
    ],
    'check-up': ['It was over in twenty minutes, and I had to ask for the report.'],
  },
  unhappy: {
    any: [
      'They missed the first appointment without a call.',
      'I left three messages before anyone called me back.',
    ],
    repair: [
      'The same part failed again after three weeks and I paid for the second visit.',
      'The final bill was almost double the estimate.',
      'They tried to sell us a new system when a capacitor was all it took.',
    ],
    'new system': [
      'The installers left packing foam all over the yard.',
      'It took three visits until the new unit ran as it should.',
    ],
    'check-up': ['They tried to sell us a new system during a routine check.'],
  },
};

const ENDINGS: Readonly<Record<Mood, Sentences>> = {
  content: {
    any: [
      'Highly recommend.',
      'We will call them again without thinking twice.',
      'Honest people, fair price.',
      'It is nice to deal with a local company that cares.',
      'Five stars from our family.',
      'Already told the neighbors.',
    ],
    'new system': [
      'The house has never been this comfortable.',
      'Our energy bill is noticeably lower already.',
      'Worth every penny.',
    ],
  },
  mixed: {
    any: [
      'Would probably use them again, with a clearer schedule.',
      'Decent overall.',
      'Not bad, not great.',
      'I expected a little more for the price.',
    ],
  },
  unhappy: {
    any: [
      'I will look for somebody else next time.',
      'Disappointing, since friends had recommended them.',
      'Still waiting for an explanation.',
      'Get everything in writing.',
    ],
  },
};

const ANSWERS: Readonly<Record<Mood, Choices<string>>> = {
  content: [
    'Thank you for the kind words! We will pass them on to the crew.',
    'It was a pleasure to work in your home. Thank you for trusting us.',
    'Thank you! We are glad that you are comfortable again.',
    'We appreciate your business and look forward to your next tune-up.',
  ],
  mixed: [
    'Thank you for telling us. We have spoken with our dispatcher so that this goes better next time.',
    'We are glad that it works, and sorry about the wait. Please call us if anything is not right.',
  ],
  unhappy: [
    'We are sorry. This is not how we want to work: please call our office and ask for the manager, we will make it right.',
    'Thank you for being open about it. We have looked into your visit and will be in touch this week.',
  ],
};

const moodOf = (rating: number): Mood => (rating >= 4 ? 'content' : rating === 3 ? 'mixed' : 'unhappy');

const fitting = ({ any, ...ofJobs }: Sentences, job: Job | undefined): Choices<string> => [
  ...any,
  ...((job && ofJobs[job]) ?? []),
];

/**
 * A customer's review for a rating and a day (`2026-11-20`): occasion, experience, conclusion. All sentences are about one job that fits
 * the season.
 */
export const reviewText = (random: Random, rating: number, day: string): string => {
  const mood = moodOf(rating);
  const month = Number(day.slice(5, 7));
  const [first, ...others] = OCCASIONS;
  const inSeason = others.filter(({ months }) => months?.includes(month) ?? true);
  const occasion = random.chance(0.85) ? random.pick([first, ...inSeason]) : undefined;
  const ending = random.chance(0.8) ? [random.pick(fitting(ENDINGS[mood], occasion?.job))] : [];
  return [
    ...(occasion === undefined ? [] : [occasion.text]),
    random.pick(fitting(MIDDLES[mood], occasion?.job)),
    ...ending,
  ].join(' ');
};

/** The dealer's answer to the review. */
export const answerText = (random: Random, rating: number): string => random.pick(ANSWERS[moodOf(rating)]);
