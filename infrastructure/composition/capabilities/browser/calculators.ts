import { HistoryPageAddress } from '../../../browser/history-page-address.ts';
import type { BrowserCapability } from '../browser-capability.ts';
import type { ResumedPlan } from '../../../../application/visitor/plan-system/plan-system.ts';
import { constant } from '../../containers/binding.ts';
import { TOKENS } from '../../containers/tokens.ts';
import { calculatorModule } from '../../visitor/calculator-module.ts';

/** Bindings for pages with calculators, in their own chunk. Calculators start from the page's address, as on the server. */
export const load: BrowserCapability<ResumedPlan>['load'] = ({ container }, resumed) =>
  container.load([
    constant(TOKENS.pageAddress, new HistoryPageAddress(window)),
    constant(TOKENS.lookUpPlan, async (...plan) => {
      const { browserPlanLookUp } = await import('../../browser/browser-plan-look-up.ts');
      return browserPlanLookUp(container)(...plan);
    }),
    ...calculatorModule(
      { query: new URLSearchParams(window.location.search), path: window.location.pathname },
      resumed ?? {},
    ),
  ]);
