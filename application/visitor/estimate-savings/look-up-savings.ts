import * as E from 'fp-ts/Either';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { countryOf, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import type { StatedHousehold } from '../../../domain/rebate/household.ts';
import { rebateLanguage } from '../../../domain/rebate/rebate-wishes.ts';
import type { UtilityChoice } from '../../../domain/rebate/utilities.ts';
import { dayOf, type Clock } from '../../ports/clock.ts';
import type { RebateDirectory } from '../../ports/content/rebate-directory.ts';
import type { Logger } from '../../ports/logger.ts';
import type { EstimateResult } from './estimate-savings-view.ts';
import { foundRebates, shownUtilities } from './found-rebates.ts';
import { shownHousehold } from './shown-household.ts';
import { rebateTextsIn } from './texts-in.ts';

export interface SavingsQuestion {
  readonly code: PostalCode;
  readonly choice: UtilityChoice;
  readonly language: SiteLanguage;
  readonly stated: StatedHousehold;
}

/** Looks up an area's rebates, ready to render. In a browser, rejects when its lazy chunk can't be fetched. */
export type LookUpSavings = (question: SavingsQuestion) => Promise<EstimateResult>;

interface SavingsSources {
  readonly rebates: RebateDirectory;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Looks up an area's rebates. When the rebates of the stated household can't be read, returns those of the assumed household with a notice.
 */
export const lookUpSavings = ({ rebates, clock, log }: SavingsSources): LookUpSavings => {
  const ask = async ({ code, choice, language, stated }: SavingsQuestion) => {
    const wishes = { language: rebateLanguage(language), household: stated.household };
    const answer = await rebates.rebatesAt(code, choice, wishes)();
    if (E.isLeft(answer)) log.error(`Error fetching rebates: ${answer.left.reason}`);
    return answer;
  };
  const shown = (found: AreaRebates, { code, language, stated }: SavingsQuestion): EstimateResult => {
    if (found.programs.length > 0)
      return { kind: 'found', rebates: foundRebates(found, code, dayOf(clock), language, stated) };
    const texts = rebateTextsIn(language);
    return {
      kind: 'none',
      advice: countryOf(code) === 'CA' ? texts.estimate.noneInCanada : texts.estimate.noneAdvice,
      utilities: shownUtilities(found.utilities, texts),
      household: shownHousehold(found, stated, texts.noSetAmount, texts),
    };
  };
  return async (question) => {
    const answer = await ask(question);
    if (E.isRight(answer)) return shown(answer.right, question);
    const { household } = question.stated;
    if (household === null) return { kind: 'failed' };
    const assumed = await ask({ ...question, stated: { household: null, fault: null } });
    return E.isLeft(assumed)
      ? { kind: 'failed' }
      : shown(assumed.right, { ...question, stated: { household, fault: 'unavailable' } });
  };
};
