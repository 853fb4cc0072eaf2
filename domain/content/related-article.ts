/** A related article (specification, section 3: related article). */
export interface RelatedArticle {
  /** WordPress's `databaseId`; null for a page from a file. */
  readonly id: number | null;
  readonly path: string;
  readonly title: string;
  /** The publication date in the author's time zone: `2026-10-20T09:00:00`. */
  readonly date: string;
  /** The address of its picture; null without one. */
  readonly image: string | null;
  readonly category: { readonly name: string; readonly path: string } | null;
  /** In minutes; null when unknown. */
  readonly readingTime: number | null;
}

/**
 * The articles related to a page: those of its category, then the newest; at most `count`, without duplicates and without the page itself.
 */
export const relatedArticles = (
  path: string,
  alike: ReadonlyArray<RelatedArticle>,
  newest: ReadonlyArray<RelatedArticle>,
  count: number,
): ReadonlyArray<RelatedArticle> => {
  const others = [...alike, ...newest].filter((article) => article.path !== path);
  return [...new Map(others.map((article) => [article.path, article])).values()].slice(0, Math.max(0, count));
};

/** Used when the editor sets no count. */
const DEFAULT_COUNT = 3;
const MAX_COUNT = 12;

/** The number of articles in a block: the editor's count, 3 by default, at most 12. */
export const articleCount = (asked: number | null): number =>
  asked === null ? DEFAULT_COUNT : Math.min(Math.max(0, Math.floor(asked)), MAX_COUNT);

/** Sorts articles by date, newest first. */
export const newestFirst = (articles: ReadonlyArray<RelatedArticle>): ReadonlyArray<RelatedArticle> =>
  articles.toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? 1 : -1));
