import type { SafeHtml } from './safe-html.ts';

/** Rendered classic content, from before blocks: shortcodes are rendered, blank lines are paragraphs and the html is sanitized. */
export interface ClassicContent {
  readonly html: SafeHtml;
  /** The names of the dropped shortcodes. */
  readonly leftOut: ReadonlyArray<string>;
}
