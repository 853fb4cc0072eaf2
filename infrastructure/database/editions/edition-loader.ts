import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { currentEdition } from './current-edition.ts';
import {
  dealerRow,
  rebateRow,
  reviewRow,
  ReviewTotals,
  type AreaProgram,
  type CompanyReview,
} from './edition-rows.ts';
import { removeOutdatedEditions } from './outdated-editions.ts';
import { inPortions, type Rows } from './portions.ts';
import type { EditionKind, Schema } from '../schema.ts';
import type { StoredDealer } from './stored-dealer.ts';

/** What is known about an edition before its rows come. */
export interface EditionHead {
  /** Invented data, which a real import replaces. */
  readonly sample: boolean;
  /** Now, as UTC text. */
  readonly loadedAt: string;
  /** Called after each portion with the rows stored so far. */
  readonly onProgress?: (stored: number) => void;
}

export interface DealersHead extends EditionHead {
  /** The buckets whose dealers are shuffled in an answer. */
  readonly randomizeBuckets: ReadonlyArray<number>;
}

/**
 * Loads whole lists of dealers, reviews and rebates. Rows go in by small transactions, so that no request waits
 * long, and are visible to no request until one row makes the edition current; a load that breaks off has changed nothing.
 */
export class EditionLoader {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Replaces all dealers; rejects when two have the same company id. Answers the edition's id. */
  async loadDealers(head: DealersHead, dealers: Rows<StoredDealer>): Promise<string> {
    const edition = await this.begin('dealers', head, head.randomizeBuckets);
    const store = async (portion: ReadonlyArray<StoredDealer>) => {
      const rows = portion.map((dealer) => dealerRow(edition, dealer));
      await this.db.insertInto('dealers').values(rows).execute();
    };
    await inPortions(dealers, store, head.onProgress);
    return this.makeCurrent('dealers', edition, head.loadedAt);
  }

  /** Replaces all reviews; those of one day keep the order in which they come. Answers the edition's id. */
  async loadReviews(head: EditionHead, reviews: Rows<CompanyReview>): Promise<string> {
    const edition = await this.begin('reviews', head, []);
    const totals = new ReviewTotals(edition);
    let position = 0;
    const store = async (portion: ReadonlyArray<CompanyReview>) => {
      for (const review of portion) totals.add(review);
      const rows = portion.map((review) => reviewRow(edition, position++, review));
      await this.db.insertInto('reviews').values(rows).execute();
    };
    await inPortions(reviews, store, head.onProgress);
    await inPortions(totals.all(), async (portion) => {
      await this.db.insertInto('review_totals').values(portion).execute();
    });
    return this.makeCurrent('reviews', edition, head.loadedAt);
  }

  /** Replaces all rebate programs; those of an area keep the order in which they come. Answers the edition's id. */
  async loadRebates(head: EditionHead, programs: Rows<AreaProgram>): Promise<string> {
    const edition = await this.begin('rebates', head, []);
    let position = 0;
    const store = async (portion: ReadonlyArray<AreaProgram>) => {
      const rows = portion.map((program) => rebateRow(edition, position++, program));
      await this.db.insertInto('rebates').values(rows).execute();
    };
    await inPortions(programs, store, head.onProgress);
    return this.makeCurrent('rebates', edition, head.loadedAt);
  }

  private async begin(kind: EditionKind, head: EditionHead, buckets: ReadonlyArray<number>): Promise<string> {
    const edition = {
      id: randomUUID(),
      kind,
      sample: head.sample ? 1 : 0,
      loaded_at: head.loadedAt,
      randomize_buckets: JSON.stringify(buckets),
    };
    await this.db.insertInto('editions').values(edition).execute();
    return edition.id;
  }

  private async makeCurrent(kind: EditionKind, edition: string, now: string): Promise<string> {
    const replaced = await currentEdition(this.db, kind);
    await this.db
      .insertInto('current_editions')
      .values({ kind, edition_id: edition })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet({ edition_id: edition }))
      .execute();
    await removeOutdatedEditions(this.db, kind, replaced?.id ?? null, now);
    return edition;
  }
}
