import { describe, expect, test } from '@jest/globals';
import {
  BrowseDocuments,
  libraryQuery,
} from '../../../../application/visitor/browse-documents/browse-documents.ts';
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

const viewAt = (query: string) => {
  const browse = new BrowseDocuments();
  browse.showAt(new URLSearchParams(query));
  return browse.viewOf(TABS);
};

describe('the document library', () => {
  test('shows the first tab when the address names none', () =>
    expect(viewAt('')).toMatchObject({ tabKey: 'resources', isFiltered: false, status: '1 file' }));

  test('keeps the filter in the links of its tabs', () =>
    expect(viewAt('tab=technical-docs&filter=sell+sheet')?.tabs).toEqual([
      { name: 'Resources', href: '?tab=resources&filter=sell+sheet', isCurrent: false },
      { name: 'Technical Docs', href: '?tab=technical-docs&filter=sell+sheet', isCurrent: true },
    ]));

  test('is nothing without a tab', () => expect(new BrowseDocuments().viewOf([])).toBeNull());
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
