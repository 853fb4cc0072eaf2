import type { ReadPageView } from '../../application/visitor/read-page/read-page-view.ts';
import type { SiteFacts } from '../../application/visitor/read-page/page-head.ts';
import type { KnownArea } from '../../application/visitor/show-area/show-area.ts';
import type { OtherLanguage } from '../../domain/content/site-language.ts';
import type { Need } from '../../domain/content/capabilities.ts';
import type { ServerViews } from './capabilities/server-views.ts';
import type { ResumedForm } from './resumed-form.ts';

/**
 * The hydration data: JSON in the page, or in a file with a content hash as its name. The same build writes and reads it, so the browser
 * decodes only its frame (`browser/page-data-wire.ts`).
 */
export interface PageData {
  readonly site: SiteFacts;
  /** The language of the page. Absent means English. */
  readonly language?: OtherLanguage;
  /** The area in the page's URL. */
  readonly area: KnownArea;
  /** The result of reading the page's content. Null when the page has its own route. */
  readonly read: ReadPageView | null;
  /** Whether the page depends on its URL and needs the router. */
  readonly readsAddress: boolean;
  /** Needs that are loaded only when the visitor scrolls near a block that uses them. */
  readonly startsLate: ReadonlyArray<Need>;
  readonly dealerSearch: {
    /** The URL of the dealer search, on the page's own origin. */
    readonly address: string;
    /** The path of the full locator in the language of the page. */
    readonly listPath: string;
    /** The routing group of this environment. Null means each dealer's own. */
    readonly callRoutingGroup: string | null;
  };
  /** The view of each capability that the page needs. Null if the capability has no view. */
  readonly capabilities: Readonly<Partial<Record<Need, unknown>>>;
  readonly serverViews: ServerViews;
  /** The form posted without scripts, with its errors. Absent when no form was posted. */
  readonly posted?: ResumedForm;
}

export const PAGE_DATA_ID = 'page-data';
