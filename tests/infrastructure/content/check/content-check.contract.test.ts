import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contentCheck } from '../../../../infrastructure/composition/content-check.ts';
import { contentLines } from '../../../../infrastructure/data-tool/content-lines.ts';
import { readSettings } from '../../../../infrastructure/settings/settings.ts';
import { BLOCK_PURPOSES } from '../../../../domain/content/blocks/block-purpose.ts';

/** Faulty pages by name, with their content and the expected findings. */
const WRONG: Readonly<Record<string, readonly [markup: string, ...reported: ReadonlyArray<string>]>> = {
  unknown: ['<!-- wp:acf/nothing /-->', 'error  Unknown block: acf/nothing'],
  piece: ['<!-- wp:block {"slug":"moon"} /-->', 'error  Unknown block: core/block moon'],
  attributes: [
    '<!-- wp:acf/faq {"data":{"qa":7}} /-->',
    'error  Left out of acf/faq: data.qa should be a list',
  ],
  'failed-image': ['<!-- wp:image /-->', 'error  Failed image block: core/image has no picture'],
  insecure: [
    '<!-- wp:image {"url":"http://media.example.com/a.png","alt":"A"} /-->',
    'error  Insecure media: http://media.example.com/a.png in core/image, url',
  ],
  alternative: [
    '<!-- wp:html --><img src="/icon.svg"><!-- /wp:html -->',
    'warning  No alternative text: /icon.svg (give an empty one where it only decorates)',
  ],
  headings: [
    '<!-- wp:heading {"level":4} --><h4>Air</h4><!-- /wp:heading -->',
    'error  Heading out of order: h4 after h1, "Air"',
  ],
  titles: [
    '<!-- wp:acf/banner {"data":{"title":"A","heading_tag":"h1"}} /--><!-- wp:acf/banner {"data":{"title":"B","heading_tag":"h1"}} /-->',
    'error  2 h1, one is right',
  ],
  links: [
    '<!-- wp:html --><a href="/nowhere/">A</a><a href="/guide.pdf">B</a><a href="#c">C</a><a href="/resources/">D</a><!-- /wp:html -->',
    'error  Dead link: /nowhere/',
    'error  Dead link: /guide.pdf',
    'error  Dead link: nothing on the page has the id of #c',
    'warning  Link to a page that does not exist yet: /resources/',
  ],
  facts: [
    '<!-- wp:html --><p>We answer within 72 hours, or {{fact:callback}}. {{fact:moon}}</p><!-- /wp:html -->',
    'error  Unknown fact or term: {{fact:moon}}',
    'error  Another value of the callback promise: "72 hours" instead of 24 to 48 hours (write {{fact:callback}})',
  ],
  'products-to-come': [
    '<!-- wp:acf/product-selector {"data":{"items":[{"text":"Loops","href":"/products/geothermal/"}]}} /--><!-- wp:acf/product-selector-carousel /--><!-- wp:acf/mobile-dropdown-navigation /-->',
  ],
  right: [
    '<!-- wp:html --><a href="/get-help/">A</a><a href="/icon.svg">B</a><a href="/sitemap.xml">C</a><a href="/links">D</a><!-- /wp:html -->',
  ],
};

const page = (facts: object, markup: string): string =>
  `<!-- ${JSON.stringify({ locale: 'en', title: 'A page', description: '', ...facts })} -->\n${markup}`;

/** With the home page, the French page, the sitemap, the translations, and the style guide's pages of each purpose and of all. */
const PAGES = Object.keys(WRONG).length + 5 + BLOCK_PURPOSES.length;

describe('A folder of faulty pages', () => {
  let folder: string;
  let shipped: string;
  let lines: ReadonlyArray<string>;
  const reported = (path: string) =>
    lines.filter((line) => line.includes(`  ${path}  `)).map((line) => line.replace(`  ${path}`, ''));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wrong-pages-'));
    const files = [
      ...Object.entries(WRONG).map(
        ([name, [markup]]) => [`${name}.html`, page({ path: `/${name}/` }, markup)] as const,
      ),
      ['fr.html', page({ path: '/fr/', locale: 'fr_CA', translationOf: '/gone/' }, '')],
      ['undecodable.html', page({ path: 'no-slash' }, '')],
      ['off-shape.json', '{"path":"/a/"}'],
    ] as const;
    for (const [name, content] of files) await writeFile(join(folder, name), content);
    shipped = await mkdtemp(join(tmpdir(), 'shipped-pages-'));
    await writeFile(join(shipped, 'home.html'), page({ path: '/' }, ''));
    const settings = readSettings({ CONTENT_DIR: folder });
    const check = await contentCheck(settings, {
      pages: shipped,
      blocks: 'ui/blocks',
      files: 'ui/theme/public',
    });
    lines = contentLines(await check.execute());
  });
  afterAll(() => Promise.all([folder, shipped].map((made) => rm(made, { recursive: true }))));

  test.each(Object.entries(WRONG))('has the expected findings for the page “%s”', (name, [, ...expected]) =>
    expect(reported(`/${name}/`)).toEqual(expected),
  );

  test('has an error for a translation of a missing page', () =>
    expect(reported('/fr/')).toEqual(['error  Translation of a page that does not exist: /gone/']));

  test('lists missing translations and unreadable files without a page', () =>
    expect(reported('*')).toEqual([
      expect.stringMatching(/^warning {2}\d+ English pages without a translation to fr:$/),
      expect.stringMatching(/^error {2}The page off-shape\.json is left out: /),
      expect.stringMatching(/^error {2}The page undecodable\.html is left out: path should be /),
    ]));

  test('prints a long list with one item per line', () => {
    const at = lines.findIndex((line) => line.endsWith('without a translation to fr:'));
    expect(lines.slice(at + 1, at + 3)).toEqual(['  /alternative/', '  /attributes/']);
    expect(lines.slice(at + 1, at + 12).every((line) => /^ {2}\/.*$/.test(line))).toBe(true);
  });

  test('prints the counts last', () =>
    expect(lines.at(-1)).toMatch(
      new RegExp(`^${PAGES} pages, \\d+ errors, \\d+ warnings, [\\d.]+% of \\d+ words kept$`),
    ));
});
