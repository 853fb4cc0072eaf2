import { HistoryPageAddress } from '../../../browser/history-page-address.ts';
import type { BrowserCapability } from '../browser-capability.ts';
import { constant } from '../../containers/binding.ts';
import { TOKENS } from '../../containers/tokens.ts';
import { documentModule } from '../../visitor/document-module.ts';

/** Bindings for pages with a document library, in their own chunk. The library starts from the page's URL. */
export const load: BrowserCapability<null>['load'] = ({ container }) =>
  container.load([
    constant(TOKENS.pageAddress, new HistoryPageAddress(window)),
    ...documentModule({
      query: new URLSearchParams(window.location.search),
      path: window.location.pathname,
    }),
  ]);
