import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { isSamePage, linkTargetPath } from '../../../../domain/content/links/link-target.ts';

const HERE = '/products/furnaces/';

describe('The page of an address', () => {
  test.each([
    ['/products/heat-pumps/', '/products/heat-pumps/'],
    ['/products/heat-pumps', '/products/heat-pumps/'],
    ['/products/heat-pumps?zip=55401#prices', '/products/heat-pumps/'],
    [' /fr/qualit%C3%A9/ ', '/fr/qualité/'],
    ['../heat-pumps/', '/products/heat-pumps/'],
    ['?zip=55401', HERE],
    ['/v1.2/notes', '/v1.2/notes/'],
    ['/', '/'],
  ])('for %s is %s', (address, page) => expect(linkTargetPath(address, HERE)).toBe(page));

  test.each([
    '',
    '#prices',
    ' #prices ',
    'mailto:a@b.example',
    'tel:+18005550199',
    'https://other.example/',
    '//other.example/a/',
  ])('does not exist on this site for %s', (address) => expect(linkTargetPath(address, HERE)).toBeNull());

  test.each(['/terms.pdf?v=2', '/sounds/a.mp3'])('does not exist for a file: %s', (address) =>
    expect(linkTargetPath(address, HERE)).toBeNull(),
  );

  test('is relative to the home page in comparisons', () => {
    expect(isSamePage('products/', '/products/')).toBe(true);
    expect(isSamePage('/products/', 'products')).toBe(true);
  });

  test('is never the same as an address outside of the site', () => {
    expect(isSamePage('/', 'mailto:a@b.example')).toBe(false);
    expect(isSamePage('mailto:a@b.example', 'mailto:a@b.example')).toBe(false);
  });
});

const part = fc.stringMatching(/^[a-z\d-]{1,8}$/);
const path = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
const tail = fc.tuple(fc.constantFrom('', '?a=1', '?b=/x/&c'), fc.constantFrom('', '#top', '#a/b'));

test('A page is the same with any query or fragment after its path', () => {
  fc.assert(
    fc.property(path, tail, fc.constantFrom('', '/'), (page, [query, fragment], slash) => {
      expect(isSamePage(`${page}${slash}${query}${fragment}`, page)).toBe(true);
    }),
  );
});

test('Two paths with different words are two pages', () => {
  fc.assert(
    fc.property(path, path, (one, other) => {
      expect(isSamePage(one, other)).toBe(one === other);
    }),
  );
});
