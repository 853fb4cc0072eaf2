import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { currentWay, dropdownTitle, standingWays } from '../../../domain/content/page-ways.ts';

const FURNACES = { text: 'Furnaces', href: '/products/furnaces/' };
const HEAT_PUMPS = { text: 'Heat pumps', href: '/products/heat-pumps?from=carousel' };
const LOOPS = { text: 'Geothermal loops', href: null };
const WAYS = [FURNACES, HEAT_PUMPS, LOOPS];

const everywhere = (): boolean => true;
const nowhere = (): boolean => false;

describe('The way to the page that is read is current', () => {
  test.each([
    ['/products/furnaces/', FURNACES],
    ['/products/furnaces', FURNACES],
    ['/products/furnaces/?zip=55401', FURNACES],
    ['/products/heat-pumps/', HEAT_PUMPS],
    ['/products/', null],
    ['/products/furnaces/oil/', null],
    ['/', null],
  ])('on %s', (path, way) => expect(currentWay(WAYS, path)).toBe(way));

  test('but only the first of two', () => {
    const ways = standingWays([FURNACES, { ...FURNACES }], FURNACES.href, nowhere);
    expect(ways.map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
      [FURNACES.href, true],
      [FURNACES.href, false],
    ]);
  });
});

describe('A way to a page that is not there', () => {
  test('has no address, until the page is there', () => {
    const hrefs = (isThere: () => boolean) => standingWays(WAYS, '/', isThere).map(({ href }) => href);
    expect(hrefs(nowhere)).toEqual([null, null, null]);
    expect(hrefs(everywhere)).toEqual([FURNACES.href, HEAT_PUMPS.href, null]);
  });

  test('is told from ways to files, other sites and parts of the page, which stay', () => {
    const ways = ['/terms.pdf', 'https://other.example/', 'tel:+18005550199', '#prices'].map((href) => ({
      href,
    }));
    expect(standingWays(ways, '/', nowhere).map(({ href }) => href)).toEqual(ways.map(({ href }) => href));
  });
});

describe('A dropdown is called', () => {
  test.each([
    ['/products/heat-pumps', 'Heat pumps'],
    ['/products/heat-pumps/?zip=55401', 'Heat pumps'],
    ['/products/toasters/', 'Page not found'],
    ['/', 'Page not found'],
  ])('on %s %s (section 8)', (path, title) => {
    expect(dropdownTitle(WAYS, path, 'Page not found')).toBe(title);
  });

  test('as nothing, where it has no ways', () => {
    expect(dropdownTitle([], '/', 'Page not found')).toBe('Page not found');
  });
});

const address = fc.constantFrom('/a/', '/a', '/b?x', '/c/#d', '#e', '/f.pdf', 'https://other.example/', null);
const ways = fc.array(
  address.map((href) => ({ href })),
  { maxLength: 6 },
);
const here = fc.constantFrom('/', '/a/', '/b/', '/c');

test('Of any ways at most one is current, each keeps its place, and one that is drawn with an address leads somewhere', () => {
  fc.assert(
    fc.property(ways, here, fc.boolean(), (given, path, areThere) => {
      const standing = standingWays(given, path, () => areThere);
      expect(standing.filter(({ isCurrent }) => isCurrent).length).toBeLessThanOrEqual(1);
      expect(standing.map(({ href }, i) => href === null || href === given[i]?.href)).toEqual(
        given.map(() => true),
      );
      expect(standingWays(standing, path, () => areThere)).toEqual(standing);
      if (areThere) expect(standing.map(({ href }) => href)).toEqual(given.map(({ href }) => href));
    }),
  );
});
