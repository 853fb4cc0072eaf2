import { expect, test } from '@jest/globals';
import type { PageEntry } from '../../../../domain/content/page-entry.ts';
import { translatedPath } from '../../../../domain/content/links/translated-path.ts';

const page = (path: string, locale: string, translationOf?: string): PageEntry => ({
  path,
  locale,
  title: path,
  ...(translationOf !== undefined && { translationOf }),
});

const FURNACES = '/products/furnaces/';
const english = page(FURNACES, 'en_US');
const saysSo = page('/fr/produits/fournaises/', 'fr_CA', '/products/furnaces');
const beneath = page('/fr/products/furnaces/', 'fr');

test.each([
  ['the page that names it as its original', [english, beneath, saysSo], saysSo.path],
  ['otherwise the page at the same path', [english, beneath], beneath.path],
  ['missing without a page in that language', [english, page('/fr/', 'fr')], null],
  ['missing if the page that names it is in another language', [page('/es/hornos/', 'es', FURNACES)], null],
])('The French translation of a page is %s', (_what, entries, path) => {
  expect(translatedPath(FURNACES, 'fr', entries)).toBe(path);
});
