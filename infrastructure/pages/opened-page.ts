import type { PageHead, SiteFacts } from '../../application/visitor/read-page/page-head.ts';
import type { BuiltAssets } from './built-assets.ts';
import type { DocumentParts } from './html-document.ts';
import type { RenderedPage } from './rendered-page.ts';

/** A rendered page before its html document is assembled. */
export interface ShownPage {
  readonly status: number;
  /** The path to redirect to. Absent when the page hasn't moved. */
  readonly location?: string;
  readonly head: PageHead;
  /** The content's language if the site doesn't have it. */
  readonly writtenIn?: string | undefined;
  readonly body: string;
  /** The html of the SVG symbols that icons in the body use. */
  readonly icons: string;
  /** The line on each printed sheet, which screens don't show. */
  readonly printed: string;
  /** Html after the body that isn't hydrated. */
  readonly appended: string;
  /** A placeholder in the body for the style sheet's URL, which is known only after rendering. */
  readonly sheetPlaceholder: string;
  readonly marks: DocumentParts['marks'];
  readonly scripts: DocumentParts['scripts'];
  /** The hydration data as JSON, and the id of its element. */
  readonly data: { readonly id: string; readonly json: string };
  /** Whether rendering the same URL again gives the same data, so the data may be a separate file. */
  readonly isRepeatable: boolean;
  /** Whether all data arrived in time. If not, the application starts without an interaction and fetches the rest. */
  readonly isSettled: boolean;
  /** Whether only one visitor may see the page. */
  readonly isPersonal: boolean;
  /** Whether its address opens one visitor's request. */
  readonly isSecret: boolean;
  readonly foreign: RenderedPage['foreign'];
}

/** A page that is open for one render. `close` disposes its use cases. */
export interface OpenedPage {
  readonly site: SiteFacts;
  readonly assets: BuiltAssets;
  /** Loads the page's data. Resolves when the data is there or when the time limit has passed. */
  readonly prepare: () => Promise<void>;
  readonly show: () => Promise<ShownPage>;
  readonly close: () => void;
}
