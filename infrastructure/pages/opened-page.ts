import type { PageHead, SiteFacts } from '../../application/visitor/read-page/page-head.ts';
import type { BuiltAssets } from './built-assets.ts';
import type { DocumentParts } from './html-document.ts';
import type { RenderedPage } from './rendered-page.ts';

/** A page as its components rendered it, before it becomes a document. */
export interface ShownPage {
  readonly status: number;
  /** The path where the page is now; absent: it has not moved. */
  readonly location?: string;
  readonly head: PageHead;
  /** The language of the content if the site itself doesn't have it. */
  readonly writtenIn?: string | undefined;
  readonly body: string;
  /** The drawings that icons in the body refer to, as html. */
  readonly icons: string;
  /** Html after the body that the application doesn't take over. */
  readonly appended: string;
  /** The address that the body's link to its sheet has until the sheet is known. */
  readonly sheetPlaceholder: string;
  readonly marks: DocumentParts['marks'];
  readonly scripts: DocumentParts['scripts'];
  /** What the application resumes from, as JSON, and the id of its element. */
  readonly data: { readonly id: string; readonly json: string };
  /** Whether another render of the same address gives the same data, so that the data may be a file of its own. */
  readonly isRepeatable: boolean;
  /** Whether all data of the page arrived in time. If not, the application starts by itself and asks again. */
  readonly isSettled: boolean;
  /** Whether only one visitor may see the page. */
  readonly isPersonal: boolean;
  readonly foreign: RenderedPage['foreign'];
}

/** A page that is open for one render: its use cases live until it is closed. */
export interface OpenedPage {
  readonly site: SiteFacts;
  readonly assets: BuiltAssets;
  /** Loads the data that the page shows. Resolves when the data is there, or when waiting any longer is not worth it. */
  readonly prepare: () => Promise<void>;
  readonly show: () => Promise<ShownPage>;
  readonly close: () => void;
}
