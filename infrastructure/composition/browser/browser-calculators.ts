import { HistoryPageAddress } from '../../browser/history-page-address.ts';
import type { BrowserCapability } from '../capabilities/browser-capability.ts';
import type { CapabilityViews } from '../capabilities/server-capabilities.ts';
import { constant } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';
import { calculatorModule } from '../visitor/calculator-module.ts';

/** What pages with calculators need in the browser; a chunk of its own. They begin with the page's address, as on the server. */
export const load: BrowserCapability<CapabilityViews['calculators']>['load'] = ({ container }, savings) =>
  container.load([
    constant(TOKENS.pageAddress, new HistoryPageAddress(window)),
    constant(TOKENS.systemSavings, async (system, zip) => {
      const { browserSystemSavings } = await import('./browser-system-savings.ts');
      return browserSystemSavings(container)(system, zip);
    }),
    ...calculatorModule(
      { query: new URLSearchParams(window.location.search), path: window.location.pathname },
      savings,
    ),
  ]);
