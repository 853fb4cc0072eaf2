import { describe, expect, test } from '@jest/globals';
import { hasChildren, isTag, isText, type AnyNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { ALL_PAGES, htmlOf } from '../pages.ts';
import { TestedSite } from '../tested-site.ts';

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

describe('Every phone number is a link that dials it', () => {
  test.each(ALL_PAGES)('on the page $name', async (tested) => {
    expect(unlinkedIn(parseDocument(await htmlOf(site, tested)))).toEqual([]);
  });

  test('on every page of the sitemap', async () => {
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
});
