/** An article as others name it (specification, section 3: related article). */
export interface RelatedArticle {
  readonly id: number;
  readonly path: string;
  readonly title: string;
  /** When it appeared, where its author was: `2026-10-20T09:00:00`. */
  readonly date: string;
  /** The address of its picture; null: it has none. */
  readonly image: string | null;
  readonly category: { readonly name: string; readonly path: string } | null;
  /** In minutes; null: unknown. */
  readonly readingTime: number | null;
}

/**
 * The articles that belong to the one of a path: those of its category, then the newest of all, at most `count`, each
 * once, never itself.
 */
export const relatedArticles = (
  path: string,
  alike: ReadonlyArray<RelatedArticle>,
  newest: ReadonlyArray<RelatedArticle>,
  count: number,
): ReadonlyArray<RelatedArticle> => {
  const others = [...alike, ...newest].filter((article) => article.path !== path);
  return [...new Map(others.map((article) => [article.id, article])).values()].slice(0, Math.max(0, count));
};
