import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { DealerDirectory, DirectoryFailure } from '../../application/ports/dealer-directory.ts';
import type { RecordsUnavailable } from '../../application/ports/dealer-records.ts';
import type { LocateDealers } from '../../application/provider/locate-dealers/locate-dealers.ts';
import type { NearestDealers } from '../../application/provider/nearest-dealers/nearest-dealers.ts';
import type { DealerAnswer } from '../../domain/dealer/dealer-answer.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { DealerFilter } from '../../domain/dealer/filters.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';

/** The dealers of the provider that runs in this very process: no wire between. */
export class InProcessDealerDirectory implements DealerDirectory {
  constructor(
    private readonly locateDealers: LocateDealers,
    private readonly nearestDealers: NearestDealers,
  ) {}

  readonly search = (code: PostalCode): TE.TaskEither<DirectoryFailure, DealerAnswer> =>
    pipe(this.locateDealers.execute(code, ''), TE.mapLeft(unavailable));

  readonly nearest = (
    code: PostalCode,
    filters: ReadonlyArray<DealerFilter>,
    most: number,
  ): TE.TaskEither<DirectoryFailure, ReadonlyArray<Dealer>> =>
    pipe(this.nearestDealers.execute(code, filters, most), TE.mapLeft(unavailable));
}

const unavailable = ({ fault }: RecordsUnavailable): DirectoryFailure => ({
  _tag: 'DirectoryUnavailable',
  statusText: fault,
});
