import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { dealersByPlace, type DealerState } from '../../../domain/dealer/dealer-places.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { DealerPlaces } from '../../ports/dealers/dealer-places.ts';
import type { DealerRecords, RecordsUnavailable } from '../../ports/dealers/dealer-records.ts';

/** Lists our own dealer records by place (contract, section 6). The list is cached until the records change. */
export class ListDealers implements DealerPlaces {
  private listed: {
    readonly dealers: ReadonlyArray<Dealer>;
    readonly states: ReadonlyArray<DealerState>;
  } | null = null;

  constructor(private readonly records: DealerRecords) {}

  states(): TE.TaskEither<RecordsUnavailable, ReadonlyArray<DealerState>> {
    return pipe(
      this.records.all(),
      TE.map((dealers) => {
        if (this.listed?.dealers !== dealers) this.listed = { dealers, states: dealersByPlace(dealers) };
        return this.listed.states;
      }),
    );
  }
}
