import { HistoryPageAddress } from '../../../browser/history-page-address.ts';
import type { BrowserCapability } from '../browser-capability.ts';
import {
  IN_ENGLISH,
  planWords,
  type PlanWords,
} from '../../../../application/visitor/plan-system/plan-words.ts';
import type { OtherLanguage } from '../../../../domain/content/site-language.ts';
import type { LookUpPlan } from '../../../../application/visitor/plan-system/plan-in-area.ts';
import type { ResumedPlan } from '../../../../application/visitor/plan-system/plan-system.ts';
import { constant } from '../../containers/binding.ts';
import { TOKENS } from '../../containers/tokens.ts';
import { calculatorModule } from '../../visitor/calculator-module.ts';

/** Bindings for pages with calculators, in their own chunk. Calculators start from the page's address, as on the server. */
export const load: BrowserCapability<ResumedPlan>['load'] = async ({ container, data }, resumed) => {
  let lookUp: LookUpPlan | undefined;
  container.load([
    constant(TOKENS.planWords, await wordsIn(data.language)),
    constant(TOKENS.pageAddress, new HistoryPageAddress(window)),
    constant(TOKENS.lookUpPlan, async (...plan) => {
      const { browserPlanLookUp } = await import('../../browser/browser-plan-look-up.ts');
      lookUp ??= browserPlanLookUp(container);
      return lookUp(...plan);
    }),
    ...calculatorModule(
      { query: new URLSearchParams(window.location.search), path: window.location.pathname },
      resumed ?? {},
    ),
  ]);
};

/** Texts in other languages are separate chunks. */
const wordsIn = async (language: OtherLanguage | undefined): Promise<PlanWords> => {
  switch (language) {
    case undefined:
      return IN_ENGLISH;
    case 'es':
      return planWords(
        'es',
        (await import('../../../../application/visitor/plan-system/spanish-texts.ts')).spanishPlanTexts,
      );
    case 'fr':
      return planWords(
        'fr',
        (await import('../../../../application/visitor/plan-system/french-texts.ts')).frenchPlanTexts,
      );
  }
};
