import { expect, test } from '@jest/globals';
import type { ViewContext } from '../../../../domain/content/blocks/block-view.ts';
import { HUB_CATEGORIES } from '../../../../domain/content/product-hub.ts';
import { view } from '../../../../ui/blocks/product-hub/view.ts';

const FURNACES = '/products/furnaces/';

const context = (path: string): ViewContext => ({
  page: {
    path,
    language: 'en',
    title: '',
    description: '',
    productId: null,
    knownPaths: [FURNACES],
    translations: {},
  },
  site: {
    brandName: 'RunTru',
    siteUrl: 'https://www.example.com',
    defaultPhone: { text: '', address: '' },
  },
  innerBlocks: [],
});

const categoriesOn = (path: string) => {
  const props = view({ data: { title: null, sections: [] } }, context(path));
  if (props.kind !== 'categories') throw new Error('The hub has sections');
  return props.categories;
};

test('A missing page has no link, and the current one is marked', () => {
  const links = categoriesOn(FURNACES)[0]?.links ?? [];
  expect(links.filter(({ href }) => href !== null).map(({ text }) => text)).toEqual(['Furnaces']);
  expect(links.filter(({ isCurrent }) => isCurrent).map(({ text }) => text)).toEqual(['Furnaces']);
});

test('No category links to the same page twice', () => {
  for (const { pages } of HUB_CATEGORIES)
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

test('Sections replace the categories, each with a fragment for links', () => {
  const section = { content: null, image: null, links: [{ text: null, url: '/a/' }] };
  const sections = [
    { ...section, anchor: 'coils', title: 'Coils' },
    { ...section, anchor: null, title: 'Other' },
  ];
  expect(view({ data: { title: null, sections } }, context('/'))).toMatchObject({
    kind: 'sections',
    sections: [
      { anchor: 'coils', links: [] },
      { anchor: 'section-2', links: [] },
    ],
  });
});
