import { describe, expect, test } from '@jest/globals';
import { pagesLedTo } from '../../../../application/visitor/read-page/led-to.ts';
import type { PageEntry } from '../../../../domain/content/page-entry.ts';
import type { DrawnBlock } from '../../../../domain/content/drawn-block.ts';
import { hvacTopicPath } from '../../../../domain/content/hvac-topics.ts';

const FURNACES = '/products/furnaces/';
const SIZING = hvacTopicPath('sizing');

const entry = (path: string, more: Partial<PageEntry> = {}): PageEntry => ({
  ...{ path, locale: 'en_US', title: path, ...more },
});
const PAGES = [entry('/'), entry(FURNACES), entry(SIZING), entry('/savings/')];

const block = (name: string, items: ReadonlyArray<object> = [], within: ReadonlyArray<DrawnBlock> = []) => ({
  ...{ name, attributes: { data: { items } }, align: null, anchor: null, innerBlocks: within },
});

const known = (...blocks: ReadonlyArray<DrawnBlock>) =>
  pagesLedTo(blocks, { path: '/page/', language: 'en' }, PAGES).knownPaths;

describe('Of the pages that blocks lead to by themselves, those are known that exist', () => {
  test.each([
    ['acf/product-selector', [FURNACES]],
    ['acf/product-selector-carousel', [FURNACES]],
    ['acf/mobile-dropdown-navigation', [FURNACES]],
    ['acf/hvac-101-navigation', [SIZING]],
    ['core/paragraph', []],
    ['constructor', []],
  ])('for %s: %j', (name, paths) => expect(known(block(name))).toEqual(paths));

  test('in other blocks too, each once', () => {
    const selector = block('acf/product-selector');
    expect(known(selector, block('core/group', [], [selector]))).toEqual([FURNACES]);
  });

  test('with those of the items that they hold, as their editor wrote them', () => {
    const items = [
      { href: '/savings?zip=55401' },
      { href: '/not-there/' },
      { href: 'https://other.example/savings/' },
    ];
    expect(known(block('acf/product-selector', items))).toEqual([FURNACES, '/savings/']);
    expect(known(block('acf/product-selector', [{ href: '../savings/' }]))).toContain('/savings/');
  });
});

test('In French the pages count in which that language is written', () => {
  const french = entry('/fr/fournaises/', { locale: 'fr_CA', translationOf: FURNACES });
  expect(
    pagesLedTo([block('acf/product-selector')], { path: '/fr/', language: 'fr' }, [...PAGES, french]),
  ).toEqual({ knownPaths: [FURNACES, french.path], translations: { [FURNACES]: french.path } });
});
