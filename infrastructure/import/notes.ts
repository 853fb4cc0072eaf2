import type { Kysely } from 'kysely';
import { averageRating } from '../../domain/review/average-rating.ts';
import { currentEdition, readDealers } from '../database/editions/current-edition.ts';
import type { Refusals } from './refusal.ts';
import type { Schema } from '../database/schema.ts';

export const leftOutNotes = (columns: ReadonlyArray<string>): ReadonlyArray<string> =>
  columns.length === 0 ? [] : [`Unknown columns were left out: ${columns.join(', ')}.`];

/** One sentence for each doubtful row, and the number of those that aren't named. */
export const doubtNotes = ({ shown, counted }: Refusals): ReadonlyArray<string> => [
  ...shown.map(({ line, field, reason }) => `Line ${line}: ${field} ${reason}.`),
  ...(counted === 0 ? [] : [`${counted.toLocaleString('en-US')} more rows are doubtful.`]),
];

/**
 * Reports dealers whose own rating differs from their stored reviews. Cards show the dealer's rating, which only the operator may change.
 */
export const ratingNotes = async (db: Kysely<Schema>): Promise<ReadonlyArray<string>> => {
  const differing = await ratingDifferences(db);
  if (differing === 0) return [];
  return [
    `${differing.toLocaleString('en-US')} ${differing === 1 ? 'dealer has' : 'dealers have'} a rating or review count that differs from the stored reviews. ` +
      'Cards show the dealers’ own figures. To make them agree, import dealers with the right totals.',
  ];
};

/**
 * Counts dealers whose own rating or review count differs from their stored reviews. Cards show the dealer's own figures, the reviews modal
 * the stored ones.
 */
const ratingDifferences = async (db: Kysely<Schema>): Promise<number> => {
  const dealers = await currentEdition(db, 'dealers');
  const reviews = await currentEdition(db, 'reviews');
  if (dealers === null) return 0;
  const totals = await db
    .selectFrom('review_totals')
    .where('edition_id', '=', reviews?.id ?? '')
    .select(['company_id', 'total', 'rating_sum'])
    .execute();
  const stored = new Map(
    totals.map(({ company_id, total, rating_sum }) => [company_id, { total, rating_sum }]),
  );
  const differing = (await readDealers(db, dealers.id)).filter((dealer) => {
    const { total, rating_sum } = stored.get(dealer.companyId) ?? { total: 0, rating_sum: 0 };
    const { totalReviewCount = 0, averageRating: shown = 0 } = dealer;
    return (
      totalReviewCount !== total ||
      (total > 0 && averageRating(shown, 1) !== averageRating(rating_sum, total))
    );
  });
  return differing.length;
};
