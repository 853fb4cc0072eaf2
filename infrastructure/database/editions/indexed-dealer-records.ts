import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Kysely } from 'kysely';
import type {
  DealerAtDistance,
  DealerRecords,
  DealersNear,
  RecordsUnavailable,
} from '../../../application/ports/dealers/dealer-records.ts';
import type { DealerPlaces } from '../../../application/ports/dealers/dealer-places.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { DealerState } from '../../../domain/dealer/dealer-places.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';
import { inSlices } from '../../system/in-slices.ts';
import { currentEdition, readDealers } from './current-edition.ts';
import { DealerIndex } from './dealer-index.ts';
import { recordsUnavailable } from '../records-unavailable.ts';
import type { Schema } from '../schema.ts';

/** The current edition of dealers in memory, so searches run no SQL. */
export class IndexedDealerRecords implements DealerRecords, DealerPlaces {
  private readonly db: Kysely<Schema>;
  private index: DealerIndex | null = null;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** The edition in memory. Null before the first `load` and when no edition is current. */
  get version(): string | null {
    return this.index?.edition ?? null;
  }

  get isEmpty(): boolean {
    return this.index === null || this.index.states.length === 0;
  }

  /** Reads the current edition. When the database fails, rejects and keeps the previous edition. */
  async load(): Promise<void> {
    let index;
    do index = await this.readCurrent();
    while (
      // Reads again if the edition was replaced meanwhile, because rows of a replaced edition are removed.
      index.edition !== (await this.currentVersion())
    );
    this.index = index;
  }

  /** Loads a new current edition. Returns whether there was one. */
  async refresh(): Promise<boolean> {
    if ((await this.currentVersion()) === this.version) return false;
    await this.load();
    return true;
  }

  near(
    middle: Coordinates,
    withinMiles: number,
    most: number,
  ): TE.TaskEither<RecordsUnavailable, DealersNear> {
    return this.loaded((index) => ({
      dealers: index.near(middle, withinMiles, most),
      randomizeBuckets: index.randomizeBuckets,
    }));
  }

  nearest(
    middle: Coordinates,
    most: number,
    accepts: (dealer: Dealer) => boolean,
  ): TE.TaskEither<RecordsUnavailable, ReadonlyArray<DealerAtDistance>> {
    return this.loaded((index) => index.nearest(middle, most, accepts));
  }

  states(): TE.TaskEither<RecordsUnavailable, ReadonlyArray<DealerState>> {
    return this.loaded(({ states }) => states);
  }

  byCompanyId(companyId: CompanyId): TE.TaskEither<RecordsUnavailable, O.Option<Dealer>> {
    return this.loaded((index) => index.byCompanyId(companyId));
  }

  private async readCurrent(): Promise<DealerIndex> {
    const edition = await currentEdition(this.db, 'dealers');
    if (edition === null) return inSlices(DealerIndex.building(null, [], []));
    const dealers = await readDealers(this.db, edition.id);
    return inSlices(DealerIndex.building(edition.id, edition.randomizeBuckets, dealers));
  }

  private async currentVersion(): Promise<string | null> {
    return (await currentEdition(this.db, 'dealers'))?.id ?? null;
  }

  private loaded<A>(read: (index: DealerIndex) => A): TE.TaskEither<RecordsUnavailable, A> {
    return pipe(
      O.fromNullable(this.index),
      O.match(
        () => TE.left(recordsUnavailable({ code: 'dealers are not loaded' })),
        (index) => TE.right(read(index)),
      ),
    );
  }
}
