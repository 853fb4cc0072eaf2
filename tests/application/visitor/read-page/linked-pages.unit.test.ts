import { describe, expect, test } from '@jest/globals';
import { linkedPages } from '../../../../application/visitor/read-page/linked-pages.ts';
import type { PageEntry } from '../../../../domain/content/page-entry.ts';
import { hvacTopicPath } from '../../../../domain/content/hvac-topics.ts';

const FURNACES = '/products/furnaces/';
const SIZING = hvacTopicPath('sizing');

const entry = (path: string, more: Partial<PageEntry> = {}): PageEntry => ({
  path,
  locale: 'en_US',
  title: path,
  ...more,
});
const PAGES = [entry('/'), entry(FURNACES), entry(SIZING), entry('/savings/')];

const block = (linksTo: ReadonlyArray<string> | null, items: ReadonlyArray<object> = []) => ({
  attributes: { data: { items } },
  linksTo,
});

const known = (...blocks: ReadonlyArray<ReturnType<typeof block>>) =>
  linkedPages(blocks, { path: '/page/', language: 'en' }, PAGES).knownPaths;

describe('The known pages among the default links of blocks', () => {
  test.each([
    [[FURNACES, '/products/coils/'], [FURNACES]],
    [[SIZING], [SIZING]],
    [[], []],
    [null, []],
  ])('for %j are the existing ones: %j', (linksTo, paths) => expect(known(block(linksTo))).toEqual(paths));

  test('are listed once each', () => expect(known(block([FURNACES]), block([FURNACES]))).toEqual([FURNACES]));

  test('include the existing pages of items, as the editor wrote the links', () => {
    const items = [
      { href: '/savings?zip=55401' },
      { href: '/not-there/' },
      { href: 'https://other.example/savings/' },
    ];
    expect(known(block([FURNACES], items))).toEqual([FURNACES, '/savings/']);
    expect(known(block([], [{ href: '../savings/' }]))).toContain('/savings/');
  });

  test('leave out the items of blocks without default links', () =>
    expect(known(block(null, [{ href: '/savings/' }]))).toEqual([]));
});

test('On a French page, a page and its French translation are known', () => {
  const french = entry('/fr/fournaises/', { locale: 'fr_CA', translationOf: FURNACES });
  expect(linkedPages([block([FURNACES])], { path: '/fr/', language: 'fr' }, [...PAGES, french])).toEqual({
    knownPaths: [FURNACES, french.path],
    translations: { [FURNACES]: french.path },
  });
});
