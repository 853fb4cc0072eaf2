import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { oneLine } from '../../../domain/content/html/one-line.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { CloseableBannerAttributes } from './codec.ts';
import { closeableBannerTexts } from './texts.ts';

/** A notice that visitors can close (specification, section 4); a use case remembers which ones are closed. */
export const view = (
  { data: { message, link_text, link_url, tone, banner_id } }: CloseableBannerAttributes,
  { page }: ViewContext,
) => {
  const name = openingWords(message);
  return {
    /** Identifies the closed banner. Without an id of its own, its opening words are the id, so a changed banner is shown again. */
    id: banner_id ?? name,
    /** The accessible name of the region: the opening words of the message. */
    name,
    tone,
    message,
    link: link_text !== null && link_url !== null ? { text: link_text, href: link_url } : null,
    /** The accessible name of the close button. */
    close: closeableBannerTexts(page.language).close,
  };
};

export type CloseableBannerProps = ReturnType<typeof view>;

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
