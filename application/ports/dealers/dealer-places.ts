import type { TaskEither } from 'fp-ts/TaskEither';
import type { DealerState } from '../../../domain/dealer/dealer-places.ts';
import type { RecordsUnavailable } from './dealer-records.ts';

/** Dealers by the place of their office. Available only from our own records (contract, section 6). */
export interface DealerPlaces {
  /** Returns the same list until the records change. */
  readonly states: () => TaskEither<RecordsUnavailable, ReadonlyArray<DealerState>>;
}
