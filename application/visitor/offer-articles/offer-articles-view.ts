/** An article on a card, ready to render. */
export interface OfferedArticle {
  readonly path: string;
  readonly title: string;
  /** The address of its picture; null: it has none. */
  readonly image: string | null;
  /** The name of its category. */
  readonly label: string | null;
  /** `4 min read`; null: unknown. */
  readonly minutes: string | null;
  /** When it appeared: the day, and as it is written; null: unknown. */
  readonly date: { readonly day: string; readonly text: string } | null;
}

/** What is known of the articles that belong to a page. */
export type OfferArticlesView =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'offered'; readonly articles: ReadonlyArray<OfferedArticle> }
  /** Their source does not answer, which it has reported itself. */
  | { readonly kind: 'unavailable' };
