import { HistoryPageAddress } from '../../../browser/history-page-address.ts';
import type { BrowserCapability } from '../browser-capability.ts';
import { constant } from '../../containers/binding.ts';
import { TOKENS } from '../../containers/tokens.ts';
import { documentModule } from '../../visitor/document-module.ts';

/** What pages with a document library need in the browser; a chunk of its own. The library begins with the page's address. */
export const load: BrowserCapability<null>['load'] = ({ container }) =>
  container.load([
    constant(TOKENS.pageAddress, new HistoryPageAddress(window)),
    ...documentModule({
      query: new URLSearchParams(window.location.search),
      path: window.location.pathname,
    }),
  ]);
