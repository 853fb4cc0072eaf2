import * as TE from 'fp-ts/TaskEither';
import type { Kysely, Selectable } from 'kysely';
import type { RecordsUnavailable } from '../../../application/ports/dealers/dealer-records.ts';
import type { ReviewRecords, NewestReviews } from '../../../application/ports/dealers/review-records.ts';
import type { Review } from '../../../domain/review/review.ts';
import { averageRating } from '../../../domain/review/average-rating.ts';
import { recordsUnavailable } from '../records-unavailable.ts';
import type { ReviewsTable, Schema } from '../schema.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';

/** The reviews of the current edition, with two indexed queries per page. */
export class SqlReviewRecords implements ReviewRecords {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  newest(
    companyId: CompanyId,
    skipped: number,
    most: number,
  ): TE.TaskEither<RecordsUnavailable, NewestReviews> {
    return TE.tryCatch(async () => {
      const [totals, rows] = await Promise.all([this.totals(companyId), this.page(companyId, skipped, most)]);
      const { total, rating_sum } = totals ?? { total: 0, rating_sum: 0 };
      return { reviews: rows.map(toReview), total, average: averageRating(rating_sum, total) };
    }, recordsUnavailable);
  }

  private totals(companyId: CompanyId) {
    return this.db
      .selectFrom('review_totals')
      .innerJoin('current_editions as current', 'current.edition_id', 'review_totals.edition_id')
      .where('current.kind', '=', 'reviews')
      .where('company_id', '=', companyId)
      .select(['total', 'rating_sum'])
      .executeTakeFirst();
  }

  private page(companyId: CompanyId, skipped: number, most: number) {
    return this.db
      .selectFrom('reviews')
      .where('reviews.edition_id', '=', (current) =>
        current.selectFrom('current_editions').where('kind', '=', 'reviews').select('edition_id'),
      )
      .where('company_id', '=', companyId)
      .orderBy('date', 'desc')
      .orderBy('position')
      .offset(skipped)
      .limit(most)
      .select(['author_name', 'rating', 'date', 'text', 'owner_response', 'owner_response_date'])
      .execute();
  }
}

type ReviewRow = Omit<Selectable<ReviewsTable>, 'edition_id' | 'position' | 'company_id'>;

const toReview = (row: ReviewRow): Review => ({
  authorName: row.author_name,
  rating: row.rating,
  date: row.date,
  text: row.text,
  ...(row.owner_response === null ? {} : { ownerResponse: row.owner_response }),
  ...(row.owner_response_date === null ? {} : { ownerResponseDate: row.owner_response_date }),
});
