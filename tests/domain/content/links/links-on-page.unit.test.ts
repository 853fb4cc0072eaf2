import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { currentLink, linksOnPage } from '../../../../domain/content/links/links-on-page.ts';

const FURNACES = { text: 'Furnaces', href: '/products/furnaces/' };
const HEAT_PUMPS = { text: 'Heat pumps', href: '/products/heat-pumps?from=carousel' };
const LOOPS = { text: 'Geothermal loops', href: null };
const LINKS = [FURNACES, HEAT_PUMPS, LOOPS];

const everywhere = (): boolean => true;
const nowhere = (): boolean => false;

describe('The current link', () => {
  test.each([
    ['/products/furnaces/', FURNACES],
    ['/products/furnaces', FURNACES],
    ['/products/furnaces/?zip=55401', FURNACES],
    ['/products/heat-pumps/', HEAT_PUMPS],
    ['/products/', null],
    ['/products/furnaces/oil/', null],
    ['/', null],
  ])('on %s is the link to that page, if there is one', (path, link) =>
    expect(currentLink(LINKS, path)).toBe(link),
  );

  test('is only the first of two equal links', () => {
    const links = linksOnPage([FURNACES, { ...FURNACES }], FURNACES.href, nowhere);
    expect(links.map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
      [FURNACES.href, true],
      [FURNACES.href, false],
    ]);
  });
});

describe('A link to a missing page', () => {
  test('has no address until the page exists', () => {
    const hrefs = (isThere: () => boolean) => linksOnPage(LINKS, '/', isThere).map(({ href }) => href);
    expect(hrefs(nowhere)).toEqual([null, null, null]);
    expect(hrefs(everywhere)).toEqual([FURNACES.href, HEAT_PUMPS.href, null]);
  });

  test('does not affect links to files, other sites and parts of the page, which keep their address', () => {
    const links = ['/terms.pdf', 'https://other.example/', 'tel:+18005550199', '#prices'].map((href) => ({
      href,
    }));
    expect(linksOnPage(links, '/', nowhere).map(({ href }) => href)).toEqual(links.map(({ href }) => href));
  });
});

const address = fc.constantFrom('/a/', '/a', '/b?x', '/c/#d', '#e', '/f.pdf', 'https://other.example/', null);
const links = fc.array(
  address.map((href) => ({ href })),
  { maxLength: 6 },
);
const here = fc.constantFrom('/', '/a/', '/b/', '/c');

test('At most one link is current, links keep their order, and every rendered address has a target', () => {
  fc.assert(
    fc.property(links, here, fc.boolean(), (given, path, areThere) => {
      const links = linksOnPage(given, path, () => areThere);
      expect(links.filter(({ isCurrent }) => isCurrent).length).toBeLessThanOrEqual(1);
      expect(links.map(({ href }, i) => href === null || href === given[i]?.href)).toEqual(
        given.map(() => true),
      );
      expect(linksOnPage(links, path, () => areThere)).toEqual(links);
      if (areThere) expect(links.map(({ href }) => href)).toEqual(given.map(({ href }) => href));
    }),
  );
});
