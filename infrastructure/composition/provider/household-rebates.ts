import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { dayOf, type Clock } from '../../../application/ports/clock.ts';
import type { RebateDirectory } from '../../../application/ports/content/rebate-directory.ts';
import { rebatesFor } from '../../../domain/rebate/area-rebates.ts';

/**
 * A source that knows programs for all incomes at once, and no area's median: it is never given a household. The household's income is
 * compared with the country's median.
 */
export const householdRebates = (source: RebateDirectory, clock: Clock): RebateDirectory => ({
  rebatesAt: (code, choice, wishes) =>
    pipe(
      source.rebatesAt(code, choice, wishes && { ...wishes, household: null }),
      TE.map((rebates) =>
        wishes === undefined || wishes.household === null
          ? rebates
          : rebatesFor(rebates, wishes.household, dayOf(clock)),
      ),
    ),
});
