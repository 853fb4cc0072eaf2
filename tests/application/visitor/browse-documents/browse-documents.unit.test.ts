import { describe, expect, test } from '@jest/globals';
import {
  BrowseDocuments,
  libraryQuery,
  TYPING_PAUSE_MS,
} from '../../../../application/visitor/browse-documents/browse-documents.ts';
import { FakeClock } from '../../../fakes/fake-clock.ts';
import { MemoryPageAddress } from '../../../fakes/visitor/memory-page-address.ts';
import type { LibraryTab } from '../../../../domain/document/document-library.ts';

const TABS: ReadonlyArray<LibraryTab> = ['Resources', 'Technical Docs'].map((name) => ({
  name,
  intro: null,
  sections: [
    {
      name: 'Furnaces',
      id: null,
      files: [{ title: 'Sell sheet', href: '/documents/a.pdf', note: 'PDF', opensNewTab: false }],
    },
  ],
  images: [],
}));

const opened = (query: string) => {
  const [pageAddress, clock] = [new MemoryPageAddress(), new FakeClock()];
  const browse = new BrowseDocuments(pageAddress, clock);
  browse.showAt(new URLSearchParams(query), '/resources/');
  return { browse, pageAddress, clock, view: () => browse.viewOf(TABS) };
};

const viewAt = (query: string) => opened(query).view();

describe('the document library', () => {
  test('shows the first tab if the address names none', () =>
    expect(viewAt('')).toMatchObject({ tabKey: 'resources', isFiltered: false, status: '1 file' }));

  test('keeps the filter in the links of its tabs', () =>
    expect(viewAt('tab=technical-docs&filter=sell+sheet')?.tabs).toEqual([
      { name: 'Resources', key: 'resources', href: '?tab=resources&filter=sell+sheet', isCurrent: false },
      {
        name: 'Technical Docs',
        key: 'technical-docs',
        isCurrent: true,
        href: '?tab=technical-docs&filter=sell+sheet',
      },
    ]));

  test('has no view without tabs', () => expect(opened('').browse.viewOf([])).toBeNull());
});

describe('typing a filter', () => {
  test('announces the count once, when the visitor pauses', async () => {
    const { browse, clock, view } = opened('');
    for (const typed of ['s', 'se', 'sell']) {
      browse.filterBy(typed);
      await clock.advance(TYPING_PAUSE_MS - 1);
      expect(view()?.announcement).toBeNull();
    }
    await clock.advance(1);
    expect(view()?.announcement).toBe('1 file matches “sell”');
    browse.filterBy('');
    await clock.advance(TYPING_PAUSE_MS);
    expect(view()?.announcement).toBe('1 file');
  });

  test('changes nothing if the filter is the same', () => {
    const { browse, pageAddress, clock } = opened('filter=sell');
    browse.filterBy('sell ');
    expect([pageAddress.address, clock.waiting]).toEqual(['/', 0]);
  });
});

describe('opening another tab', () => {
  test('shows the tab, keeps the filter, and adds a history entry', () => {
    const { browse, pageAddress, view } = opened('filter=sell');
    browse.openTab('technical-docs');
    expect(view()).toMatchObject({ tabKey: 'technical-docs', filter: 'sell', moves: 1 });
    expect(pageAddress.steps).toEqual(['/', '/resources/?tab=technical-docs&filter=sell']);
  });

  test('later announces a typed filter only by its count', async () => {
    const { browse, clock, view } = opened('');
    browse.openTab('technical-docs');
    browse.filterBy('toaster');
    expect(view()?.announcement).toBe('Technical Docs: 1 file');
    await clock.advance(TYPING_PAUSE_MS);
    expect(view()?.announcement).toBe('No files match “toaster”. Try fewer words.');
  });

  test('drops the announcement of a filter that was being typed', async () => {
    const { browse, clock, view } = opened('');
    browse.filterBy('sell');
    browse.openTab('technical-docs');
    await clock.advance(TYPING_PAUSE_MS);
    expect(view()?.announcement).toBe('Technical Docs: 1 file matches “sell”');
  });

  test('does nothing if the page already shows it', () => {
    const { browse, pageAddress, view } = opened('tab=technical-docs');
    browse.openTab('technical-docs');
    expect([pageAddress.steps, view()?.moves, view()?.announcement]).toEqual([['/'], 0, null]);
  });
});

test('clearing the filter shows the whole tab, and adds a history entry', () => {
  const { browse, pageAddress, view } = opened('tab=technical-docs&filter=toaster');
  browse.clearFilter();
  expect(view()).toMatchObject({ tabKey: 'technical-docs', filter: '', isFiltered: false, moves: 1 });
  expect(pageAddress.steps).toEqual(['/', '/resources/?tab=technical-docs']);
});

describe('going back and forward', () => {
  test('shows the tab and filter of the address, and adds no history entry', () => {
    const { browse, pageAddress, view } = opened('tab=resources');
    browse.openTab('technical-docs');
    browse.filterBy('sell');
    pageAddress.go('/resources/?tab=resources');
    expect(view()).toMatchObject({ tabKey: 'resources', filter: '', moves: 2 });
    expect(view()?.announcement).toBe('Resources: 1 file');
    expect(pageAddress.steps).toHaveLength(2);
  });

  test('also follows an address without a query', () => {
    const { browse, pageAddress, view } = opened('');
    browse.filterBy('sell');
    expect(pageAddress.address).toBe('/resources/?filter=sell');
    browse.clearFilter();
    expect(pageAddress.address).toBe('/resources/');
    browse.openTab('technical-docs');
    pageAddress.back();
    expect(view()?.tabKey).toBe('resources');
  });

  test('to the same tab changes nothing', () => {
    const { pageAddress, view } = opened('tab=technical-docs');
    pageAddress.go('/resources/?tab=technical-docs');
    expect([view()?.moves, view()?.announcement]).toEqual([0, null]);
  });

  test('is not followed once the library has ended', () => {
    const { browse, pageAddress, view } = opened('');
    browse.dispose();
    pageAddress.go('/resources/?tab=technical-docs');
    expect(view()?.tabKey).toBe('resources');
  });
});

describe('the query of the library', () => {
  test('is normalized', () => {
    const query = new URLSearchParams('utm_source=x&filter=+sell++sheet+&tab=Technical+Docs');
    expect(libraryQuery(query)).toBe('tab=technical-docs&filter=sell+sheet');
  });

  test('is limited in length, so that one address cannot fill the cache', () => {
    const query = new URLSearchParams({ tab: 'a'.repeat(5000), filter: 'b'.repeat(5000) });
    expect(libraryQuery(query).length).toBeLessThan(200);
  });
});
