import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { HtmlAttributes } from './codec.ts';

export interface HtmlProps {
  readonly html: SafeHtml;
}

/** Html that an editor wrote by hand; null: nothing of it is safe. */
export const view = ({ content }: HtmlAttributes): HtmlProps | null =>
  content === null ? null : { html: content };
