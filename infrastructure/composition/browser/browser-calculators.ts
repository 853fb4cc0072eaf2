import { HistoryPageAddress } from '../../browser/history-page-address.ts';
import type { BrowserCapability } from '../capabilities/browser-capability.ts';
import type { CapabilityViews } from '../capabilities/server-capabilities.ts';
import { constant } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';
import { calculatorModule } from '../visitor/calculator-module.ts';

/** Bindings for pages with calculators, in their own chunk. Calculators start from the page's URL, as on the server. */
export const load: BrowserCapability<CapabilityViews['calculators']>['load'] = ({ container }, inArea) =>
  container.load([
    constant(TOKENS.pageAddress, new HistoryPageAddress(window)),
    constant(TOKENS.lookUpPlan, async (...plan) => {
      const { browserPlanLookUp } = await import('./browser-plan-look-up.ts');
      return browserPlanLookUp(container)(...plan);
    }),
    ...calculatorModule(
      { query: new URLSearchParams(window.location.search), path: window.location.pathname },
      inArea,
    ),
  ]);
