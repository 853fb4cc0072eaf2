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

describe('The trail of a page', () => {
  test('holds the pages above it, the topmost first, without the home page and itself', () => {
    expect(trailOf('/resources/maintenance-tips/coils/', ENTRIES)).toEqual([
      { path: '/resources/', title: 'Resources' },
      { path: '/resources/maintenance-tips/', title: 'Maintenance tips' },
    ]);
  });

  test('leaves out what is no page', () => {
    expect(trailOf('/resources/rebates/texas/', ENTRIES)).toEqual([
      { path: '/resources/', title: 'Resources' },
    ]);
    expect(trailOf('/products/coils/', ENTRIES)).toEqual([]);
  });

  test.each(['/', '/resources/', '/no-such-page/'])('of %s is empty: nothing is above it', (path) => {
    expect(trailOf(path, ENTRIES)).toEqual([]);
  });

  test('is of a page that is not known, too', () => {
    expect(trailOf('/resources/new/', ENTRIES)).toEqual([{ path: '/resources/', title: 'Resources' }]);
  });
});

describe('As structured data', () => {
  const trail = trailOf('/resources/maintenance-tips/', ENTRIES);

  test('it is a BreadcrumbList from the home page to the page', () => {
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

  test('its home page is named in the language of the page', () => {
    expect(breadcrumbsAsStructuredData([], 'Merci', 'https://example.com', 'fr')).toMatchObject({
      itemListElement: [{ name: 'Accueil' }, { position: 2, name: 'Merci' }],
    });
  });
});
