import { expect, test } from '@jest/globals';
import { hasChildren, isTag, isText, type AnyNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { aDealer, withIds } from '../builders/a-dealer.ts';
import { htmlFaultsIn } from './accessibility/html-faults.ts';
import { ALL_PAGES, htmlOf, SERVED } from './pages.ts';
import { TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile();

/** Matches a North American phone number in any notation: `1-800-555-0199`, `(800) 555-0199`, `800.555.0199`. */
const PHONE = /(?<![\d-])(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?![\d-])/g;

/** Elements whose text is not part of the page, or was typed by a visitor. */
const UNREAD = new Set(['head', 'script', 'style', 'textarea', 'template']);

/** The phone numbers that are not in a link that dials them. */
const unlinkedIn = (node: AnyNode): ReadonlyArray<string> => {
  if (isText(node)) return node.data.match(PHONE) ?? [];
  if (isTag(node) && (UNREAD.has(node.name) || node.attribs['href']?.startsWith('tel:'))) return [];
  return hasChildren(node) ? node.children.flatMap(unlinkedIn) : [];
};

/** The opening tags of scripts that run while the page loads. */
const runningScripts = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([opening]) => opening)
    .filter((opening) => !/type="(application\/(ld\+)?json|speculationrules)"/.test(opening));

const expectWhole = (html: string): void => {
  expect(html).not.toMatch(/<template\b/);
  expect(html).not.toMatch(/<div\b[^>]*\shidden\b/);
  expect(html).not.toContain('<!--$?-->');
  // The script that records the page when the visitor leaves is fetched last.
  const scripts = runningScripts(html).filter((opening) => !opening.includes('/saved.js'));
  expect(scripts).toEqual([expect.stringContaining('data-entry=')]);
  expect(html.endsWith('</html>')).toBe(true);
};

test.each(ALL_PAGES)(
  '$name is served complete, as valid html, and each phone number in it is a link',
  async (tested) => {
    const html = await htmlOf(site, tested);
    expectWhole(html);
    expect(await htmlFaultsIn(html, tested.path)).toEqual([]);
    expect(unlinkedIn(parseDocument(html))).toEqual([]);
  },
);

test('on every page of the sitemap, each phone number is a link', async () => {
  const sitemap = await site.html('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(paths.length).toBeGreaterThan(20);
  const found: Array<string> = [];
  for (const path of paths) {
    const unlinked = unlinkedIn(parseDocument(await site.html(path)));
    found.push(...unlinked.map((number) => `${path}: ${number}`));
  }
  expect(found).toEqual([]);
});

test('a page far over 60 kB is complete, and in order', async () => {
  const names = ['Alpha', 'Bravo', 'Charlie'];
  const dealers = withIds(names.map((name) => aDealer().named(`${name} ${'Heating and Air '.repeat(1500)}`)));
  site.provider.serve({ zipcode: SERVED, dealers });
  const html = await site.html(`/find-a-dealer/?zipcode=${SERVED}`);
  const root = html.slice(html.indexOf('<div id="root">'), html.indexOf('type="speculationrules"'));
  expect(root.length).toBeGreaterThan(60_000);
  expectWhole(html);
  const places = [...names.map((name) => root.indexOf(`>${name} Heating`)), root.indexOf('<footer')];
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
