import type { CompanyId } from '../../domain/dealer/company-id.ts';
import { Random } from './random.ts';

/** A customer's rating of a dealer, and whether the dealer has responded. */
export interface Opinion {
  /** 1 to 5. */
  readonly rating: number;
  readonly answered: boolean;
}

const ANSWERED = 0.3;

/** Ratings of a dealer. Most are good, and some dealers are better than others. */
export const sampleOpinions = (companyId: CompanyId, count: number): ReadonlyArray<Opinion> => {
  const random = new Random(`opinions ${companyId}`);
  const quality = 0.5 + 0.4 * random.next();
  return Array.from({ length: count }, () => ({
    rating: rating(random, quality),
    answered: random.chance(ANSWERED),
  }));
};

const rating = (random: Random, quality: number): number => {
  if (random.chance(quality)) return 5;
  return random.chance(0.6) ? 4 : random.pick([3, 3, 2, 1]);
};
