import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { closeableBannerTexts } from '../../../ui/blocks/closeable-banner/texts.ts';
import { problemsOn } from '../problems.ts';
import { rendered, startByPress, TestedSite } from '../tested-site.ts';
import { examplesOf } from '../../ui/blocks/examples-of.ts';
import { IS_WHOLE } from '../../whole-run.ts';
import { WrittenContent } from '../written-content.ts';

const PATH = '/styleguide/';
/** A third of the page is in view or near it, and starts; the test of every page starts all of it. */
const HIGH_WINDOW = 20_000;
const CLOSE = closeableBannerTexts('en').close;

const BANNER_PATH = '/with-banners/';

/** A page with the blocks that visitors use here. */
const USED_PATH = '/used-blocks/';
const USED = ['closeable-banner', 'accordion', 'faq', 'tabs-background-switcher'].map(
  (name) => `acf/${name}`,
);

/** Pages with one block each. */
const SINGLE_BLOCKS = [
  [
    '/hero-alone/',
    'acf/video-hero',
    { heading: 'Air', height_small: '420', height_medium: '480', height_large: '560' },
  ],
  ['/quote-alone/', 'acf/quote-slider', { quotes: [{ quote: 'Quiet.', author: 'A homeowner' }] }],
  [
    '/accordion-alone/',
    'acf/accordion',
    { heading: 'Warm air', html: '<p>Change the filter.</p>', default_open_tablet: '1' },
  ],
] as const;
const content = WrittenContent.ofThisFile();
const site = TestedSite.ofThisFile(async () => {
  content.write(BANNER_PATH, await examplesOf('acf/closeable-banner'));
  content.write(USED_PATH, (await Promise.all([...USED, 'core/image', 'core/embed'].map(examplesOf))).flat());
  for (const [path, name, data] of SINGLE_BLOCKS) content.write(path, [{ name, attributes: { data } }]);
  return content.settings;
});

/** After the start, these forms list the missing answers and disable the button, in space that was reserved. */
const WAITING = ['acf/customer-care-form', 'acf/contact-form'];
/** These become carousels as soon as their script has loaded. */
const MOVING = ['carousel', 'quote-slider', 'tabs-to-slider', 'product-selector-carousel', 'video-hero'];
/** Two seconds after the start, a bar that is out of view is fixed to the window, and an invisible copy keeps its room. */
const FIXED = 'acf/sticky-cta';
const CHANGED = [...WAITING, ...MOVING.map((name) => `acf/${name}`), FIXED];

/** Every block of the page with its height, and with its html if that must not change. */
const blocksOn = async (page: Page) => {
  const all = await page.locator('[data-block]').evaluateAll((blocks) =>
    blocks.map((one) => ({
      name: (one as HTMLElement).dataset['block'] ?? '',
      html: one.outerHTML,
      height: Math.round(one.getBoundingClientRect().height),
    })),
  );
  return all.map(({ name, html, height }) => ({ name, height, html: CHANGED.includes(name) ? '' : html }));
};

/** Gives every band its real height: a band that is not laid out yet has the height that its styles estimate. */
const renderWhatIsFar = (page: Page) =>
  page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  });

const block = (page: Page, name: string, number = 0) => page.locator(`[data-block="${name}"]`).nth(number);

/** A picture's space and the html depend on the block, not on the width: by default, one width. */
describe.each(IS_WHOLE ? [375, 1280] : [375])('at %i px', (width) => {
  test('pictures have their space reserved, and the application hydrates every block unchanged and logs nothing', async () => {
    const viewport = { width, height: HIGH_WINDOW };
    const page = await (await site.context({ viewport, reducedMotion: 'reduce' })).newPage();
    const problems = problemsOn(page);
    const mayCome = Promise.withResolvers<void>();
    // A typeface that loads between two snapshots would change lines.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.route(/\/(?:drawings|pictures|assets)\/.*\.(?:svg|jpg|png|webp|avif)/, async (route) => {
      await mayCome.promise;
      await route.continue();
    });
    await page.goto(PATH, { waitUntil: 'domcontentloaded' });
    await renderWhatIsFar(page);
    const heights = async () => (await blocksOn(page)).map(({ name, height }) => `${name} ${height}`);
    // After the first paint, the boot script closes the accordions that are open only at other widths.
    await page.waitForFunction(() => document.querySelector('[data-open-on]') === null);
    const before = await heights();
    mayCome.resolve();
    await page.evaluate(async () => {
      for (const picture of document.images) picture.loading = 'eager';
      await Promise.allSettled([...document.images].map((picture) => picture.decode()));
    });
    expect(await heights()).toEqual(before);
    const served = await blocksOn(page);
    await startByPress(page);
    await rendered(page);
    expect(served.length).toBeGreaterThan(100);
    expect(await blocksOn(page)).toEqual(served);
    expect(problems.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  });
});

