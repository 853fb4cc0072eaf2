import { describe, expect, test } from '@jest/globals';
import { shownDropdown } from '../../../../application/visitor/read-page/shown-dropdown.ts';
import { shownProducts } from '../../../../application/visitor/read-page/shown-products.ts';

const FURNACES = '/products/furnaces/';
const HEAT_PUMPS = '/products/heat-pumps/';

const dropdown = (path: string, language: 'en' | 'fr', ...knownPaths: ReadonlyArray<string>) => {
  const translations = language === 'en' ? {} : { [FURNACES]: knownPaths[0] ?? '' };
  const page = { path, language, knownPaths, translations };
  return shownDropdown(shownProducts([], page), page);
};

describe('The dropdown between products', () => {
  test('leads to those whose pages are there, and is called as the one that is read', () => {
    expect(dropdown(HEAT_PUMPS, 'en', FURNACES, HEAT_PUMPS)).toEqual({
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
  ] as const)('is called %s: %s on every other page', (language, title) => {
    expect(dropdown('/other/', language, FURNACES)?.title).toBe(title);
  });

  test('is not there where it leads nowhere', () => expect(dropdown('/', 'en')).toBeNull());
});
