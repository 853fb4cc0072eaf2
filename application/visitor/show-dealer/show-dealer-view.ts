import type { PageAlternate } from '../../../domain/content/links/page-alternates.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { SavedPage } from '../../../domain/visitor/saved-pages.ts';
import type { ShownReview } from '../read-reviews/read-reviews-view.ts';
import type { ShareLink } from '../share-page/share-links.ts';
import type { Crumb } from '../read-page/breadcrumbs.ts';
import type { DealerPageWords, NoDealerWords, NoPageWords } from './dealer-page-texts.ts';

/** A dealer's page, without the dealer cards, which are in the view of `FindDealers`. Plain JSON. */
export type ShowDealerView =
  | { readonly kind: 'unasked' }
  /** The first card is the page's dealer; the others are nearby dealers. */
  | {
      readonly kind: 'shown';
      readonly path: string;
      readonly language: SiteLanguage;
      readonly words: DealerPageWords;
      /** The page in all languages. */
      readonly alternates: ReadonlyArray<PageAlternate>;
      readonly trail: ReadonlyArray<Crumb>;
      /** `Dallas, TX`. */
      readonly town: string;
      /** Above the nearby dealers. */
      readonly nearbyHeading: string;
      /** The languages that the dealer speaks, except English and the page's language: `Se habla español`. */
      readonly languages: ReadonlyArray<{ readonly language: 'es' | 'fr'; readonly text: string }>;
      /** The map image; null when the dealer hides its location. */
      readonly map: { readonly address: string; readonly text: string } | null;
      /** The page as an entry of the visitor's saved pages. */
      readonly saves: SavedPage;
      readonly share: ReadonlyArray<ShareLink>;
      /** Newest first; empty when the provider doesn't answer. */
      readonly reviews: ReadonlyArray<ShownReview>;
    }
  /** The dealer has another name or town now. */
  | { readonly kind: 'moved'; readonly path: string; readonly text: string }
  /** The dealer no longer exists. The cards are the dealers nearest to the town in the address. */
  | {
      readonly kind: 'removed';
      readonly language: SiteLanguage;
      readonly trail: ReadonlyArray<Crumb>;
      readonly words: NoDealerWords;
      readonly nearbyHeading: string;
    }
  /** Neither the dealer nor the town exists. */
  | { readonly kind: 'missing'; readonly words: NoPageWords }
  /** The provider doesn't answer. */
  | { readonly kind: 'unavailable'; readonly words: NoDealerWords };
