import { describe, expect, test } from '@jest/globals';
import { dropdownOf, dropdownTitle } from '../../../ui/blocks/product-dropdown.ts';
import { productsOf } from '../../../ui/blocks/products.ts';

const FURNACES = '/products/furnaces/';
const HEAT_PUMPS = '/products/heat-pumps/';

const dropdown = (path: string, language: 'en' | 'fr', ...knownPaths: ReadonlyArray<string>) => {
  const translations = language === 'en' ? {} : { [FURNACES]: knownPaths[0] ?? '' };
  const page = { path, language, knownPaths, translations };
  return dropdownOf(productsOf([], page), page);
};

describe('The dropdown between products', () => {
  test('links to existing pages, and has the current page as its title', () => {
    expect(dropdown(HEAT_PUMPS, 'en', FURNACES, HEAT_PUMPS)).toEqual({
      label: 'Choose a product',
      title: 'Heat pumps',
      links: [
        { text: 'Furnaces', href: FURNACES, isCurrent: false },
        { text: 'Heat pumps', href: HEAT_PUMPS, isCurrent: true },
      ],
    });
  });

  test.each([
    ['en', 'Page not found'],
    ['fr', 'Page introuvable'],
  ] as const)('in %s has the title %s on a page that is not in it', (language, title) => {
    expect(dropdown('/other/', language, FURNACES)?.title).toBe(title);
  });

  test('does not exist without links', () => expect(dropdown('/', 'en')).toBeNull());
});

const LINKS = [
  { text: 'Furnaces', href: FURNACES },
  { text: 'Heat pumps', href: '/products/heat-pumps?from=carousel' },
  { text: 'Geothermal loops', href: null },
];

describe('The title of a dropdown', () => {
  test.each([
    ['/products/heat-pumps', 'Heat pumps'],
    ['/products/heat-pumps/?zip=55401', 'Heat pumps'],
    ['/products/toasters/', 'Page not found'],
    ['/', 'Page not found'],
  ])('on %s is %s (section 8)', (path, title) => {
    expect(dropdownTitle(LINKS, path, 'Page not found')).toBe(title);
  });

  test('without links is the default', () => {
    expect(dropdownTitle([], '/', 'Page not found')).toBe('Page not found');
  });
});
