import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { dayOf, type Clock } from '../../../application/ports/clock.ts';
import type { IncomeLimits } from '../../../application/ports/content/income-limits.ts';
import type {
  RebateDirectory,
  RebatesUnavailable,
} from '../../../application/ports/content/rebate-directory.ts';
import type { PostalPlaces } from '../../../application/ports/dealers/postal-places.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { rebatesFor, type AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import type { AreaIncomes } from '../../../domain/rebate/household.ts';
import { NO_WISHES, type RebateWishes } from '../../../domain/rebate/rebate-wishes.ts';
import type { UtilityChoice } from '../../../domain/rebate/utilities.ts';

interface HouseholdParts {
  readonly incomeLimits: IncomeLimits;
  readonly places: Pick<PostalPlaces, 'placeOf'>;
  readonly clock: Clock;
}

/**
 * Wraps a source that returns programs for all incomes and no area median. The source never receives the household; its income is compared
 * here with the area's limits or, where they are unknown, with the national median.
 */
export class HouseholdRebateDirectory implements RebateDirectory {
  constructor(
    private readonly source: RebateDirectory,
    private readonly parts: HouseholdParts,
  ) {}

  readonly rebatesAt = (
    code: PostalCode,
    choice?: UtilityChoice,
    { household, language }: RebateWishes = NO_WISHES,
  ): TE.TaskEither<RebatesUnavailable, AreaRebates> =>
    pipe(
      this.source.rebatesAt(code, choice, { language, household: null }),
      TE.chain((rebates) =>
        household === null
          ? TE.right(rebates)
          : pipe(
              this.incomesAt(code),
              TE.map((incomes) => rebatesFor(rebates, household, dayOf(this.parts.clock), incomes)),
            ),
      ),
    );

  private incomesAt(code: PostalCode): TE.TaskEither<RebatesUnavailable, O.Option<AreaIncomes>> {
    const place = this.parts.places.placeOf(code);
    return O.isNone(place)
      ? TE.right(O.none)
      : pipe(
          this.parts.incomeLimits.at(place.value),
          TE.mapLeft(({ fault }) => ({ _tag: 'RebatesUnavailable', reason: fault })),
        );
  }
}
