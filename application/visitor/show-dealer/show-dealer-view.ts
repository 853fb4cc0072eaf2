import type { SavedPage } from '../../../domain/visitor/saved-pages.ts';
import type { ShownReview } from '../read-reviews/read-reviews-view.ts';
import type { ShareLink } from '../share-page/share-links.ts';
import type { Crumb } from '../read-page/breadcrumbs.ts';

/** A dealer's page, without the dealer cards, which are in the view of `FindDealers`. Plain JSON. */
export type ShowDealerView =
  | { readonly kind: 'unasked' }
  /** The first card is the page's dealer; the others are nearby dealers. */
  | {
      readonly kind: 'shown';
      readonly path: string;
      readonly trail: ReadonlyArray<Crumb>;
      /** `Dallas, TX`. */
      readonly town: string;
      /** The languages the dealer speaks other than English: `Se habla español`. */
      readonly languages: ReadonlyArray<{ readonly language: 'es' | 'fr'; readonly text: string }>;
      /** The map image; null when the dealer hides its location. */
      readonly map: { readonly address: string; readonly text: string } | null;
      /** The page as an entry of the visitor's saved pages. */
      readonly saves: SavedPage;
      readonly share: ReadonlyArray<ShareLink>;
      /** Newest first; empty when the provider doesn't answer. */
      readonly reviews: ReadonlyArray<ShownReview>;
    }
  /** The dealer's name or town has changed; redirect to `path`. */
  | { readonly kind: 'moved'; readonly path: string }
  /** The dealer no longer exists. The cards show the nearest dealers to the address's town. */
  | { readonly kind: 'removed'; readonly trail: ReadonlyArray<Crumb>; readonly town: string }
  /** The town doesn't exist either. */
  | { readonly kind: 'missing' }
  /** The provider doesn't answer. */
  | { readonly kind: 'unavailable' };
