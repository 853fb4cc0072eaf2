import { describe, expect, test } from '@jest/globals';
import { linkedPages } from '../../../../application/visitor/read-page/linked-pages.ts';
import type { PageEntry } from '../../../../domain/content/page-entry.ts';
import { hvacTopicPath } from '../../../../domain/content/hvac-topics.ts';

const FURNACES = '/products/furnaces/';
const SIZING = hvacTopicPath('sizing');

const entry = (path: string, more: Partial<PageEntry> = {}): PageEntry => ({
  ...{ path, locale: 'en_US', title: path, ...more },
});
const PAGES = [entry('/'), entry(FURNACES), entry(SIZING), entry('/savings/')];

const block = (linksTo: ReadonlyArray<string> | null, items: ReadonlyArray<object> = []) => ({
  ...{ attributes: { data: { items } }, linksTo },
});

const known = (...blocks: ReadonlyArray<ReturnType<typeof block>>) =>
  linkedPages(blocks, { path: '/page/', language: 'en' }, PAGES).knownPaths;

describe('Of the pages that blocks link to by themselves, the existing ones are known', () => {
  test.each([
    [[FURNACES, '/products/coils/'], [FURNACES]],
    [[SIZING], [SIZING]],
    [[], []],
    [null, []],
  ])('%j: %j', (linksTo, paths) => expect(known(block(linksTo))).toEqual(paths));

  test('each once', () => expect(known(block([FURNACES]), block([FURNACES]))).toEqual([FURNACES]));

  test('with those of their items, as the editor wrote them', () => {
    const items = [
      { href: '/savings?zip=55401' },
      { href: '/not-there/' },
      { href: 'https://other.example/savings/' },
    ];
    expect(known(block([FURNACES], items))).toEqual([FURNACES, '/savings/']);
    expect(known(block([], [{ href: '../savings/' }]))).toContain('/savings/');
  });

  test('but not those of blocks that link to nothing by themselves', () =>
    expect(known(block(null, [{ href: '/savings/' }]))).toEqual([]));
});

test('On a French page, French pages count', () => {
  const french = entry('/fr/fournaises/', { locale: 'fr_CA', translationOf: FURNACES });
  expect(linkedPages([block([FURNACES])], { path: '/fr/', language: 'fr' }, [...PAGES, french])).toEqual({
    knownPaths: [FURNACES, french.path],
    translations: { [FURNACES]: french.path },
  });
});
