import type { TaskEither } from 'fp-ts/TaskEither';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import type { RebateWishes } from '../../../domain/rebate/rebate-wishes.ts';
import type { UtilityChoice } from '../../../domain/rebate/utilities.ts';

/** Rebates can't be read now; `reason` says why, without personal data. */
export interface RebatesUnavailable {
  readonly _tag: 'RebatesUnavailable';
  readonly reason: string;
}

/** Rebate programs by area (specification, section 7). */
export interface RebateDirectory {
  /**
   * The rebates near a postal code. Without `choice`, uses the area's likely utilities. `wishes`: the language, where the provider supports
   * it, and the household. Programs are empty when none is known. Never rejects.
   */
  readonly rebatesAt: (
    code: PostalCode,
    choice?: UtilityChoice,
    wishes?: RebateWishes,
  ) => TaskEither<RebatesUnavailable, AreaRebates>;
}
