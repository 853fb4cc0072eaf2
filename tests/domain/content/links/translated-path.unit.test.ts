import { expect, test } from '@jest/globals';
import type { PageEntry } from '../../../../domain/content/page-entry.ts';
import { translatedPath } from '../../../../domain/content/links/translated-path.ts';

const page = (path: string, locale: string, translationOf?: string): PageEntry => ({
  ...{ path, locale, title: path },
  ...(translationOf !== undefined && { translationOf }),
});

const FURNACES = '/products/furnaces/';
const english = page(FURNACES, 'en_US');
const saysSo = page('/fr/produits/fournaises/', 'fr_CA', '/products/furnaces');
const beneath = page('/fr/products/furnaces/', 'fr');

test.each([
  ['the page that says so', [english, beneath, saysSo], saysSo.path],
  ['else the one at the same path', [english, beneath], beneath.path],
  ['none where there is no page in that language', [english, page('/fr/', 'fr')], null],
  ['none where the page that says so is in another language', [page('/es/hornos/', 'es', FURNACES)], null],
])('The French translation of a page is %s', (_what, entries, path) => {
  expect(translatedPath(FURNACES, 'fr', entries)).toBe(path);
});
