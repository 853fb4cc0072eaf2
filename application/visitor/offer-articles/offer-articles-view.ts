/** An article on a card, ready to render. */
export interface OfferedArticle {
  readonly path: string;
  readonly title: string;
  /** The address of its picture; null without one. */
  readonly image: string | null;
  /** The name of its category; null when unknown. */
  readonly label: string | null;
  /** `4 min read`; null when unknown. */
  readonly minutes: string | null;
  /** The publication date in ISO form and as text; null when unknown. */
  readonly date: { readonly day: string; readonly text: string } | null;
}

export type OfferArticlesView =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'offered'; readonly articles: ReadonlyArray<OfferedArticle> }
  /** The source doesn't answer. The source logs the failure itself. */
  | { readonly kind: 'unavailable' };