describe.each([
  [375, 420, false],
  [800, 480, true],
  [1280, 560, false],
] as const)('a block alone on a page %i px wide', (width, heroHeight, isOpen) => {
  const visit = (path: string) => site.visit(path, { viewport: { width, height: 900 } });
  const heightOf = async (page: Page, selector: string): Promise<number | undefined> =>
    (await page.locator(selector).first().boundingBox())?.height;

  test('is a hero as high as its editor set', async () =>
    expect(await heightOf(await visit('/hero-alone/'), '[data-block="acf/video-hero"] > *')).toBe(
      heroHeight,
    ));

  // Quotes are as high at each width.
  if (isOpen || IS_WHOLE)
    test('is a quote 470 px high', async () =>
      expect(await heightOf(await visit('/quote-alone/'), '[data-block="acf/quote-slider"] > *')).toBe(470));

  test('is an accordion that starts open or closed as its editor set for the device, and then follows the visitor', async () => {
    const page = await visit('/accordion-alone/');
    const [details, content] = [page.locator('main details'), page.getByText('Change the filter.')];
    expect(await details.evaluate((element: HTMLDetailsElement) => element.open)).toBe(isOpen);
    expect(await content.isVisible()).toBe(isOpen);
    await details.locator('summary').click();
    expect(await content.isVisible()).toBe(!isOpen);
  });

  test('is an accordion in the same state before its script has run', async () => {
    const page = await visit('/');
    await page.route('**/accordion-alone/', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(/<script data-entry.*?<\/script>/s, '');
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto(`${site.address}/accordion-alone/`);
    expect(await page.getByText('Change the filter.').isVisible()).toBe(isOpen);
  });
});

test('with scripts off, accordions open, tabs switch, and controls that need scripts are left out', async () => {
  const page = await site.visit(USED_PATH, {
    javaScriptEnabled: false,
    viewport: { width: 375, height: 800 },
  });
  for (const name of ['acf/accordion', 'acf/faq']) {
    const details = block(page, name).locator('details').first();
    const before = await details.getAttribute('open');
    await details.locator('summary').click();
    expect([name, await details.getAttribute('open')]).toEqual([name, before === null ? '' : null]);
  }
  const tabs = block(page, 'acf/tabs-background-switcher');
  expect(await tabs.getByRole('listitem').allInnerTexts()).toHaveLength(4);
  await tabs.getByText('Summer', { exact: true }).first().click();
  expect(await tabs.getByRole('listitem').allInnerTexts()).toHaveLength(3);
  expect(await page.getByRole('button', { name: CLOSE }).count()).toBe(0);
});

describe('with the keyboard', () => {
  test('arrow keys switch tabs, Enter and Space open and close', async () => {
    const page = await site.start(USED_PATH);
    const tabs = block(page, 'acf/tabs-background-switcher');
    await tabs.getByRole('radio', { name: 'Spring' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await tabs.getByRole('radio', { name: 'Summer' }).isChecked()).toBe(true);
    expect(await tabs.getByRole('listitem').allInnerTexts()).toHaveLength(3);
    await page.keyboard.press('ArrowLeft');
    expect(await tabs.getByRole('listitem').allInnerTexts()).toHaveLength(4);
    const details = block(page, 'acf/faq').locator('details').first();
    await details.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await details.getAttribute('open')).toBe('');
    await page.keyboard.press('Space');
    expect(await details.getAttribute('open')).toBe(null);
  });
});

test('a video loads in place of its card, but only once the card is activated', async () => {
  const context = await site.context();
  const page = await context.newPage();
  const foreign: string[] = [];
  await context.route(
    (url) => url.origin !== site.address,
    (route) => {
      foreign.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' });
    },
  );
  const popups: string[] = [];
  page.on('popup', (popup) => popups.push(popup.url()));
  await page.goto(USED_PATH);
  await startByPress(page);
  const video = block(page, 'core/embed');
  await video.scrollIntoViewIfNeeded();
  expect([foreign.filter((host) => host.includes('youtube')), await video.locator('iframe').count()]).toEqual(
    [[], 0],
  );
  await video.getByRole('link').press('Enter');
  const frame = video.locator('iframe');
  await frame.waitFor();
  expect(new URL((await frame.getAttribute('src')) ?? '').host).toBe('www.youtube-nocookie.com');
  expect(await frame.evaluate((element) => document.activeElement === element)).toBe(true);
  expect(await frame.getAttribute('title')).toBe('Five checks before you call');
  expect(popups).toEqual([]);
});

/** Runs first in the page: records for each painted frame whether a banner is visible. */
const watchBanner = (): void => {
  const painted: boolean[] = [];
  const look = (): void => {
    const banner = document.querySelector('[data-banner="cold-front"]');
    if (banner !== null) painted.push(banner.getClientRects().length > 0);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { bannerPainted: () => painted.includes(true) });
};

declare global {
  interface Window {
    bannerPainted: () => boolean;
  }
}

test('a closed banner disappears, moves the focus to the main content, and stays hidden on the next page without flashing', async () => {
  const context = await site.context();
  await context.addInitScript(watchBanner);
  const page = await context.newPage();
  await page.goto(BANNER_PATH);
  const [closed, other] = ['cold-front', 'gas-smell'].map((id) => page.locator(`[data-banner="${id}"]`));
  expect(await page.evaluate(() => window.bannerPainted())).toBe(true);
  await closed?.getByRole('button', { name: CLOSE }).click();
  await closed?.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.goto(BANNER_PATH);
  await page.waitForLoadState('networkidle');
  expect(await closed?.count()).toBe(1);
  await startByPress(page);
  expect([await closed?.isVisible(), await other?.isVisible()]).toEqual([false, true]);
  expect(await page.evaluate(() => window.bannerPainted())).toBe(false);
});

describe('an image that cannot be loaded', () => {
  const WARNING = 'Failed image block: core/image has no picture';
  const SRC = '/share-image.jpg';

  test.each([
    { when: 'before', isStartedFirst: false },
    { when: 'after', isStartedFirst: true },
  ])('is removed with one warning if it fails $when the start', async ({ isStartedFirst }) => {
    const page = await (await site.context()).newPage();
    const problems = problemsOn(page);
    const held = Promise.withResolvers<void>();
    await page.route(`**${SRC}`, async (route) => {
      await held.promise;
      await route.abort();
    });
    const image = block(page, 'core/image').locator(`img[src="${SRC}"]`);
    const asked = page.waitForRequest(`**${SRC}`);
    await page.goto(USED_PATH, { waitUntil: 'domcontentloaded' });
    await image.evaluate((element) => element.scrollIntoView());
    await asked;
    if (isStartedFirst) await startByPress(page);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(SRC));
    held.resolve();
    await failed;
    if (!isStartedFirst) {
      // Other blocks show the same picture further up, and load it only near the window.
      await page.waitForFunction(
        (element) => (element as HTMLImageElement | null)?.complete,
        await image.elementHandle(),
      );
      expect(await image.count()).toBe(1);
      await startByPress(page);
    }
    await image.waitFor({ state: 'detached' });
    expect(await block(page, 'core/image').locator('figure').count()).toBe(0);
    expect(problems.filter((text) => text.includes('image block'))).toEqual([WARNING]);
    expect(await block(page, 'core/image', 1).locator('img').count()).toBe(1);
  });
});
