import type { Random } from './random.ts';
import file from './review-texts.json' with { type: 'json' };

/** A customer's mood, by rating. */
type Mood = 'content' | 'mixed' | 'unhappy';

interface Occasion {
  readonly text: string;
  /** The reason for the call. The rest of the review fits it. */
  readonly job: string;
  /** The months in which it happens, from 1 (January); all months when absent. */
  readonly months?: ReadonlyArray<number>;
}

/** Sentences by job; those of `any` fit every job. */
type Sentences = Readonly<Record<string, ReadonlyArray<string>>> & { readonly any: ReadonlyArray<string> };

const OCCASIONS: ReadonlyArray<Occasion> = file.occasions;
const MIDDLES: Readonly<Record<Mood, Sentences>> = file.middles;
const ENDINGS: Readonly<Record<Mood, Sentences>> = file.endings;

const moodOf = (rating: number): Mood => (rating >= 4 ? 'content' : rating === 3 ? 'mixed' : 'unhappy');

const fitting = ({ any, ...ofJobs }: Sentences, job = ''): ReadonlyArray<string> => [
  ...any,
  ...(ofJobs[job] ?? []),
];

/**
 * A customer's review for a rating and a day (`2026-11-20`): occasion, experience, conclusion. All sentences are about one job that fits
 * the season.
 */
export const reviewText = (random: Random, rating: number, day: string): string => {
  const mood = moodOf(rating);
  const month = Number(day.slice(5, 7));
  const inSeason = OCCASIONS.filter(({ months }) => months?.includes(month) ?? true);
  const occasion = random.chance(0.85) ? random.pick(inSeason) : undefined;
  const ending = random.chance(0.8) ? [random.pick(fitting(ENDINGS[mood], occasion?.job))] : [];
  return [
    ...(occasion === undefined ? [] : [occasion.text]),
    random.pick(fitting(MIDDLES[mood], occasion?.job)),
    ...ending,
  ].join(' ');
};

/** The dealer's response to a review. */
export const answerText = (random: Random, rating: number): string =>
  random.pick(file.answers[moodOf(rating)]);
