import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { ReviewRecords } from '../../../application/ports/dealers/review-records.ts';
import type { Review } from '../../../domain/review/review.ts';
import { aReview } from '../../builders/a-review.ts';
import { companyId } from '../../builders/company-id.ts';

/** Records that hold the given reviews, and how to close them. */
export interface MadeReviewRecords {
  readonly records: ReviewRecords;
  readonly close?: () => Promise<void>;
}

/** A company id and its reviews. */
export type ReviewsOf = readonly [companyId: number, reviews: ReadonlyArray<Review>];

const oldest = aReview().by('Ann O.').rated(2).on('2025-12-31').build();
const older = aReview().by('Bo P.').rated(4).on('2026-02-01').answered('Thank you!', '2026-02-03').build();
const sameDay = aReview().by('Cy R.').rated(5).on('2026-02-01').saying("Très bien, l'équipe 👍").build();
const newest = aReview().by('Di S.').rated(4).on('2026-10-20').build();
const ofAnother = aReview().by('Ed T.').rated(1).build();

/** The contract of every `ReviewRecords`; `make` returns records with the given reviews. */
export const describeReviewRecords = (
  name: string,
  make: (reviews: ReadonlyArray<ReviewsOf>) => Promise<MadeReviewRecords>,
): void => {
  describe(`${name} as review records`, () => {
    let made: MadeReviewRecords;
    beforeAll(async () => {
      made = await make([
        [1, [older, oldest, newest, sameDay]],
        [2, [ofAnother]],
      ]);
    });
    afterAll(() => made.close?.());

    const newestOf = (id: number, skipped: number, most: number) =>
      made.records.newest(companyId(id), skipped, most)();

    it("returns the newest first, and reviews of the same day in the feed's order", async () =>
      expect(await newestOf(1, 0, 10)).toStrictEqual(
        E.right({ reviews: [newest, older, sameDay, oldest], total: 4, average: 3.8 }),
      ));

    it('returns a range, with the total and average of all reviews', async () => {
      expect(await newestOf(1, 1, 2)).toStrictEqual(
        E.right({ reviews: [older, sameDay], total: 4, average: 3.8 }),
      );
      expect(await newestOf(1, 3, 2)).toStrictEqual(E.right({ reviews: [oldest], total: 4, average: 3.8 }));
    });

    it('returns nothing after the last review', async () =>
      expect(await newestOf(1, 4, 10)).toStrictEqual(E.right({ reviews: [], total: 4, average: 3.8 })));

    it('keeps the reviews of each dealer apart', async () =>
      expect(await newestOf(2, 0, 10)).toStrictEqual(
        E.right({ reviews: [ofAnother], total: 1, average: 1 }),
      ));

    it('returns none for a dealer without reviews', async () => {
      const none = E.right({ reviews: [], total: 0, average: 0 });
      expect(await newestOf(99, 0, 10)).toStrictEqual(none);
      expect(await newestOf(2 ** 31 - 1, 0, 10)).toStrictEqual(none);
    });
  });
};
