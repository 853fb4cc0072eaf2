import type { ReadPageView } from '../../application/visitor/read-page/read-page-view.ts';
import type { SiteFacts } from '../../application/visitor/read-page/page-head.ts';
import type { KnownArea } from '../../application/visitor/show-area/show-area.ts';
import type { OtherLanguage } from '../../domain/content/site-language.ts';
import type { Need } from '../../domain/content/capabilities.ts';
import type { HandedViews } from './capabilities/handed-views.ts';
import type { ResumedForm } from './resumed-form.ts';

/**
 * What the server's html hands to the application that starts in it, as JSON in the page, or in a file that the page names by what
 * it holds. It is not decoded: the same build wrote it for the scripts that read it, and a decoder would be loaded by every page.
 */
export interface PageData {
  readonly site: SiteFacts;
  /** The language of the page; absent: English. */
  readonly language?: OtherLanguage;
  /** The area that the page's address names. */
  readonly area: KnownArea;
  /** What came of reading the page's path; null: its page is no content. */
  readonly read: ReadPageView | null;
  /** Whether what the page shows depends on its address: only then it needs the router. */
  readonly readsAddress: boolean;
  /** What is fetched only once the visitor comes near a block that needs it. */
  readonly startsLate: ReadonlyArray<Need>;
  readonly dealerSearch: {
    /** Where the browser searches dealers: on its own origin. */
    readonly address: string;
    /** The full locator in the language of the page. */
    readonly listPath: string;
    /** The routing group of this environment; null: each dealer's own. */
    readonly callRoutingGroup: string | null;
  };
  /** The view of each capability that the page needs; null: the capability goes on with none. */
  readonly capabilities: Readonly<Partial<Record<Need, unknown>>>;
  readonly handed: HandedViews;
  /** The form that came back, without scripts, with what is wrong; absent: none has been sent. */
  readonly posted?: ResumedForm;
}

export const PAGE_DATA_ID = 'page-data';
