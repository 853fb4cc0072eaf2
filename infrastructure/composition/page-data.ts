import type { CompareDealersView } from '../../application/visitor/compare-dealers/compare-dealers-view.ts';
import type { EstimateSavingsView } from '../../application/visitor/estimate-savings/estimate-savings-view.ts';
import type { CompareProductsView } from '../../application/visitor/compare-products/compare-products-view.ts';
import type { FindDealersView } from '../../application/visitor/find-dealers/find-dealers-view.ts';
import type { OfferArticlesView } from '../../application/visitor/offer-articles/offer-articles-view.ts';
import type { ReadPageView } from '../../application/visitor/read-page/read-page-view.ts';
import type { SiteFacts } from '../../application/visitor/read-page/page-head.ts';
import type { KnownArea } from '../../application/visitor/show-area/show-area.ts';
import type { SeeThanksView } from '../../application/visitor/see-thanks/see-thanks.ts';
import type { SuggestSystemsView } from '../../application/visitor/suggest-systems/suggest-systems.ts';
import type { LocalDealersView } from '../../application/visitor/show-local-dealers/show-local-dealers.ts';
import type { LateNeed } from '../../domain/content/blocks/block-view.ts';
import type { ResumedForm } from './resumed-form.ts';

/**
 * What the server's html hands to the application that starts in it, as JSON in the page, or in a file that the page names by what
 * it holds. It is not decoded: the same build wrote it for the scripts that read it, and a decoder would be loaded by every page.
 */
export interface PageData {
  readonly site: SiteFacts;
  /** The address of the sheet that its body links. */
  readonly sheet: string;
  /** The area that the page's address names. */
  readonly area: KnownArea;
  /** What came of reading the page's path; null: its page is no content. */
  readonly read: ReadPageView | null;
  /** Whether what the page shows depends on its address: only then it needs the router. */
  readonly readsAddress: boolean;
  /** What is fetched only once the visitor comes near a block that needs it. */
  readonly startsLate: ReadonlyArray<LateNeed>;
  readonly dealerSearch: {
    /** Where the browser searches dealers: on its own origin. */
    readonly address: string;
    /** The routing group of this environment; null: each dealer's own. */
    readonly callRoutingGroup: string | null;
  };
  /** On pages that use dealers. */
  readonly dealers: {
    readonly view: FindDealersView;
    /** On pages that compare dealers. */
    readonly comparison: CompareDealersView | null;
  } | null;
  /** On pages that show the dealers of the visitor's area beside what they are about. */
  readonly localDealers: { readonly view: LocalDealersView } | null;
  /** On pages with rebates. */
  readonly rebates: { readonly view: EstimateSavingsView } | null;
  /** On pages with articles that belong to them. */
  readonly articles: Exclude<OfferArticlesView, { kind: 'unasked' }> | null;
  /** On pages with a product comparison. */
  readonly products: Exclude<CompareProductsView, { kind: 'unasked' }> | null;
  /** On pages that suggest systems for a home. */
  readonly systems: { readonly view: SuggestSystemsView } | null;
  /** On the pages of thanks, where they name a dealer. */
  readonly thanks?: SeeThanksView;
  /** On pages with forms. */
  readonly leads: {
    /** The form that came back, without scripts, with what is wrong; null: none has been sent. */
    readonly posted: ResumedForm | null;
  } | null;
}

export const PAGE_DATA_ID = 'page-data';
