import { describe, expect, test } from '@jest/globals';
import { SearchSite, searchQuery } from '../../../../application/visitor/search-site/search-site.ts';
import type { SearchEntry } from '../../../../domain/search/search-hit.ts';
import { currentOf } from '../../../../ui/bindings/use-observable.ts';
import { MemorySiteIndex } from '../../../fakes/content/memory-site-index.ts';

const ENTRIES = [{ path: '/a/', title: 'Coils', kind: 'page', text: 'Clean the coil.' }] as const;

const BLOCKS = [
  { path: '/styleguide/heroes/#acf-hero', title: 'Hero', kind: 'block', text: 'filter: the heading.' },
] as const;

const searched = async (q: string, index = new MemorySiteIndex(ENTRIES)) => {
  const search = new SearchSite(index, new MemorySiteIndex(BLOCKS));
  await search.showAt(new URLSearchParams({ q }));
  return { ...currentOf(search.view$), isUnsettled: search.isUnsettled };
};

describe('the site search', () => {
  test('shows nothing before something is typed', async () =>
    expect(await searched(' ')).toMatchObject({ status: null, hits: [], dealers: null }));

  test('counts the results', async () =>
    expect(await searched('coil')).toMatchObject({
      status: '1 result for “coil”',
      hits: [{ path: '/a/' }],
      isUnsettled: false,
    }));

  test('gives advice without results', async () =>
    expect(await searched('toaster')).toMatchObject({
      status: 'Nothing found for “toaster”.',
      advice: 'Check the spelling, or try a word like “furnace”.',
      dealers: { text: 'Find a dealer', href: '/find-a-dealer/' },
    }));

  test.each([
    ['55401', '55401'],
    ['m5v 2t6', 'M5V+2T6'],
  ])('links the postal code %s to its dealers', async (typed, code) =>
    expect(await searched(typed)).toMatchObject({
      dealers: { href: `/find-a-dealer/?zipcode=${code}` },
      hits: [],
    }),
  );

  test('offers to call 911 from where she is in a danger that needs no way out', async () =>
    expect(await searched('no heat baby')).toMatchObject({ emergencies: [{ call: 'Call 911' }] }));

  test('links a Canadian area without results to its dealers', async () =>
    expect(await searched('m5v')).toMatchObject({
      status: 'Nothing found for “m5v”.',
      dealers: { text: 'Find dealers near M5V', href: '/find-a-dealer/?zipcode=M5V' },
    }));

  test('answers a danger first, even if pages cannot be searched', async () => {
    const index = new MemorySiteIndex(ENTRIES);
    index.isUnavailable = true;
    for (const found of [await searched('i smell gas'), await searched('i smell gas', index)])
      expect(found.emergencies).toMatchObject([
        { title: 'If you smell gas', language: 'en', call: 'Outside? Call 911' },
      ]);
    expect((await searched('huele a gas')).emergencies).toMatchObject([{ language: 'es' }]);
  });

  test('answers the likely intent, with a box for a zip or our number', async () => {
    expect(await searched('no heat')).toMatchObject({
      status: '1 result for “no heat”',
      advice: null,
      dealers: null,
      help: { title: 'No heat', zipcode: null, offersPhone: false },
    });
    expect(await searched('phone number')).toMatchObject({ help: { zipcode: null, offersPhone: true } });
    expect(await searched('dealer near me')).toMatchObject({ help: { zipcode: '', offersPhone: false } });
  });

  test('finds a postal code among other words', async () =>
    expect(await searched('dealer 75001')).toMatchObject({
      dealers: { text: 'Find dealers near 75001', href: '/find-a-dealer/?zipcode=75001' },
      help: { title: 'Find a dealer', zipcode: '75001' },
    }));

  test('reports that it is unavailable, which is not cached', async () => {
    const index = new MemorySiteIndex(ENTRIES);
    index.isUnavailable = true;

    expect(await searched('filter', index)).toMatchObject({
      status: 'Search isn’t available right now. Please try again in a minute.',
      isUnsettled: true,
    });
  });

  describe('with several kinds of results', () => {
    const ALL = (['page', 'help', 'product', 'document'] as const).map((kind) => ({
      path: `/${kind}/`,
      title: `Filter ${kind}`,
      kind,
      text: 'filter',
    }));
    const shownAt = async (query: string, entries: ReadonlyArray<SearchEntry> = ALL) => {
      const search = new SearchSite(new MemorySiteIndex(entries), new MemorySiteIndex(BLOCKS));
      await search.showAt(new URLSearchParams(query));
      return currentOf(search.view$);
    };

    test('offers each kind with its count, help first', async () => {
      const { kinds, hits } = await shownAt('q=filter');
      expect(kinds).toEqual([
        { name: 'All', count: 4, href: '?q=filter', isCurrent: true },
        { name: 'Help', count: 1, href: '?q=filter&kind=help', isCurrent: false },
        { name: 'Products', count: 1, href: '?q=filter&kind=product', isCurrent: false },
        { name: 'Documents', count: 1, href: '?q=filter&kind=document', isCurrent: false },
        { name: 'Other pages', count: 1, href: '?q=filter&kind=page', isCurrent: false },
      ]);
      expect(hits).toHaveLength(4);
    });

    test('shows blocks only in a search for blocks', async () => {
      const { kind, kinds, hits, status, dealers } = await shownAt('q=filter&kind=block');
      expect(hits.map(({ path }) => path)).toEqual(['/styleguide/heroes/#acf-hero']);
      expect({ kind, kinds, status, dealers }).toEqual({
        kind: 'block',
        kinds: [],
        dealers: null,
        status: '1 result for “filter”',
      });
      expect((await shownAt('q=toaster&kind=block')).status).toBe('Nothing found for “toaster”.');
    });

    test('shows only the kind in the address, with a link back to all', async () => {
      const { kind, kinds, hits, status } = await shownAt('q=filter&kind=product');
      expect(hits.map(({ path }) => path)).toEqual(['/product/']);
      expect(status).toBe('1 result for “filter”');
      expect(kind).toBe('product');
      expect(kinds.filter(({ isCurrent }) => isCurrent).map(({ name }) => name)).toEqual(['Products']);
    });

    test('offers no kinds if there is only one, and knows no others', async () => {
      expect((await shownAt('q=filter', ALL.slice(0, 1))).kinds).toEqual([]);
      expect((await shownAt('q=filter&kind=moon')).hits).toHaveLength(4);
    });

    test('shows some documents after the pages, even if there are many pages', async () => {
      const of = (kind: 'page' | 'document', count: number) =>
        Array.from({ length: count }, (_, i) => ({
          path: `/${kind}/${i}/`,
          title: `Coil ${i}`,
          kind,
          text: 'coil',
        }));
      const kindsShown = async (pages: number, documents: number) =>
        (await shownAt('q=coil', [...of('document', documents), ...of('page', pages)])).hits.map(
          ({ kind }) => kind,
        );
      const list = (pages: number, documents: number) => [
        ...Array<string>(pages).fill('page'),
        ...Array<string>(documents).fill('document'),
      ];
      expect(await kindsShown(30, 30)).toEqual(list(15, 5));
      expect(await kindsShown(30, 2)).toEqual(list(18, 2));
      expect(await kindsShown(3, 30)).toEqual(list(3, 17));
    });

    test('shows 20 results, and states that there are more', async () => {
      const many = Array.from({ length: 30 }, (_, i) => ({
        path: `/${i}/`,
        title: `Coil ${i}`,
        kind: 'page' as const,
        text: 'coil',
      }));
      const { hits, more, status } = await shownAt('q=coil', many);
      expect(hits).toHaveLength(20);
      expect(status).toBe('30 results for “coil”');
      expect(more).toBe('Showing the best 20 of 30. Add a word to narrow the list.');
    });
  });

  test('depends on the kind too', () => {
    expect(searchQuery(new URLSearchParams('kind=help&q=ice'))).toBe('q=ice&kind=help');
    expect(searchQuery(new URLSearchParams('kind=moon&q=ice'))).toBe('q=ice');
    expect(searchQuery(new URLSearchParams('kind=help'))).toBe('');
  });

  test('depends only on the typed text, up to 100 characters', () => {
    expect(searchQuery(new URLSearchParams('utm=1&q=++clean++filter+'))).toBe('q=clean+filter');
    expect(searchQuery(new URLSearchParams({ q: 'a'.repeat(500) }))).toBe(`q=${'a'.repeat(100)}`);
  });
});
