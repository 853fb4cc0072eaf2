import { oneLine } from './one-line.ts';
import type { SafeHtml } from './safe-html.ts';

/**
 * How a text begins, without its markup, to name what it stands in: its first sentence, or as many whole words of it as fit
 * into `longest` characters.
 */
export const openingWords = (html: SafeHtml, longest = 60): string => {
  const text = oneLine(html);
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  if (sentence.length <= longest) return sentence;
  const cut = sentence.slice(0, longest + 1);
  const lastGap = cut.lastIndexOf(' ');
  return lastGap > 0 ? cut.slice(0, lastGap) : sentence.slice(0, longest);
};
