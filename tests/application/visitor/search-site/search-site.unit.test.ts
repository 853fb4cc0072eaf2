import { describe, expect, test } from '@jest/globals';
import { SearchSite, searchQuery } from '../../../../application/visitor/search-site/search-site.ts';
import { currentOf } from '../../../../ui/bindings/use-observable.ts';
import { MemorySiteIndex } from '../../../fakes/memory-site-index.ts';

const ENTRIES = [{ path: '/a/', title: 'Filters', kind: 'page', text: 'Change the filter.' }] as const;

const searched = async (q: string, index = new MemorySiteIndex(ENTRIES)) => {
  const search = new SearchSite(index);
  await search.showAt(new URLSearchParams({ q }));
  return { ...currentOf(search.view$), isUnsettled: search.isUnsettled };
};

describe('the site search', () => {
  test('says nothing before something is typed', async () =>
    expect(await searched(' ')).toMatchObject({ status: null, hits: [], dealers: null }));

  test('counts what it found', async () =>
    expect(await searched('filter')).toMatchObject({
      status: '1 result for “filter”',
      hits: [{ path: '/a/' }],
      isUnsettled: false,
    }));

  test('gives advice when it found nothing', async () =>
    expect(await searched('toaster')).toMatchObject({
      status: 'Nothing found for “toaster”.',
      advice: 'Check the spelling, or try a word like “furnace”.',
    }));

  test.each([
    ['55401', '55401'],
    ['m5v 2t6', 'M5V+2T6'],
  ])('leads from the postal code %s to its dealers', async (typed, code) =>
    expect(await searched(typed)).toMatchObject({
      dealers: { href: `/find-a-dealer/?zipcode=${code}` },
      hits: [],
    }),
  );

  test('says when it is unavailable, which no cache keeps', async () => {
    const index = new MemorySiteIndex(ENTRIES);
    index.isUnavailable = true;

    expect(await searched('filter', index)).toMatchObject({
      status: 'Search isn’t available right now. Please try again in a minute.',
      isUnsettled: true,
    });
  });

  test('depends on what is typed alone, up to 100 characters', () => {
    expect(searchQuery(new URLSearchParams('utm=1&q=++clean++filter+'))).toBe('q=clean+filter');
    expect(searchQuery(new URLSearchParams({ q: 'a'.repeat(500) }))).toBe(`q=${'a'.repeat(100)}`);
  });
});
