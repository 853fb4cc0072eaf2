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
import { requireRoom } from '../engines/disk-space.ts';
import { removeEdition, removeOutdatedEditions } from './outdated-editions.ts';
import { inPortions, type Rows } from './portions.ts';
import type { EditionKind, Schema } from '../schema.ts';
import type { StoredDealer } from './stored-dealer.ts';

/** An edition's metadata, known before its rows. */
export interface EditionHead {
  /** Whether it is sample data, which a real import replaces. */
  readonly sample: boolean;
  /** The current time, as UTC text. */
  readonly loadedAt: string;
  /** Called after each portion with the number of stored rows. */
  readonly onProgress?: (stored: number) => void;
}

export interface DealersHead extends EditionHead {
  /** The buckets whose dealers are shuffled in results. */
  readonly randomizeBuckets: ReadonlyArray<number>;
}

/**
 * Loads complete lists of dealers, reviews and rebates. Rows are stored in small transactions, so requests never wait long, and become
 * visible only when one row makes the edition current. A failed load changes nothing and removes its rows.
 */
export class EditionLoader {
  private readonly db: Kysely<Schema>;
  private readonly freeBytes: () => number | null;

  /** `freeBytes` is `Database.freeBytes`. A load stops before it uses disk space that leads need. */
  constructor(db: Kysely<Schema>, freeBytes: () => number | null = () => null) {
    this.db = db;
    this.freeBytes = freeBytes;
  }

  /** Replaces all dealers and returns the edition's id. Rejects when two dealers have the same company id. */
  loadDealers(head: DealersHead, dealers: Rows<StoredDealer>): Promise<string> {
    return this.replace('dealers', head, head.randomizeBuckets, (edition) =>
      this.store(head, dealers, async (portion) => {
        const rows = portion.map((dealer) => dealerRow(edition, dealer));
        await this.db.insertInto('dealers').values(rows).execute();
      }),
    );
  }

  /** Replaces all reviews and returns the edition's id. Reviews with the same date keep their order. */
  loadReviews(head: EditionHead, reviews: Rows<CompanyReview>): Promise<string> {
    return this.replace('reviews', head, [], async (edition) => {
      const totals = new ReviewTotals(edition);
      let position = 0;
      await this.store(head, reviews, async (portion) => {
        for (const review of portion) totals.add(review);
        const rows = portion.map((review) => reviewRow(edition, position++, review));
        await this.db.insertInto('reviews').values(rows).execute();
      });
      await inPortions(totals.all(), async (portion) => {
        await this.db.insertInto('review_totals').values(portion).execute();
      });
    });
  }

  /** Replaces all rebate programs and returns the edition's id. Programs of an area keep their order. */
  loadRebates(head: EditionHead, programs: Rows<AreaProgram>): Promise<string> {
    return this.replace('rebates', head, [], (edition) => {
      let position = 0;
      return this.store(head, programs, async (portion) => {
        const rows = portion.map((program) => rebateRow(edition, position++, program));
        await this.db.insertInto('rebates').values(rows).execute();
      });
    });
  }

  private async replace(
    kind: EditionKind,
    head: EditionHead,
    buckets: ReadonlyArray<number>,
    fill: (edition: string) => Promise<void>,
  ): Promise<string> {
    const edition = await this.begin(kind, head, buckets);
    try {
      await fill(edition);
    } catch (failure) {
      // If this fails, the next load removes the rows.
      await removeEdition(this.db, edition).catch(() => undefined);
      throw failure;
    }
    return this.makeCurrent(kind, edition, head.loadedAt);
  }

  private store<A>(
    { onProgress }: EditionHead,
    rows: Rows<A>,
    insert: (portion: ReadonlyArray<A>) => Promise<void>,
  ): Promise<void> {
    const store = async (portion: ReadonlyArray<A>): Promise<void> => {
      requireRoom(this.freeBytes());
      await insert(portion);
    };
    return inPortions(rows, store, onProgress);
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
