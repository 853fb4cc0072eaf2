import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { none } from '../bench/figure.ts';
import { using, usingSite } from '../bench/pages/opened.ts';
import type { BuiltSite } from '../built-site.ts';
import { WordPressServer, wordpressSettings } from '../wordpress/wordpress-server.ts';
import type { FaultMeasurement } from './fault-measurement.ts';
import { QUIET } from './storage.ts';

const paragraph = (text: string) => ({
  name: 'core/paragraph',
  attributes: {},
  innerBlocks: [],
  originalContent: `<p>${text}</p>`,
});

/** A word on every readable page, and on no shipped page. */
const WORD = 'zephyranthes';

const READABLE = ['/wordpress-page/', '/wordpress-article/', '/folder-page/', '/folder-articles/'];
const OTHERS = ['/', '/contact/', '/sitemap/', '/resources/'];
const NULL_TREE = ['/null-tree/', '/another-null-tree/'];
const TOO_MANY_BLOCKS = ['/wordpress-too-large/', '/folder-too-large/'];
const BROKEN_FILES = ['null.json', 'cut.json', 'words.html'];

const tooManyBlocks = Array.from({ length: 1000 }, () => paragraph(WORD));

const openWordPress = async () => {
  const wordpress = new WordPressServer();
  const address = await wordpress.open();
  const article = { date: '2026-10-20T09:00:00' };
  const blocks = [paragraph(WORD)];
  wordpress.publish(
    { path: '/wordpress-page/', title: 'WordPress page', blocks },
    { path: '/wordpress-article/', title: 'WordPress article', blocks, article },
    ...NULL_TREE.map((path) => ({ path, title: path, blocks: null, article })),
    { path: '/wordpress-too-large/', title: 'Too large', blocks: tooManyBlocks },
  );
  return { address, stop: () => wordpress.close() };
};

const openFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  const page = (path: string, blocks: unknown) =>
    JSON.stringify({ path, locale: 'en', title: path, description: '', blocks });
  const related = { name: 'acf/related-articles', attributes: { data: { heading: 'Read on' } } };
  const files = {
    'page.json': page('/folder-page/', [paragraph(WORD)]),
    'articles.json': page('/folder-articles/', [paragraph(WORD), { ...paragraph(''), ...related }]),
    'large.json': page('/folder-too-large/', tooManyBlocks),
    'null.json': page('/folder-null-tree/', null),
    'cut.json': page('/folder-cut/', []).slice(0, -5),
    'words.html': 'no page',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return { folder, stop: () => rm(folder, { recursive: true, force: true }) };
};

/** Visits the site while some pages cannot be read; returns the failed visits, and the pages not reported exactly once. */
const visit = async ({ address, printed }: BuiltSite) => {
  const failed: string[] = [];
  const expectLinks = async (at: string, paths: ReadonlyArray<string>, isIn: (path: string) => string) => {
    const response = await fetch(`${address}${at}`);
    const text = await response.text();
    if (response.status !== 200) failed.push(`${at} ${response.status}`);
    failed.push(...paths.filter((path) => !text.includes(isIn(path))).map((path) => `${path} not on ${at}`));
  };
  const link = (path: string) => `href="${path}"`;
  // At the second visit, the site knows each page to be unreadable.
  for (let times = 0; times < 2; times++) {
    for (const path of [...READABLE, ...OTHERS]) await expectLinks(path, [], link);
    await expectLinks(`/search/?q=${WORD}`, READABLE, link);
    await expectLinks('/search/?q=furnace', ['/products/furnaces/'], link);
    await expectLinks('/sitemap.xml', [...READABLE, '/products/furnaces/'], (path) => `${path}</loc>`);
    await expectLinks('/sitemap/', READABLE, link);
    await expectLinks('/folder-articles/', ['/wordpress-article/'], link);
    for (const path of [...NULL_TREE, ...TOO_MANY_BLOCKS]) await fetch(`${address}${path}`);
  }
  const lines = printed().split('\n');
  const reported = [...NULL_TREE, ...TOO_MANY_BLOCKS, ...BROKEN_FILES].map((name) => ({
    name,
    times: lines.filter((line) => line.includes(` ${name}`)).length,
  }));
  return { failed, wronglyReported: reported.filter(({ times }) => times !== 1) };
};

/** Unreadable pages in CONTENT_DIR and in a WordPress (quality: a page in a source that cannot be read). */
export const measureUnreadablePages: FaultMeasurement = () =>
  using(openWordPress(), (wordpress) =>
    using(openFolder(), ({ folder }) =>
      usingSite(
        { ...QUIET, DATABASE_URL: '', ...wordpressSettings(wordpress.address), CONTENT_DIR: folder },
        async (site) => {
          const { failed, wronglyReported } = await visit(site);
          const what = 'Unreadable pages in CONTENT_DIR and WordPress';
          const counts = wronglyReported.map(({ name, times }) => `${name}: ${times} times`);
          return [
            none(
              `${what}: other pages, searches, sitemaps and lists that fail`,
              failed.length,
              failed.join('; '),
            ),
            none(`${what}: pages not reported exactly once`, counts.length, counts.join('; ')),
          ];
        },
      ),
    ),
  );
