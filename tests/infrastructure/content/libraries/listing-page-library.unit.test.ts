import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { SITEMAP_PATH, sitemapTexts } from '../../../../application/visitor/read-page/sitemap-texts.ts';
import {
  TRANSLATIONS_PATH,
  translationsTexts,
} from '../../../../application/visitor/read-page/translations-texts.ts';
import type { ContentPage } from '../../../../domain/content/content-page.ts';
import { ListingPageLibrary } from '../../../../infrastructure/content/libraries/listing-page-library.ts';
import { MemoryPageLibrary } from '../../../fakes/content/memory-page-library.ts';
import { pageAt } from '../read-pages.ts';

const WINTER = { path: '/winter/', locale: 'en_US', title: 'Winter & snow', description: '', blocks: [] };
const HIVER = { ...WINTER, path: '/fr/hiver/', locale: 'fr', title: 'Hiver', translationOf: WINTER.path };

const libraryOf = (...pages: ReadonlyArray<ContentPage>) => {
  const memory = new MemoryPageLibrary();
  pages.forEach((page) => memory.write(page));
  return new ListingPageLibrary(memory);
};

/** The texts of a page's blocks, in order. */
const textsOf = async (path: string, library: ListingPageLibrary) => {
  const { blocks } = await pageAt(path, library);
  return blocks.flatMap(({ attributes, innerBlocks }) => [
    ...(attributes['content'] === undefined ? [] : [attributes['content']]),
    ...innerBlocks.map((item) => item.attributes['content']),
  ]);
};

describe('Pages about all pages', () => {
  test.each([SITEMAP_PATH, TRANSLATIONS_PATH])('add %s to a library that has no own', async (path) => {
    const library = libraryOf(WINTER);
    expect(await pageAt(path, library)).toMatchObject({ path, isListed: false });
    expect(await library.page(WINTER.path)()).toEqual(E.right(O.some(WINTER)));
    expect(await library.page('/summer/')()).toEqual(E.right(O.none));
    expect(await pageAt(path, libraryOf({ ...WINTER, path, title: 'Own' }))).toMatchObject({ title: 'Own' });
  });

  test('are in its list once', async () => {
    const listed = async (library: ListingPageLibrary) => {
      const entries = await library.entries()();
      return E.isRight(entries) ? entries.right.map(({ path }) => path).toSorted() : entries.left;
    };
    const all = [SITEMAP_PATH, TRANSLATIONS_PATH, WINTER.path].toSorted();
    expect(await listed(libraryOf(WINTER))).toEqual(all);
    expect(await listed(libraryOf(WINTER, { ...WINTER, path: SITEMAP_PATH }))).toEqual(all);
  });

  test('list what the site has', async () => {
    const { title, blocks } = await pageAt(SITEMAP_PATH, libraryOf(WINTER));
    expect(title).toBe(sitemapTexts.title);
    expect(JSON.stringify(blocks)).toContain('"url":"/winter/"');
  });

  test('say in words what is translated, what is not, and what is only in another language', async () => {
    const texts = await textsOf(
      TRANSLATIONS_PATH,
      libraryOf(
        WINTER,
        HIVER,
        { ...WINTER, path: '/new/', title: 'New' },
        { ...WINTER, path: '/fr/conseils/', locale: 'fr', title: 'Conseils' },
      ),
    );
    const french = '<span lang="fr">Français</span>';
    expect(texts.slice(2)).toEqual([
      french,
      translationsTexts.share(french, 1, 1),
      translationsTexts.translated,
      '<a href="/winter/" hreflang="en">Winter &amp; snow</a>: <a href="/fr/hiver/" hreflang="fr"><span lang="fr">Hiver</span></a>',
      translationsTexts.missing,
      '<a href="/new/" hreflang="en">New</a>',
      translationsTexts.own(french),
      translationsTexts.ownLead,
      '<a href="/fr/conseils/" hreflang="fr"><span lang="fr">Conseils</span></a>',
    ]);
  });

  test('say so if all pages are in English', async () =>
    expect(await textsOf(TRANSLATIONS_PATH, libraryOf(WINTER))).toContain(translationsTexts.none));
});

test.each([
  [1, 0, 'Every page in English has a translation in Español.'],
  [1, 1, 'Of 2 pages in English, 1 has a translation in Español, and 1 has none.'],
  [2, 3, 'Of 5 pages in English, 2 have a translation in Español, and 3 have none.'],
])('%d translated and %d missing pages are one sentence', (translated, missing, sentence) =>
  expect(translationsTexts.share('Español', translated, missing)).toBe(sentence),
);
