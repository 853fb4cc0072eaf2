import * as TE from 'fp-ts/TaskEither';
import { flow, pipe } from 'fp-ts/function';
import { distinctDealers } from '../../../domain/dealer/distinct-dealers.ts';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import { inServiceAreaOrder, shuffleSeed } from '../../../domain/dealer/service-area-order.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { dayOf, type Clock } from '../../ports/clock.ts';
import type { DealerDirectory, SearchContext } from '../../ports/dealers/dealer-directory.ts';
import type { ProviderFailure } from '../../ports/dealers/provider-failure.ts';

/**
 * The directory behind pages and the API. Lists each dealer once, in the service's order (contract, section 7), whatever the provider
 * answers. Nothing else sorts them.
 */
export class OrderedDealerDirectory implements DealerDirectory {
  readonly nearest: DealerDirectory['nearest'];

  constructor(
    private readonly provider: DealerDirectory,
    private readonly clock: Clock,
  ) {
    this.nearest = flow(provider.nearest, TE.map(distinctDealers));
  }

  readonly search = (
    code: PostalCode,
    context?: SearchContext,
  ): TE.TaskEither<ProviderFailure, DealerAnswer> =>
    pipe(
      this.provider.search(code, context),
      TE.map((answer) => ({
        ...answer,
        dealers: inServiceAreaOrder(
          distinctDealers(answer.dealers),
          answer.randomizeBuckets,
          shuffleSeed(code, dayOf(this.clock)),
        ),
      })),
    );
}
