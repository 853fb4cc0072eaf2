import type { Insertable } from 'kysely';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { Review } from '../../../domain/review/review.ts';
import type { RebateProgram } from '../../../domain/rebate/rebate-program.ts';
import { fromProgram } from '../../wire/rebate-wire.ts';
import type { DealersTable, RebatesTable, ReviewsTable, ReviewTotalsTable } from '../schema.ts';
import type { StoredDealer } from './stored-dealer.ts';

export interface CompanyReview {
  readonly companyId: CompanyId;
  readonly review: Review;
}

export interface AreaProgram {
  /** The prefix of the area's postal codes: `021`, or `M5V` in Canada. */
  readonly zipPrefix: string;
  /** For example `Boston, MA`. */
  readonly cityState: string;
  readonly program: RebateProgram;
}

export const rebateRow = (
  edition: string,
  position: number,
  { zipPrefix, cityState, program }: AreaProgram,
): Insertable<RebatesTable> => ({
  edition_id: edition,
  position,
  zip_prefix: zipPrefix,
  city_state: cityState,
  record: JSON.stringify(fromProgram(program)),
});

export const dealerRow = (edition: string, dealer: StoredDealer): Insertable<DealersTable> => ({
  edition_id: edition,
  company_id: dealer.companyId,
  record: JSON.stringify(dealer),
});

export const reviewRow = (
  edition: string,
  position: number,
  { companyId, review }: CompanyReview,
): Insertable<ReviewsTable> => ({
  edition_id: edition,
  position,
  company_id: companyId,
  date: review.date,
  author_name: review.authorName,
  rating: review.rating,
  text: review.text,
  owner_response: review.ownerResponse ?? null,
  owner_response_date: review.ownerResponseDate ?? null,
});

/** Counts reviews and sums ratings per dealer while reviews are stored. */
export class ReviewTotals {
  private readonly rows = new Map<number, Insertable<ReviewTotalsTable>>();
  private readonly edition: string;

  constructor(edition: string) {
    this.edition = edition;
  }

  add({ companyId, review }: CompanyReview): void {
    const { total, rating_sum } = this.rows.get(companyId) ?? { total: 0, rating_sum: 0 };
    this.rows.set(companyId, {
      edition_id: this.edition,
      company_id: companyId,
      total: total + 1,
      rating_sum: rating_sum + review.rating,
    });
  }

  all(): Iterable<Insertable<ReviewTotalsTable>> {
    return this.rows.values();
  }
}
