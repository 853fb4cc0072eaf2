import * as E from 'fp-ts/Either';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import type { StatedHousehold } from '../../../domain/rebate/household.ts';
import { rebateLanguage } from '../../../domain/rebate/rebate-wishes.ts';
import type { UtilityChoice } from '../../../domain/rebate/utilities.ts';
import type { RebateDirectory, RebatesUnavailable } from '../../ports/content/rebate-directory.ts';
import type { Logger } from '../../ports/logger.ts';

export interface SavingsQuestion {
  readonly code: PostalCode;
  readonly choice: UtilityChoice;
  readonly language: SiteLanguage;
  readonly stated: StatedHousehold;
}

/** An area's rebates, and the household that they are for. */
export interface HouseholdRebates {
  readonly found: AreaRebates;
  readonly stated: StatedHousehold;
}

/**
 * Reads an area's rebates for the stated household. If those can't be read, returns the rebates of the assumed household, with the fault
 * `unavailable`.
 */
export const rebatesOfHousehold = async (
  { rebates, log }: { readonly rebates: RebateDirectory; readonly log: Logger },
  { code, choice, language, stated }: SavingsQuestion,
): Promise<E.Either<RebatesUnavailable, HouseholdRebates>> => {
  const ask = async (household: StatedHousehold['household']) => {
    const answer = await rebates.rebatesAt(code, choice, { language: rebateLanguage(language), household })();
    if (E.isLeft(answer)) log.error(`Error fetching rebates: ${answer.left.reason}`);
    return answer;
  };
  const { household } = stated;
  const own = await ask(household);
  if (E.isRight(own) || household === null) return E.map((found: AreaRebates) => ({ found, stated }))(own);
  return E.map((found: AreaRebates) => ({ found, stated: { household, fault: 'unavailable' as const } }))(
    await ask(null),
  );
};
