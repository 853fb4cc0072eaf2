import { until } from '../../acceptance/drivers/browser/until.ts';
import { expect, test } from '@jest/globals';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { SketchedBlock } from '../../../domain/content/blocks/sketched-block.ts';
import { BLOCKS } from '../../../ui/blocks/registry.ts';
import { isStarted, TestedSite } from '../tested-site.ts';
import { examplesOf } from '../../ui/blocks/examples-of.ts';
import { WrittenContent } from '../written-content.ts';

const BLOCKS_OF_A_PAGE = 40;
/**
 * The limit of the boot script, in bytes (architecture: rendering). What follows a page that others change takes about 220,
 * starting the application for a widget when the address has a code about 20, searches that stay on the page before the start and
 * say when there is no connection about 330, and saving a dealer before the start about 200.
 */
const MAX_BOOT_BYTES = 5_820;

const content = WrittenContent.ofThisFile();
const site = TestedSite.ofThisFile(() => content.settings);

/** Writes a page; returns its path once the site has read it. */
const write = async (path: string, blocks: ReadonlyArray<SketchedBlock>): Promise<string> => {
  content.write(path, blocks, { description: path });
  await until(async () => (await fetch(`${site.address}${path}`)).ok);
  return path;
};

/** One block of every kind, repeated up to forty. */
const fortyBlocks = async (): Promise<ReadonlyArray<SketchedBlock>> => {
  const kinds = await Promise.all(Object.keys(BLOCKS).map(examplesOf));
  const [firsts, others] = [kinds.flatMap((all) => all.slice(0, 1)), kinds.flatMap((all) => all.slice(1))];
  return [...firsts, ...others].slice(0, BLOCKS_OF_A_PAGE);
};

/** A page's cost before it is used: its inline script, and its script requests. */
const costOf = async (path: string) => {
  const page = await (await site.context()).newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const blocks = await page.locator('[data-block]').count();
  const inlined = await page
    .locator('script:not([type])')
    .evaluateAll((all) => all.reduce((bytes, { textContent }) => bytes + (textContent?.length ?? 0), 0));
  return { blocks, cost: { inlined, scripts, started: await isStarted(page) } };
};

/** The traces that streamed rendering would leave. */
const leftoversIn = (html: string): ReadonlyArray<string> => {
  const running = [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([opening]) => opening)
    .filter((opening) => !/type="(?:application\/(?:ld\+)?json|speculationrules)"|data-entry=/.test(opening));
  return [...running, ...(html.match(/<template\b|<div\b[^>]*\shidden\b|<!--\$\?-->/g) ?? [])];
};

test('before its first use, a page of forty blocks loads no more script than an empty one', async () => {
  const many = await write('/forty/', await fortyBlocks());
  const [full, empty] = [await costOf(many), await costOf(await write('/empty/', []))];
  expect([full.blocks, empty.blocks]).toEqual([BLOCKS_OF_A_PAGE, 0]);
  expect(full.cost).toEqual(empty.cost);
  expect(full.cost).toMatchObject({ scripts: [], started: false });
  expect(full.cost.inlined).toBeLessThanOrEqual(MAX_BOOT_BYTES);
  expect(leftoversIn(await site.html(many))).toEqual([]);
});

/**
 * Compressed documents of each kind of page, in bytes. A server may send 14.6 kB before it must wait. In each document, the menus
 * of header and footer take about 700 bytes, the dark color scheme about 250, two typefaces in two parts about 230 each,
 * the out-of-hours link about 50, the link to the saved list about 20, a page's other languages about 70, the marks of its parts and what
 * the boot script does for them about 80, the questions of request forms (urgency, time to call, text messages) about 200, the footer's
 * links to choices and dealers about 80; the small box above dealers on a phone about 60; a guide's dangers of oil, ignition, hot parts and frozen pipes about 350;
 * what the boot script does for searches without a connection and for saving before the start about 160, and their text near a box about 60;
 * what a returning visitor saved, on the home page, about 150;
 * the map's numbers on cards about 60; the line that only print shows about 50; sizes that grow with the text about 25.
 */
test.each([
  { path: '/contact/', most: 12_350 },
  { path: '/privacy/', most: 11_520 },
  { path: '/', most: 14_970 },
  // The three questions are in the first window, with the styles of their fields.
  { path: '/products/', most: 13_750 },
  { path: '/products/air-conditioners/', most: 15_690 },
  { path: '/resources/troubleshooting/gas-furnaces/', most: 13_740 },
  { path: '/find-a-dealer/', most: 12_000 },
])('the document of $path is at most $most bytes', async ({ path, most }) => {
  expect(brotliCompressSync(await site.html(path)).length).toBeLessThanOrEqual(most);
});

/** The compressed style sheet that a page links in its body, in bytes. The print styles of the header take about 50 in each, the mark of preferred dealers and guessed places about 70, the number near a card's top about 40, the link that saves a dealer about 50, the card of a zip box next to a guide's text about 30, the four rows of dealer cards in a slider about 60, the help out of hours in two columns about 50. */
test.each([
  { path: '/', most: 8_160 },
  { path: '/products/air-conditioners/', most: 8_650 },
  { path: '/resources/rebates/', most: 7_040 },
  { path: '/find-a-dealer/', most: 5_900 },
])('the sheet of $path is at most $most bytes', async ({ path, most }) => {
  const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(await site.html(path)) ?? [];
  expect(brotliCompressSync(await site.html(sheet)).length).toBeLessThanOrEqual(most);
});

/**
 * The compressed scripts that a page starts, in bytes, and their number; the page names them all, so that none waits for another. To
 * keep input on pages that others change takes about 1,000; on pages with dealers, their calendars, guesses at a mistyped code and the
 * doubts of forms take about 4,000; wrapped texts next to an icon about 250; numbers to call in an emergency and three safe
 * checks about 1,350; how rebates count about 1,000; the code that a mistyped one means about 400, in boxes and forms about 150 more; the card of a zip box next to a guide's text about 20;
 * cards that save their dealer about 1,300, and the place of what is saved, on the home page, about 70;
 * the decoded frame of the page's data about 150, the address on printed sheets about 60, and the note that nobody answers our number
 * about 100.
 */
test.each([
  { path: '/privacy/', most: 95_380, files: 2 },
  { path: '/contact/', most: 95_380, files: 2 },
  { path: '/', most: 104_220, files: 7 },
  { path: '/products/', most: 95_380, files: 2 },
  { path: '/products/air-conditioners/', most: 104_460, files: 5 },
  { path: '/resources/troubleshooting/heat-pumps/', most: 95_380, files: 2 },
  { path: '/find-a-dealer/', most: 147_000, files: 10 },
  { path: '/resources/rebates/', most: 110_980, files: 7 },
])('the scripts that $path starts are at most $most bytes in $files files', async ({ path, most, files }) => {
  const html = await site.html(path);
  const [, entry = '', chunks = ''] = /data-entry="([^"]+)" data-chunks="([^"]*)"/.exec(html) ?? [];
  const named = [entry, ...chunks.split(' ')];
  const sizes = await Promise.all(
    named.map(async (file) => {
      const answer = await fetch(`${site.address}${file}`);
      expect(answer.status).toBe(200);
      return gzipSync(await answer.text()).length;
    }),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
  expect(named.length).toBeLessThanOrEqual(files);
});

test("a page contains an icon's drawing once, even if it uses the icon several times", async () => {
  const html = await site.html('/styleguide/');
  const used = [...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id);
  const rendered = [...html.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(used.length).toBeGreaterThan(rendered.length);
  expect(rendered.toSorted()).toEqual([...new Set(used)].toSorted());
});
