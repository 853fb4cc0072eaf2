import type { OtherLanguage } from '../content/site-language.ts';

/** The kinds of search results. Help means guides and symptoms; blocks are for editors. */
export type SearchKind = 'help' | 'product' | 'document' | 'page' | 'block';

export interface SearchEntry {
  /** For a symptom, with the fragment id in its guide. */
  readonly path: string;
  readonly title: string;
  readonly kind: SearchKind;
  /** Headings and questions, which have a higher weight. */
  readonly headings?: string;
  /** All text, without markup. */
  readonly text: string;
  /** English by default. */
  readonly language?: OtherLanguage;
}

/** Part of an excerpt; `isMatch` marks a searched word. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A search result with an excerpt. */
export interface SearchHit extends Pick<SearchEntry, 'path' | 'title' | 'kind' | 'language'> {
  readonly excerpt: ReadonlyArray<TextPart>;
}

/** The number of characters before and after the first match. */
const BEFORE = 60;
const AFTER = 140;

const WORD = /[\p{L}\p{N}]+/gu;

/** Extends a cut to the next space, so that no word is split. */
const cutAfter = (text: string, position: number): number => {
  const space = text.indexOf(' ', position);
  return space === -1 ? text.length : space;
};

const cutBefore = (text: string, position: number): number =>
  position <= 0 ? 0 : text.lastIndexOf(' ', position) + 1;

/** The excerpt around the first match, with all matches marked; the start of the text without a match. `words` must be in lower case. */
export const excerptOf = (text: string, words: ReadonlyArray<string>): ReadonlyArray<TextPart> => {
  const wanted = new Set(words);
  const isWanted = (word: string): boolean => wanted.has(word.toLowerCase());
  const first = [...text.matchAll(WORD)].find(([word]) => isWanted(word))?.index ?? 0;
  const start = cutBefore(text, first - BEFORE);
  const end = cutAfter(text, first + AFTER);
  const shown = text.slice(start, end);
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: word, index } of shown.matchAll(WORD)) {
    if (!isWanted(word)) continue;
    parts.push({ text: shown.slice(from, index), isMatch: false }, { text: word, isMatch: true });
    from = index + word.length;
  }
  parts.push({ text: shown.slice(from), isMatch: false });
  return [
    ...(start > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...parts.filter(({ text: part }) => part !== ''),
    ...(end < text.length ? [{ text: ' …', isMatch: false }] : []),
  ];
};
