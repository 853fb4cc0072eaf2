import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { oneLine } from '../../../domain/content/html/one-line.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { CloseableBannerAttributes } from './codec.ts';
import { closeableBannerTexts } from './texts.ts';

export interface CloseableBannerProps {
  /** Identifies the closed banner. Without an id of its own, its opening words are the id, so a changed banner is shown again. */
  readonly id: string;
  /** The accessible name of the region: the opening words of the message. */
  readonly name: string;
  readonly tone: 'info' | 'tip' | 'caution' | 'danger';
  readonly message: SafeHtml;
  readonly link: { readonly text: string; readonly href: string } | null;
  /** The accessible name of the close button. */
  readonly close: string;
}

/** A notice that visitors can close (specification, section 4); a use case remembers which ones are closed. */
export const view = (
  { data: { message, link_text, link_url, tone, banner_id } }: CloseableBannerAttributes,
  { page }: ViewContext,
): CloseableBannerProps => {
  const name = openingWords(message);
  return {
    id: banner_id ?? name,
    name,
    tone,
    message,
    link: link_text !== null && link_url !== null ? { text: link_text, href: link_url } : null,
    close: closeableBannerTexts(page.language).close,
  };
};

/**
 * The beginning of a text without markup, used as a name: its first sentence, or as many whole words of it as fit into `longest`
 * characters.
 */
export const openingWords = (html: SafeHtml, longest = 60): string => {
  const text = oneLine(html);
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  if (sentence.length <= longest) return sentence;
  const cut = sentence.slice(0, longest + 1);
  const lastGap = cut.lastIndexOf(' ');
  return lastGap > 0 ? cut.slice(0, lastGap) : sentence.slice(0, longest);
};
