import { describe, expect, test } from '@jest/globals';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { entryOf } from '../../../domain/content/page-entry.ts';

const PAGE: ContentPage = {
  path: '/resources/filters/',
  locale: 'en',
  title: 'Filters',
  description: 'All about filters',
  blocks: [
    {
      name: 'core/paragraph',
      attributes: {},
      innerBlocks: [],
      originalContent: `<p>${'word '.repeat(201)}</p>`,
    },
  ],
};

describe('The entry of a page in lists', () => {
  test('has path, locale and title, and no field that the page lacks', () =>
    expect(entryOf(PAGE)).toStrictEqual({ path: '/resources/filters/', locale: 'en', title: 'Filters' }));

  test('includes whether the page is listed, and of which pages it is a translation or a copy', () => {
    const said = { isListed: false, translationOf: '/a/', canonicalPath: '/b/' };
    expect(entryOf({ ...PAGE, ...said })).toEqual({ ...entryOf(PAGE), ...said });
  });

  test('of an article has its date, and a computed reading time if the article has none', () =>
    expect(entryOf({ ...PAGE, article: { date: '2026-10-20' } }).article).toStrictEqual({
      date: '2026-10-20',
      image: null,
      category: null,
      readingTime: 2,
    }));

  test('of an article has the reading time and category that the article states', () => {
    const category = { name: 'Maintenance', path: '/resources/maintenance-tips/' };
    const article = { date: '2026-10-20', category, readingTime: 7, related: ['/resources/fans/'] };
    expect(entryOf({ ...PAGE, article, image: '/filter.svg' }).article).toEqual({
      ...article,
      image: '/filter.svg',
    });
  });
});
