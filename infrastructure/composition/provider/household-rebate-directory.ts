import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { dayOf, type Clock } from '../../../application/ports/clock.ts';
import type { IncomeLimits } from '../../../application/ports/content/income-limits.ts';
import type {
  RebateDirectory,
  RebatesUnavailable,
} from '../../../application/ports/content/rebate-directory.ts';
import type { PostalPlaces } from '../../../application/ports/dealers/postal-places.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { rebatesFor, type AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import type { AreaIncomes } from '../../../domain/rebate/household.ts';
import { NO_WISHES, type RebateWishes } from '../../../domain/rebate/rebate-wishes.ts';
import type { UtilityChoice } from '../../../domain/rebate/utilities.ts';

interface HouseholdParts {
  readonly incomeLimits: IncomeLimits;
  readonly places: Pick<PostalPlaces, 'placeOf'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Wraps a source that returns programs for all incomes and no area median. The source never receives the household; its income is compared
 * here with the area's limits or, where they are unknown or can't be read, with the national median.
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
      TE.chainTaskK((rebates) =>
        household === null
          ? T.of(rebates)
          : pipe(
              this.incomesAt(code),
              T.map((incomes) => rebatesFor(rebates, household, dayOf(this.parts.clock), incomes)),
            ),
      ),
    );

  private incomesAt(code: PostalCode): T.Task<O.Option<AreaIncomes>> {
    const { places, incomeLimits, log } = this.parts;
    const place = places.placeOf(code);
    if (O.isNone(place)) return T.of(O.none);
    return pipe(
      incomeLimits.at(place.value),
      TE.getOrElse(({ fault }) => {
        log.error(`The income limits could not be read: ${fault}`);
        return T.of<O.Option<AreaIncomes>>(O.none);
      }),
    );
  }
}
