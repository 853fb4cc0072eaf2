import type { SafeHtml } from './safe-html.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/**
 * How a text begins, without its markup, to name what it stands in: its first sentence, or as many whole words of it as fit
 * into `longest` characters.
 */
export const openingWords = (html: SafeHtml, longest = 60): string => {
  const text = html
    .replace(/<br\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  if (sentence.length <= longest) return sentence;
  const cut = sentence.slice(0, longest + 1);
  const lastGap = cut.lastIndexOf(' ');
  return lastGap > 0 ? cut.slice(0, lastGap) : sentence.slice(0, longest);
};
