import type { PageAlternate } from '../../../domain/content/links/page-alternates.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { SavedPage } from '../../../domain/visitor/saved-pages.ts';
import type { ShownReview } from '../read-reviews/read-reviews-view.ts';
import type { ShareLink } from '../share-page/share-links.ts';
import type { Crumb } from '../read-page/breadcrumbs.ts';
import type { DealerPageWords, NoDealerWords, NoPageWords } from './texts.ts';

/** The page of a dealer, as far as the dealers' cards do not say it: those are a search's (`FindDealers`). Plain JSON. */
export type ShowDealerView =
  | { readonly kind: 'unasked' }
  /** The first of the dealers found is the one of the page; the others are nearby. */
  | {
      readonly kind: 'shown';
      /** The path of the page. */
      readonly path: string;
      readonly language: SiteLanguage;
      readonly words: DealerPageWords;
      /** The page in all languages. */
      readonly alternates: ReadonlyArray<PageAlternate>;
      readonly trail: ReadonlyArray<Crumb>;
      /** `Dallas, TX`. */
      readonly town: string;
      /** Above the dealers nearby. */
      readonly nearbyHeading: string;
      /** The languages that the dealer speaks, without English and that of the page: `Se habla español`. */
      readonly languages: ReadonlyArray<{ readonly language: 'es' | 'fr'; readonly text: string }>;
      /** The dealer on a map; null: where they are is not shown. */
      readonly map: { readonly address: string; readonly text: string } | null;
      /** The page as its visitor may save it. */
      readonly saves: SavedPage;
      /** Where the page is shared. */
      readonly share: ReadonlyArray<ShareLink>;
      /** The latest, newest first; none where the provider does not answer. */
      readonly reviews: ReadonlyArray<ShownReview>;
    }
  /** The dealer has another name or town now. */
  | { readonly kind: 'moved'; readonly path: string; readonly text: string }
  /** There is no such dealer any more: the dealers found are the nearest to the town of the address. */
  | {
      readonly kind: 'removed';
      readonly language: SiteLanguage;
      readonly trail: ReadonlyArray<Crumb>;
      readonly words: NoDealerWords;
      readonly nearbyHeading: string;
    }
  /** There is no such town either. */
  | { readonly kind: 'missing'; readonly words: NoPageWords }
  /** The provider does not answer. */
  | { readonly kind: 'unavailable'; readonly words: NoDealerWords };
