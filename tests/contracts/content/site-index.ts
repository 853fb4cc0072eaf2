import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { SiteIndex } from '../../../application/ports/content/site-index.ts';
import type { SearchEntry } from '../../../domain/search/search-hit.ts';

const PAGES: ReadonlyArray<SearchEntry> = [
  {
    path: '/filters/',
    title: 'Change your filter',
    kind: 'page',
    text: 'Turn the system off first. A furnace needs a clean filter.',
  },
  { path: '/furnaces/', title: 'Furnaces', kind: 'page', text: 'Gas furnaces warm the air in winter.' },
  {
    path: '/documents/warranty.pdf',
    title: 'Limited warranty',
    kind: 'document',
    text: 'Parts are covered for ten years.',
  },
];

/** The contract of every `SiteIndex`. */
export const describeSiteIndex = (
  name: string,
  newIndex: (entries: ReadonlyArray<SearchEntry>) => SiteIndex,
): void => {
  const search = async (typed: string, entries = PAGES) => {
    const found = await newIndex(entries).search(typed)();
    return E.isRight(found) ? found.right : [];
  };

  describe(`${name} as site index`, () => {
    test('finds pages and documents by a word; those with the word in their title come first', async () => {
      expect((await search('furnace')).map(({ path }) => path)).toEqual(['/furnaces/', '/filters/']);
      expect((await search('parts')).map(({ path, kind }) => [path, kind])).toEqual([
        ['/documents/warranty.pdf', 'document'],
      ]);
    });

    test('finds a word by its beginning, and despite a typo', async () => {
      expect((await search('limit')).map(({ title }) => title)).toEqual(['Limited warranty']);
      expect((await search('warrenty')).map(({ title }) => title)).toEqual(['Limited warranty']);
    });

    test('returns the words in their sentence', async () => {
      const [hit] = await search('clean filter');

      expect(hit?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
        'clean',
        'filter',
      ]);
    });

    test('finds nothing for unknown words or an empty text', async () => {
      expect(await search('toaster')).toEqual([]);
      expect(await search(' ?! ')).toEqual([]);
    });

    test('finds at most 100', async () => {
      const many = Array.from({ length: 120 }, (_, i): SearchEntry => ({
        path: `/${i}/`,
        title: `Coil ${i}`,
        kind: 'page',
        text: 'coil',
      }));

      expect(await search('coil', many)).toHaveLength(100);
    });
  });
};
