import { describe, expect, it } from '@jest/globals';
import { wholeBlock } from '../../../domain/content/blocks/sketched-block.ts';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';

/** Two pages: one with nested blocks, and a French one that is not listed for search engines. */
export const LIBRARY_PAGES: ReadonlyArray<ContentPage> = [
  {
    path: '/resources/filters/',
    locale: 'en',
    title: 'Filters',
    description: 'When to change them.',
    blocks: [
      wholeBlock({
        name: 'core/columns',
        innerBlocks: [
          {
            name: 'core/paragraph',
            attributes: { align: 'center' },
            originalContent: '<p>Once a month.</p>',
          },
        ],
        originalContent: '<div></div>',
      }),
    ],
  },
  { path: '/fr/filtres/', locale: 'fr', title: 'Filtres', description: '', isListed: false, blocks: [] },
];

/** The contract of every `PageLibrary`; `open` returns one that holds the given pages, two at these paths. */
export const describePageLibrary = (
  name: string,
  open: (pages: ReadonlyArray<ContentPage>) => PageLibrary | Promise<PageLibrary>,
  pages: ReadonlyArray<ContentPage> = LIBRARY_PAGES,
): void => {
  describe(`PageLibrary: ${name}`, () => {
    it('returns the whole page at a path', async () => {
      const library = await open(pages);
      for (const page of pages) expect(await library.page(page.path)()).toEqual(E.right(O.some(page)));
    });

    it('returns no page at any other path', async () => {
      const library = await open(pages);
      for (const path of ['/', '/resources/', '/resources/filters', '/../etc/passwd/', '/__proto__/', ''])
        expect(await library.page(path)()).toEqual(E.right(O.none));
    });

    it('lists each page once', async () => {
      const listed = await (await open(pages)).entries()();
      const byPath = <A extends { readonly path: string }>(entries: ReadonlyArray<A>) =>
        entries.toSorted((a, b) => (a.path < b.path ? -1 : 1));
      expect(E.isRight(listed) && byPath(listed.right)).toEqual(
        byPath(pages).map(({ description: _, blocks: __, ...entry }) => entry),
      );
    });

    it('is empty without pages', async () => {
      const library = await open([]);
      expect(await library.entries()()).toEqual(E.right([]));
      expect(await library.page('/')()).toEqual(E.right(O.none));
    });

    it('has the same version while nothing changes', async () => {
      const library = await open(pages);
      const before = library.version();
      await library.page('/fr/filtres/')();
      expect(library.version()).toBe(before);
    });
  });
};
