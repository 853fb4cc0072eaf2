import { HistoryPageAddress } from '../../browser/history-page-address.ts';
import { constant, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';
import { documentModule } from '../visitor/document-module.ts';

/** What pages with a document library need in the browser; a chunk of its own. The library begins with the page's address. */
export const browserDocuments = (page: Window): Bindings => [
  constant(TOKENS.pageAddress, new HistoryPageAddress(page)),
  ...documentModule({ query: new URLSearchParams(page.location.search), path: page.location.pathname }),
];
