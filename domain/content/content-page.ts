import type { Block } from './block.ts';

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
  /** The picture that stands for it when it is shared. */
  readonly image?: string | null;
  /** The path of the page that it says in another language. */
  readonly translationOf?: string;
}

/** What is told of a page where many are. */
export type PageEntry = Pick<ContentPage, 'path' | 'locale' | 'title' | 'isListed'>;
