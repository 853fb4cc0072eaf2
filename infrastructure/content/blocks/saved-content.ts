import { Parser } from 'htmlparser2';
import { wordsOf } from '../../../domain/content/html/words.ts';
import { plainText } from '../html/plain-text.ts';
import type { Addresses } from './addresses.ts';

/** The words, links and images of a text, with the number of each. */
type Counts = Map<string, number>;

/** Elements with an address that a page must keep. */
const ADDRESSES: Readonly<Record<string, 'href' | 'src'>> = { a: 'href', img: 'src' };

const count = (counts: Counts, one: string): void => void counts.set(one, (counts.get(one) ?? 0) + 1);

/** An address without its host, because links to this site become paths and http becomes https. */
const placeOf = (address: string): string => address.trim().replace(/^(?:https?:)?\/\/[^/]*/i, '');

const addContent = (
  counts: Counts,
  html: string,
  isKept: (name: string, address: string) => boolean,
): void => {
  for (const word of wordsOf(plainText(html))) count(counts, word);
  if (!html.includes('<')) return;
  const onopentag = (name: string, attributes: Record<string, string>): void => {
    const address = attributes[ADDRESSES[name] ?? ''];
    if (address !== undefined && isKept(name, address)) count(counts, placeOf(address));
  };
  new Parser({ onopentag }).end(html);
};

const addTexts = (counts: Counts, value: unknown): void => {
  if (typeof value === 'string') {
    addContent(counts, value, () => true);
    count(counts, placeOf(value));
  } else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) addTexts(counts, one);
};

/** Whether decoded attributes have every word, link and image of a block's saved html. */
export const hasSavedContent = (
  originalContent: string,
  attributes: object,
  { link, media }: Addresses,
): boolean => {
  if (originalContent.trim() === '') return true;
  const saved: Counts = new Map();
  addContent(saved, originalContent, (name, address) => (name === 'a' ? link : media)(address) !== null);
  if (saved.size === 0) return true;
  const decoded: Counts = new Map();
  addTexts(decoded, attributes);
  return [...saved].every(([one, times]) => (decoded.get(one) ?? 0) >= times);
};
