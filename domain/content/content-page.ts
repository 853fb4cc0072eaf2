import type { Block } from './blocks/block.ts';

/** What makes a page an article, which others name as related (specification, section 3: related article). */
export interface ArticleFacts {
  /** The day on which it appeared, `2026-10-20`; a time may follow. */
  readonly date: string;
  /** The page above it without one. */
  readonly category?: { readonly name: string; readonly path: string };
  /** In minutes; counted from its words without it. */
  readonly readingTime?: number;
  /** The paths of the articles that go on from it, the first one first; those of its category follow. */
  readonly related?: ReadonlyArray<string>;
}

/** A page as content delivers it. */
export interface ContentPage {
  /** With a slash at both ends. */
  readonly path: string;
  /** `en`, `fr`, `es`, or longer: `en_US`. */
  readonly locale: string;
  readonly title: string;
  readonly description: string;
  readonly blocks: ReadonlyArray<Block>;
  /** Whether search engines may list it; they may without it. */
  readonly isListed?: boolean;
  /** The picture that represents it when it is shared. */
  readonly image?: string | null;
  /** The path of the page that it says in another language. */
  readonly translationOf?: string;
  /** The path of the page that it repeats under an address of its own: the one that search engines list. */
  readonly canonicalPath?: string;
  /** On pages that are articles. */
  readonly article?: ArticleFacts;
  /** The product that it is about, as widgets of reviews know it. */
  readonly productId?: string;
}
