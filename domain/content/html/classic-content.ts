import type { SafeHtml } from './safe-html.ts';

/** Content that was written before there were blocks: its shortcodes are rendered, its blank lines are paragraphs, its html is safe. */
export interface ClassicContent {
  readonly html: SafeHtml;
  /** The names of the shortcodes that are left out. */
  readonly leftOut: ReadonlyArray<string>;
}
