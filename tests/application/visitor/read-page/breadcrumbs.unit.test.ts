import { describe, expect, test } from '@jest/globals';
import { trailOf } from '../../../../application/visitor/read-page/breadcrumbs.ts';
import { breadcrumbsAsStructuredData } from '../../../../ui/app/content-page/structured-data.ts';

const entry = (path: string, title: string) => ({ path, title, locale: 'en' });

const ENTRIES = [
  entry('/', 'Home of comfort'),
  entry('/resources/maintenance-tips/coils/', 'Clean coils'),
  entry('/resources/maintenance-tips/', 'Maintenance tips'),
  entry('/resources/', 'Resources'),
  entry('/resources/maintenance-tips-for-winter/', 'Winter'),
];

describe("A page's breadcrumbs", () => {
  test('list the pages above it, the topmost first, without the home page and the page itself', () => {
    expect(trailOf('/resources/maintenance-tips/coils/', ENTRIES)).toEqual([
      { path: '/resources/', title: 'Resources' },
      { path: '/resources/maintenance-tips/', title: 'Maintenance tips' },
    ]);
  });

  test('leave out paths without a page', () => {
    expect(trailOf('/resources/rebates/texas/', ENTRIES)).toEqual([
      { path: '/resources/', title: 'Resources' },
    ]);
    expect(trailOf('/products/coils/', ENTRIES)).toEqual([]);
  });

  test.each(['/', '/resources/', '/no-such-page/'])('are empty for %s, since no page is above it', (path) => {
    expect(trailOf(path, ENTRIES)).toEqual([]);
  });

  test('also exist for an unknown page', () => {
    expect(trailOf('/resources/new/', ENTRIES)).toEqual([{ path: '/resources/', title: 'Resources' }]);
  });
});

describe('Breadcrumbs as structured data', () => {
  const trail = trailOf('/resources/maintenance-tips/', ENTRIES);

  test('are a BreadcrumbList from the home page to the page', () => {
    expect(breadcrumbsAsStructuredData(trail, 'Maintenance tips', 'https://example.com')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' },
        { '@type': 'ListItem', position: 2, name: 'Resources', item: 'https://example.com/resources/' },
        { '@type': 'ListItem', position: 3, name: 'Maintenance tips' },
      ],
    });
  });

  test("name the home page in the page's language", () => {
    expect(breadcrumbsAsStructuredData([], 'Merci', 'https://example.com', 'fr')).toMatchObject({
      itemListElement: [{ name: 'Accueil' }, { position: 2, name: 'Merci' }],
    });
  });
});
