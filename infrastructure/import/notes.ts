import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { ratingDifferences } from './rating-differences.ts';

export const leftOutNotes = (columns: ReadonlyArray<string>): ReadonlyArray<string> =>
  columns.length === 0 ? [] : [`Unknown columns were left out: ${columns.join(', ')}.`];

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
