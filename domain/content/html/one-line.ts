import { htmlTokens, type HtmlToken } from './html-tokens.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

const LAST_CODE_POINT = 0x10ffff;

/** Inline elements. At any other element, the line breaks. */
const INSIDE_WORDS: ReadonlySet<string> = new Set(
  'a abbr b cite code em i mark q s small span strong sub sup u'.split(' '),
);

/** Control characters and lone surrogates, which can't be encoded in an address. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

const character = (code: number): string => (code > LAST_CODE_POINT ? ' ' : String.fromCodePoint(code));

const decoded = (entity: string, name: string): string => {
  if (/^#x/i.test(name)) return character(Number.parseInt(name.slice(2), 16));
  if (name.startsWith('#')) return character(Number(name.slice(1)));
  return ENTITIES[name] ?? entity;
};

const wordsOf = ({ kind, name, text }: HtmlToken): string => {
  if (kind === 'text') return text;
  return kind === 'comment' || INSIDE_WORDS.has(name) ? '' : ' ';
};

/** The words of html or plain text on one line, without markup. */
export const oneLine = (markup: string): string =>
  [...htmlTokens(markup)]
    .map(wordsOf)
    .join('')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);/gi, decoded)
    .replace(UNSEEN, ' ')
    .replace(/\s+/g, ' ')
    .trim();
