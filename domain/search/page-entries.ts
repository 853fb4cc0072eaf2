import type { Block } from '../content/blocks/block.ts';
import type { ContentPage } from '../content/content-page.ts';
import { textsToRead } from '../content/reading-time.ts';
import { everyBlock } from '../content/html/written-values.ts';
import { languageOf } from '../content/site-language.ts';
import { TROUBLESHOOTING_PATH } from '../help/troubleshooting.ts';
import type { SearchEntry, SearchKind } from './search-hit.ts';

/** The search kind of pages by path prefix. The first match wins. */
const SECTIONS: ReadonlyArray<readonly [below: string, kind: SearchKind]> = [
  ['/products/', 'product'],
  [TROUBLESHOOTING_PATH, 'help'],
  ['/resources/maintenance-tips/', 'help'],
  ['/resources/getting-started/', 'help'],
  ['/resources/warranty/', 'help'],
];

const kindOf = (path: string): SearchKind =>
  SECTIONS.find(([below]) => path.startsWith(below))?.[1] ?? 'page';

/** The symptoms of a guide, which are accordions with a fragment id. */
const symptomsOf = ({ path, title, blocks }: ContentPage): ReadonlyArray<SearchEntry> =>
  path.startsWith(TROUBLESHOOTING_PATH)
    ? everyBlock(blocks).flatMap(({ name, attributes }) => {
        const { data } = attributes as { readonly data?: Readonly<Record<string, unknown>> };
        const { heading, blockId, html } = data ?? {};
        return name === 'acf/accordion' &&
          typeof heading === 'string' &&
          typeof blockId === 'string' &&
          typeof html === 'string' &&
          blockId !== ''
          ? [{ path: `${path}#${blockId}`, title: `${title}: ${heading}`, kind: 'help' as const, text: html }]
          : [];
      })
    : [];

/** The headings and questions of a page, as html, without a guide's symptoms, which have their own entries. */
const headingsOf = ({ path, blocks }: Pick<ContentPage, 'path' | 'blocks'>): ReadonlyArray<string> =>
  everyBlock(blocks).flatMap(({ name, attributes, originalContent }: Block) => {
    if (name === 'acf/accordion' && path.startsWith(TROUBLESHOOTING_PATH)) return [];
    if (name === 'core/heading') return [originalContent];
    const { heading, block_title, qa } = (attributes['data'] ?? {}) as Readonly<Record<string, unknown>>;
    const questions = Array.isArray(qa)
      ? qa.map((item: unknown) => (item as { readonly question?: unknown } | null)?.question)
      : [];
    return [heading, block_title, ...questions].filter((text) => typeof text === 'string');
  });

/** The end of a heading, list item or cell without punctuation. */
const UNMARKED_END = /([\p{L}\p{N}%)’”])(<\/(?:h[1-6]|li|t[hd]|caption|strong><\/p)>)/gu;

/** Adds a period to a text without end punctuation, so that another sentence can follow. */
const asSentence = (text: string): string => (/[\p{L}\p{N}%)’”]$/u.test(text) ? `${text}.` : text);

/** The search entries of a page: the page itself and each symptom of a guide. `textOf` returns the visible text of html. */
export const searchEntriesOf = (
  page: ContentPage,
  textOf: (html: string) => string,
): ReadonlyArray<SearchEntry> => {
  const { path, title, description, blocks } = page;
  const readable = (html: string): string =>
    asSentence(textOf(html.replace(UNMARKED_END, '$1.$2')).replace(/\s+/g, ' '));
  const texts = [description, ...everyBlock(blocks).flatMap(textsToRead)].map(readable);
  const language = languageOf(page);
  const headings = headingsOf(page).map(readable).join(' ');
  return [
    {
      path,
      title,
      kind: kindOf(path),
      ...(headings !== '' && { headings }),
      ...(language !== 'en' && { language }),
      text: texts.filter((text) => text !== '' && text !== asSentence(title)).join(' '),
    },
    ...symptomsOf(page).map((entry) => ({ ...entry, text: readable(entry.text) })),
  ];
};
