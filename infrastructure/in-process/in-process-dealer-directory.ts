import type { TaskEither } from 'fp-ts/TaskEither';
import type { DealerDirectory } from '../../application/ports/dealers/dealer-directory.ts';
import type { ProviderFailure } from '../../application/ports/dealers/provider-failure.ts';
import type { LocateDealers } from '../../application/provider/locate-dealers/locate-dealers.ts';
import type { NearestDealers } from '../../application/provider/nearest-dealers/nearest-dealers.ts';
import type { DealerAnswer } from '../../domain/dealer/dealer-answer.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { DealerFilter } from '../../domain/dealer/filters.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';

/** The dealer directory of our own records, called in process. */
export class InProcessDealerDirectory implements DealerDirectory {
  constructor(
    private readonly locateDealers: LocateDealers,
    private readonly nearestDealers: NearestDealers,
  ) {}

  readonly search = (code: PostalCode): TaskEither<ProviderFailure, DealerAnswer> =>
    this.locateDealers.execute(code);

  readonly nearest = (
    code: PostalCode,
    filters: ReadonlyArray<DealerFilter>,
    most: number,
  ): TaskEither<ProviderFailure, ReadonlyArray<Dealer>> => this.nearestDealers.execute(code, filters, most);
}
