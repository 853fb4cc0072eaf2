import {
  TRANSLATIONS_PATH,
  translationsTexts as texts,
} from '../../../application/visitor/read-page/translations-texts.ts';
import type { Block } from '../../../domain/content/blocks/block.ts';
import { heading, list, paragraph } from '../../../domain/content/blocks/core-blocks.ts';
import { escapeHtml } from '../../../domain/content/html/escape-html.ts';
import { translatedShares, type TranslatedShare } from '../../../domain/content/links/translated-shares.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';
import { languageName, writtenLanguage } from '../../../domain/content/site-language.ts';
import type { ListingPage } from './listing-page.ts';

/** Tells editors which pages are translated. */
export const TRANSLATIONS_PAGE: ListingPage = {
  path: TRANSLATIONS_PATH,
  pageOf: (entries) => {
    const shares = translatedShares(entries.toSorted((one, other) => (one.path < other.path ? -1 : 1)));
    return {
      path: TRANSLATIONS_PATH,
      locale: 'en_US',
      title: texts.title,
      description: texts.description,
      isListed: false,
      blocks: [
        heading(1, texts.title),
        paragraph(texts.lead),
        ...(shares.length === 0 ? [paragraph(texts.none)] : shares.flatMap(shareBlocks)),
      ],
    };
  },
};

const shareBlocks = ({ language, translated, missing, own }: TranslatedShare): ReadonlyArray<Block> => {
  const name = languageName(language);
  return [
    heading(2, named(language, name)),
    paragraph(texts.share(named(language, name), translated.length, missing.length)),
    ...section(
      texts.translated,
      translated.map(({ original, translation }) => `${link(original)}: ${link(translation)}`),
    ),
    ...section(texts.missing, missing.map(link)),
    ...section(texts.own(named(language, name)), own.map(link), texts.ownLead),
  ];
};

const section = (title: string, items: ReadonlyArray<string>, lead?: string): ReadonlyArray<Block> =>
  items.length === 0
    ? []
    : [heading(3, title), ...(lead === undefined ? [] : [paragraph(lead)]), list(items)];

const link = (page: PageEntry): string => {
  const language = writtenLanguage(page);
  const address = `href="${escapeHtml(page.path)}" hreflang="${language}"`;
  return `<a ${address}>${named(language, escapeHtml(page.title))}</a>`;
};

/** Words in their language. */
const named = (language: string, words: string): string =>
  language === 'en' ? words : `<span lang="${language}">${words}</span>`;
