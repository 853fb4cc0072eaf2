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
 * long, and are visible to no request until one row makes the edition current; a load that breaks off has changed nothing, and removes
 * what it has stored.
 */
export class EditionLoader {
  private readonly db: Kysely<Schema>;
  private readonly freeBytes: () => number | null;

  /** `freeBytes` as `Database.freeBytes`: a load breaks off before it takes up what leads need. */
  constructor(db: Kysely<Schema>, freeBytes: () => number | null = () => null) {
    this.db = db;
    this.freeBytes = freeBytes;
  }

  /** Replaces all dealers; rejects when two have the same company id. Answers the edition's id. */
  loadDealers(head: DealersHead, dealers: Rows<StoredDealer>): Promise<string> {
    return this.load('dealers', head, head.randomizeBuckets, (edition) =>
      this.store(head, dealers, async (portion) => {
        const rows = portion.map((dealer) => dealerRow(edition, dealer));
        await this.db.insertInto('dealers').values(rows).execute();
      }),
    );
  }

  /** Replaces all reviews; those of one day keep the order in which they come. Answers the edition's id. */
  loadReviews(head: EditionHead, reviews: Rows<CompanyReview>): Promise<string> {
    return this.load('reviews', head, [], async (edition) => {
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

  /** Replaces all rebate programs; those of an area keep the order in which they come. Answers the edition's id. */
  loadRebates(head: EditionHead, programs: Rows<AreaProgram>): Promise<string> {
    return this.load('rebates', head, [], (edition) => {
      let position = 0;
      return this.store(head, programs, async (portion) => {
        const rows = portion.map((program) => rebateRow(edition, position++, program));
        await this.db.insertInto('rebates').values(rows).execute();
      });
    });
  }

  private async load(
    kind: EditionKind,
    head: EditionHead,
    buckets: ReadonlyArray<number>,
    fill: (edition: string) => Promise<void>,
  ): Promise<string> {
    const edition = await this.begin(kind, head, buckets);
    try {
      await fill(edition);
    } catch (failure) {
      // What cannot be removed now, the next load removes.
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
