import type { SavedPage } from '../../../domain/visitor/saved-pages.ts';
import type { ShownReview } from '../read-reviews/read-reviews-view.ts';
import type { ShareLink } from '../share-page/share-links.ts';
import type { Crumb } from '../read-page/breadcrumbs.ts';

/** The page of a dealer, as far as the dealers' cards do not say it: those are a search's (`FindDealers`). Plain JSON. */
export type ShowDealerView =
  | { readonly kind: 'unasked' }
  /** The first of the dealers found is the one of the page; the others are nearby. */
  | {
      readonly kind: 'shown';
      /** The path of the page. */
      readonly path: string;
      readonly trail: ReadonlyArray<Crumb>;
      /** `Dallas, TX`. */
      readonly town: string;
      /** The languages that the dealer speaks, without English: `Se habla español`. */
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
  | { readonly kind: 'moved'; readonly path: string }
  /** There is no such dealer any more: the dealers found are the nearest to the town of the address. */
  | { readonly kind: 'removed'; readonly trail: ReadonlyArray<Crumb>; readonly town: string }
  /** There is no such town either. */
  | { readonly kind: 'missing' }
  /** The provider does not answer. */
  | { readonly kind: 'unavailable' };
