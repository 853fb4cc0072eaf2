import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { HtmlAttributes } from './codec.ts';

export interface HtmlProps {
  readonly html: SafeHtml;
}

/** Custom html of an editor; null: empty after sanitizing. */
export const view = ({ content }: HtmlAttributes): HtmlProps | null =>
  content === null ? null : { html: content };
