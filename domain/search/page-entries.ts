import type { Block } from '../content/blocks/block.ts';
import type { ContentPage } from '../content/content-page.ts';
import { textsToRead } from '../content/reading-time.ts';
import { everyBlock } from '../content/html/written-values.ts';
import { languageOf } from '../content/site-language.ts';
import { TROUBLESHOOTING_PATH } from '../help/troubleshooting.ts';
import type { SearchEntry, SearchKind } from './search-hit.ts';

/** Where the pages of a kind are; of two that fit, the first. */
const SECTIONS: ReadonlyArray<readonly [below: string, kind: SearchKind]> = [
  ['/products/', 'product'],
  [TROUBLESHOOTING_PATH, 'help'],
  ['/resources/maintenance-tips/', 'help'],
  ['/resources/getting-started/', 'help'],
  ['/resources/warranty/', 'help'],
];

const kindOf = (path: string): SearchKind =>
  SECTIONS.find(([below]) => path.startsWith(below))?.[1] ?? 'page';

/** A symptom as its guide holds it: an accordion with a fragment. */
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

/** The headings and questions of a page, as html; symptoms of a guide are found by themselves. */
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

/** Where a heading, an item or a cell ends without a mark of its own. */
const UNMARKED_END = /([\p{L}\p{N}%)’”])(<\/(?:h[1-6]|li|t[hd]|caption|strong><\/p)>)/gu;

/** A text that ends as a sentence does, so that it can be before another one. */
const asSentence = (text: string): string => (/[\p{L}\p{N}%)’”]$/u.test(text) ? `${text}.` : text);

/** What of a page the site search finds: the page, and each symptom that a guide explains. `textOf` reads the visible text of a html. */
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
      ...{ path, title, kind: kindOf(path) },
      ...(headings !== '' && { headings }),
      ...(language !== 'en' && { language }),
      text: texts.filter((text) => text !== asSentence(title)).join(' '),
    },
    ...symptomsOf(page).map((entry) => ({ ...entry, text: readable(entry.text) })),
  ];
};
