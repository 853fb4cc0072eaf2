import type { TaskEither } from 'fp-ts/TaskEither';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import type { RebateWishes } from '../../../domain/rebate/rebate-wishes.ts';
import type { UtilityChoice } from '../../../domain/rebate/utilities.ts';

/** Rebates cannot be read now; `reason` gives the reason, without personal data. */
export interface RebatesUnavailable {
  readonly _tag: 'RebatesUnavailable';
  readonly reason: string;
}

/** What rebate programs pay, by area (specification, section 7). */
export interface RebateDirectory {
  /**
   * The rebates around a postal code for a customer of these utilities, of the likely ones where nothing is said; without programs where
   * none is known. Described in the language of the wishes where the provider can; for a household, where one is given. It never rejects.
   */
  readonly rebatesAt: (
    code: PostalCode,
    choice?: UtilityChoice,
    wishes?: RebateWishes,
  ) => TaskEither<RebatesUnavailable, AreaRebates>;
}
