/** An article as others name it (specification, section 3: related article). */
export interface RelatedArticle {
  /** In WordPress's database (`databaseId`); null: it is a page in a file. */
  readonly id: number | null;
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
  return [...new Map(others.map((article) => [article.path, article])).values()].slice(0, Math.max(0, count));
};

/** Without a wish of the editor's. */
const DEFAULT_COUNT = 3;
const HIGHEST_COUNT = 12;

/** How many articles a block shows: as many as its editor asks for, three without a wish, never more than twelve. */
export const articleCount = (asked: number | null): number =>
  asked === null ? DEFAULT_COUNT : Math.min(Math.max(0, Math.floor(asked)), HIGHEST_COUNT);

/** Articles by their dates, the newest first. */
export const newestFirst = (articles: ReadonlyArray<RelatedArticle>): ReadonlyArray<RelatedArticle> =>
  articles.toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? 1 : -1));
