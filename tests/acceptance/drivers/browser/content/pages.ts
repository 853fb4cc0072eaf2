import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { closeableBannerTexts } from '../../../../../ui/blocks/closeable-banner/texts.ts';
import { productTextsIn } from '../../../../../ui/blocks/product-texts.ts';
import type { PagesPart, WordPressPart } from '../../../parts/page-parts.ts';
import { measuredScreenOf } from './page-screen.ts';
import { seenWhen, until } from '../until.ts';
import { contentSites, settings, type Visit } from '../visit.ts';

/** The console's warnings about blocks. */
const ABOUT_BLOCKS =
  /^(?:Unknown block|Wrong attributes|Left out|Failed image block|Improper tracking|Broken block)/;

/** The host of the scenarios' pictures. */
const PICTURES = '//pictures.example/';
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"/>';

/** Videos play on another site. */
const PLAYERS = 'https://www.youtube-nocookie.com/**';

/** Intercepts only if there are pictures: with interception, a browser caches nothing and takes twice as long. */
const servePictures = async (visit: Visit): Promise<void> => {
  const context = await visit.browserContext();
  await context.route(`https:${PICTURES}**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
};

/**
 * The server renders a page without the WordPress data that exceeds its time budget, and does not change the page later: a
 * visitor has to reload it. On a busy machine this test has to reload too.
 */
const reloadUntilRead = (page: Page, path: string): Promise<void> =>
  until(async () => {
    const isUnsettled = (await page.locator('script[data-pending]').count()) > 0;
    const { kind } = await measuredScreenOf(page);
    const isUnread = contentSites.isInWordPress(path)
      ? kind !== 'page'
      : !contentSites.wordpress.isAway && kind === 'unavailable';
    if (isUnsettled || isUnread) await page.reload();
    return !isUnsettled && !isUnread;
  });

export const pagesOf = (visit: Visit): PagesPart => ({
  publish: async (page) => {
    if (JSON.stringify(page).includes(PICTURES)) await servePictures(visit);
    return contentSites.publish(page);
  },
  withdraw: async (path) => contentSites.withdraw(path),
  open: async (path) => {
    const page = await visit.goTo(path);
    if (visit.readsWordPress) await reloadUntilRead(page, path);
    await visit.started(page);
  },
  openPart: async (heading) => {
    const summaries = (await visit.page()).getByRole('main').locator('summary');
    await summaries.filter({ hasText: heading }).click();
  },
  play: async (title) => {
    const page = await visit.page();
    await page.context().route(PLAYERS, (route) => route.fulfill({ contentType: 'text/html', body: title }));
    await page.getByRole('main').getByRole('link', { name: title }).click();
  },
  chooseFromDropdown: async (link) => {
    const dropdown = (await visit.page()).getByRole('navigation', { name: productTextsIn('en').choose });
    await dropdown.getByRole('button').click();
    await dropdown.getByRole('link', { name: link, exact: true }).click();
  },
  closeNotice: async (text) => {
    const notice = (await visit.page()).getByRole('region').filter({ hasText: text });
    await notice.getByRole('button', { name: closeableBannerTexts('en').close }).click();
    await notice.waitFor({ state: 'hidden' });
  },
  seenWhen: async (matches) => {
    const page = await visit.page();
    return seenWhen(() => measuredScreenOf(page), matches);
  },
  warningsWhen: (matches) =>
    seenWhen(async () => visit.console.filter((line) => ABOUT_BLOCKS.test(line)), matches),
  check: () => assert.fail('Contents are checked without a browser'),
});

export const wordpressOf = (visit: Visit): WordPressPart => ({
  connect: async () => {
    visit.readsWordPress = true;
    visit.siteAddress = await contentSites.otherSite(settings);
  },
  publish: async (page) => contentSites.publishInWordPress(page),
  goAway: async () => {
    const { wordpress, wordpressAddress } = contentSites;
    wordpress.goAway();
    await assert.rejects(fetch(String(wordpressAddress)), 'WordPress still answers');
    // WordPress pages are cached for a minute; purging makes the site ask again.
    await contentSites.purgeAll();
  },
  purge: (path) => contentSites.purge(path),
});
