import * as E from 'fp-ts/Either';
import { countryOf } from '../../../domain/postal-code/postal-code.ts';
import { dayOf, type Clock } from '../../ports/clock.ts';
import type { RebateDirectory } from '../../ports/content/rebate-directory.ts';
import type { Logger } from '../../ports/logger.ts';
import { LIST_PATHS } from '../find-dealers/list-paths.ts';
import type { EstimateResult } from './estimate-savings-view.ts';
import { foundRebates, shownUtilities } from './found-rebates.ts';
import { rebatesOfHousehold, type SavingsQuestion } from './rebates-of-household.ts';
import { shownHousehold } from './shown-household.ts';
import { rebateTextsIn } from './texts-in.ts';

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
export const lookUpSavings =
  (sources: SavingsSources): LookUpSavings =>
  async (question) => {
    const answer = await rebatesOfHousehold(sources, question);
    if (E.isLeft(answer)) return { kind: 'failed' };
    const { found, stated } = answer.right;
    const { code, language } = question;
    if (found.programs.length > 0)
      return { kind: 'found', rebates: foundRebates(found, code, dayOf(sources.clock), language, stated) };
    const texts = rebateTextsIn(language);
    return {
      kind: 'none',
      advice: countryOf(code) === 'CA' ? texts.estimate.noneInCanada : texts.estimate.noneAdvice,
      dealers: `${LIST_PATHS[language]}?zipcode=${encodeURIComponent(code)}`,
      utilities: shownUtilities(found.utilities, texts),
      household: shownHousehold(found, stated, texts.noSetAmount, texts),
    };
  };
