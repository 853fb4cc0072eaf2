import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { searchSiteTexts } from '../../../application/visitor/search-site/texts.ts';
import { BLOCK_PURPOSES } from '../../../domain/content/blocks/block-purpose.ts';
import { readMarkup } from '../../../infrastructure/content/blocks/block-markup.ts';
import { plainText } from '../../../infrastructure/content/html/plain-text.ts';
import { BLOCKS } from '../../../ui/blocks/registry.ts';
import { openTestSite, type OpenedSite } from './opened-site.ts';

const ALL = '/styleguide/';
const GROUPS = BLOCK_PURPOSES.map((purpose) => `${ALL}${purpose}/`);

let site: OpenedSite;
const pages = new Map<string, string>();

const answered = async (url: string): Promise<string> => {
  const { statusCode, body } = await site.server.inject({ url });
  expect([url, statusCode]).toEqual([url, 200]);
  return body.slice(body.indexOf('<main'), body.indexOf('</main>'));
};

beforeAll(async () => {
  site = await openTestSite(0);
  for (const path of [ALL, ...GROUPS, `${ALL}translations/`]) pages.set(path, await answered(path));
});
afterAll(() => site.close());

const idsIn = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

const linksIn = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<a\b[^>]* href="((?:\/styleguide\/|#)[^"]*)"/g)].map(([, href = '']) => href);

const anchors = Object.keys(BLOCKS).map((name) => name.replace('/', '-'));

describe('The style guide', () => {
  test("has each block on one group's page, and every group on its first page", () => {
    const inGroups = GROUPS.flatMap((path) => idsIn(pages.get(path) ?? '')).filter((id) =>
      anchors.includes(id),
    );
    expect(inGroups.toSorted()).toEqual(anchors.toSorted());
    const linked = linksIn(pages.get(ALL) ?? '');
    expect(GROUPS.filter((path) => !linked.includes(path))).toEqual([]);
  });

  test('has no dead link to its own pages or fragments', () => {
    const dead = [...pages].flatMap(([path, html]) =>
      linksIn(html).filter((href) => {
        const [to = '', fragment] = href.replace(/\?[^#]*/, '').split('#');
        const target = pages.get(to === '' ? path : to);
        return target === undefined || (fragment !== undefined && !idsIn(target).includes(fragment));
      }),
    );
    expect(dead).toEqual([]);
  });

  test('has no duplicate ids on a page', () => {
    for (const [path, html] of pages) {
      const ids = idsIn(html);
      expect([path, ids.filter((id, i) => ids.indexOf(id) !== i)]).toEqual([path, []]);
    }
  });

  test.each(GROUPS)('shows markup on %s that can be pasted unchanged', (path) => {
    const shown = [...(pages.get(path) ?? '').matchAll(/<pre[^>]*copied[^>]*>(.*?)<\/pre>/gs)];
    expect(shown.length).toBeGreaterThan(0);
    for (const [, markup = ''] of shown) {
      const blocks = readMarkup(plainMarkup(markup)).blocks;
      expect(blocks.map(({ name }) => name in BLOCKS)).toEqual([true]);
    }
  });

  test('can be searched for blocks and fields without scripts', async () => {
    const [, action = '', kind = ''] =
      /<form[^>]* action="([^"]+)"[^>]*>.*?name="kind" value="([^"]+)"/s.exec(pages.get(ALL) ?? '') ?? [];
    const find = async (words: string) => answered(`${action}?q=${words}&kind=${kind}`);
    expect(await find('video+hero')).toContain('href="/styleguide/heroes/#acf-video-hero"');
    expect(await find('second_button_url')).toContain('href="/styleguide/heroes/#acf-hero"');
    expect(plainText(await find('toaster'))).toContain(searchSiteTexts.none('toaster'));
  });

  test("is not in the visitors' search", async () =>
    expect(await answered('/search/?q=second_button_url')).not.toContain('/styleguide/'));
});

/** The text that a reader copies from html. */
const plainMarkup = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
