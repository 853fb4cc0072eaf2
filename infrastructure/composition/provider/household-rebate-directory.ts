import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { dayOf, type Clock } from '../../../application/ports/clock.ts';
import type {
  RebateDirectory,
  RebatesUnavailable,
} from '../../../application/ports/content/rebate-directory.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { rebatesFor, type AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import { NO_WISHES, type RebateWishes } from '../../../domain/rebate/rebate-wishes.ts';
import type { UtilityChoice } from '../../../domain/rebate/utilities.ts';

/**
 * Wraps a source that returns programs for all incomes and no area median. The source never receives the household; its income is compared
 * with the national median here.
 */
export class HouseholdRebateDirectory implements RebateDirectory {
  constructor(
    private readonly source: RebateDirectory,
    private readonly clock: Clock,
  ) {}

  readonly rebatesAt = (
    code: PostalCode,
    choice?: UtilityChoice,
    { household, language }: RebateWishes = NO_WISHES,
  ): TE.TaskEither<RebatesUnavailable, AreaRebates> =>
    pipe(
      this.source.rebatesAt(code, choice, { language, household: null }),
      TE.map((rebates) => (household === null ? rebates : rebatesFor(rebates, household, dayOf(this.clock)))),
    );
}
