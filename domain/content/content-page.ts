import type { Block } from './blocks/block.ts';

/** The properties of an article, which other pages list as related (specification, section 3: related article). */
export interface ArticleFacts {
  /** The publication date, `2026-10-20`, optionally with a time. */
  readonly date: string;
  /** The parent page by default. */
  readonly category?: { readonly name: string; readonly path: string };
  /** In minutes; computed from the word count by default. */
  readonly readingTime?: number;
  /** Paths of follow-up articles, in order. Articles of the same category come after them. */
  readonly related?: ReadonlyArray<string>;
}

export interface ContentPage {
  /** Starts and ends with a slash. */
  readonly path: string;
  /** `en`, `fr`, `es`, or longer: `en_US`. */
  readonly locale: string;
  readonly title: string;
  readonly description: string;
  readonly blocks: ReadonlyArray<Block>;
  /** Whether search engines may index it; true by default. */
  readonly isListed?: boolean;
  /** The social sharing image. */
  readonly image?: string | null;
  /** The path of the original that this page translates. */
  readonly translationOf?: string;
  /** The path of the page that this one duplicates; search engines list that one. */
  readonly canonicalPath?: string;
  /** Set on articles. */
  readonly article?: ArticleFacts;
  /** The page's product, as its id in review widgets. */
  readonly productId?: string;
}
