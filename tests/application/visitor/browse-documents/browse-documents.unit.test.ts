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
  test('shows the first tab when the address names none', () =>
    expect(viewAt('')).toMatchObject({ tabKey: 'resources', isFiltered: false, status: '1 file' }));

  test('keeps the filter in the links of its tabs', () =>
    expect(viewAt('tab=technical-docs&filter=sell+sheet')?.tabs).toEqual([
      { name: 'Resources', href: '?tab=resources&filter=sell+sheet', isCurrent: false },
      { name: 'Technical Docs', href: '?tab=technical-docs&filter=sell+sheet', isCurrent: true },
    ]));

  test('is nothing without a tab', () => expect(opened('').browse.viewOf([])).toBeNull());
});

describe('typing a filter', () => {
  test('narrows the tab, and keeps both in the address', () => {
    const { browse, pageAddress, view } = opened('tab=technical-docs');
    browse.filterBy('technical-docs', ' guide ');
    expect(view()).toMatchObject({ tabKey: 'technical-docs', filter: 'guide', isFiltered: true });
    expect(view()?.shown.sections).toEqual([]);
    expect(pageAddress.address).toBe('/resources/?tab=technical-docs&filter=guide');
  });

  test('announces the number once, when the visitor pauses', async () => {
    const { browse, clock, view } = opened('');
    for (const typed of ['s', 'se', 'sell']) {
      browse.filterBy('resources', typed);
      await clock.advance(TYPING_PAUSE_MS - 1);
      expect(view()?.announcement).toBeNull();
    }
    await clock.advance(1);
    expect(view()?.announcement).toBe('1 file matches “sell”');
    browse.filterBy('resources', '');
    await clock.advance(TYPING_PAUSE_MS);
    expect(view()?.announcement).toBe('1 file');
  });

  test('changes nothing where the filter is the same', () => {
    const { browse, pageAddress, clock } = opened('filter=sell');
    browse.filterBy('resources', 'sell ');
    expect([pageAddress.address, clock.waiting]).toEqual(['/', 0]);
  });
});

describe('the query that the library depends on', () => {
  test('is written in one way', () => {
    const query = new URLSearchParams('utm_source=x&filter=+sell++sheet+&tab=Technical+Docs');
    expect(libraryQuery(query)).toBe('tab=technical-docs&filter=sell+sheet');
  });

  test('is bounded, so that no visitor fills the cache with one address', () => {
    const query = new URLSearchParams({ tab: 'a'.repeat(5000), filter: 'b'.repeat(5000) });
    expect(libraryQuery(query).length).toBeLessThan(200);
  });
});
