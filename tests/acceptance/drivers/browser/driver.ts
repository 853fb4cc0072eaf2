import assert from 'node:assert/strict';
import * as O from 'fp-ts/Option';
import type { Locator, Page } from 'playwright-core';
import { findDealersTexts } from '../../../../application/visitor/find-dealers/texts.ts';
import { searchedText } from '../../../../domain/postal-code/searched-code.ts';
import { parsePostalCode } from '../../../../domain/postal-code/postal-code.ts';
import type { Driver, Level, PlaceOnPage } from '../../driver.ts';
import { addressesOf } from './leads/addresses.ts';
import { callsOf } from './dealers/calls.ts';
import { comparisonOf } from './dealers/comparison.ts';
import { consentOf } from './site/consent.ts';
import { documentsOf, warrantyOf } from './documents/documents.ts';
import { leadsOf } from './leads/leads.ts';
import { requestsOf } from './leads/requests.ts';
import { videosOf } from './content/videos.ts';
import { formsOf } from './leads/forms.ts';
import { stickyOf } from './content/sticky.ts';
import { locationOf } from './site/location.ts';
import { carouselOf } from './content/carousel.ts';
import { pagesOf, wordpressOf } from './content/pages.ts';
import { rebatesOf } from './rebates/rebates.ts';
import { askOf, estimateOf } from './products/home-forms.ts';
import { productsOf } from './content/product-comparison.ts';
import { reviewsOf } from './dealers/reviews.ts';
import { savedOf } from './dealers/saved.ts';
import { siteSearchOf } from './site/search.ts';
import { sliderOf } from './dealers/slider.ts';
import { FILTER_BUTTON } from '../../reader/dealer-screen.ts';
import { snapshotOf } from './snapshot.ts';
import { seenWhen } from './until.ts';
import { missingModules } from './site/styles-of-page.ts';
import { answerWaiting, contentSites, provider, Visit } from './visit.ts';

export { close, open } from './visit.ts';

const named = (name: string | RegExp | undefined) => (name === undefined ? {} : { name, exact: true });

const linkIn = (page: Page, link: string | RegExp, within: PlaceOnPage | undefined): Locator =>
  (within === undefined ? page : page.getByRole(within[0], named(within[1]))).getByRole('link', named(link));

/** Plays a scenario in a real browser, and finds elements by their roles and names. */
const driverOf = (visit: Visit, consent = consentOf(visit)): Driver => ({
  consent,
  rebates: rebatesOf(visit),
  reviews: reviewsOf(visit),
  location: locationOf(visit),
  comparison: comparisonOf(visit),
  saved: savedOf(visit),
  slider: sliderOf(visit),
  carousel: carouselOf(visit),
  calls: callsOf(visit),
  forms: formsOf(visit),
  leads: leadsOf(visit),
  requests: requestsOf(visit),
  addresses: addressesOf(visit),
  sticky: stickyOf(visit),
  pages: pagesOf(visit),
  products: productsOf(visit),
  estimate: estimateOf(visit),
  lease: { wasSent: async () => visit.sent.some((request) => request.includes('cash')) },
  videos: videosOf(visit),
  wordpress: wordpressOf(visit),
  siteSearch: siteSearchOf(visit),
  documents: documentsOf(visit),
  warranty: warrantyOf(visit),

  serve: async (area) => provider.serve(area),
  serveNearest: async (zipcode, dealers) => provider.nearest.serve(zipcode, dealers),
  meet: async (...troubles) => provider.meet(...troubles),
  release: () => answerWaiting(provider),
  switchOffScripts: async () => void (visit.scripts = false),
  comeAt: async (instant) => void (visit.arrivesAt = instant),

  goTo: async (address) => void (await visit.goTo(address)),
  follow: async (link, within) => {
    const page = await visit.page();
    const before = page.url();
    const found = linkIn(page, link, within);
    const opensHere = visit.scripts && (await found.getAttribute('aria-haspopup')) === 'dialog';
    await found.click();
    if (!opensHere) await page.waitForURL((url) => url.href !== before);
  },
  search: async (typed) => {
    const page = await visit.page();
    const box = page.getByRole('textbox', { name: findDealersTexts.zipLabel });
    await box.fill(typed);
    await visit.started(page);
    const before = new URL(page.url()).pathname;
    await box.press('Enter');
    // The address has the code as typed, or in its normal form.
    await page.waitForURL(
      (url) => searchedText(url.searchParams.get('zipcode') ?? '') === searchedText(typed),
    );
    // In a search in place, the page itself calls the provider, and its retries start then; for a new page, the server calls it.
    const code = parsePostalCode(typed);
    if (O.isSome(code) && new URL(page.url()).pathname === before) await visit.asked(code.value);
  },
  ask: askOf(visit),
  filter: async (label) => {
    const page = await visit.page();
    await visit.started(page);
    const before = page.url();
    await page.getByRole('button', { name: FILTER_BUTTON }).click();
    await page.getByRole('checkbox', { name: label }).click();
    if (visit.scripts) await page.keyboard.press('Escape');
    else await page.getByRole('button', { name: findDealersTexts.applyFilters }).click();
    await page.waitForURL((url) => url.href !== before);
  },
  close: async () => {
    const dialog = (await visit.page()).getByRole('dialog');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
  },
  reload: async () => {
    const page = await visit.page();
    // A dialog that closes goes one step back, which would cancel the reload.
    await page.waitForFunction(
      () =>
        document.querySelector('dialog[open]') !== null ||
        !(history.state as { dialog?: number } | null)?.dialog,
    );
    await page.reload();
  },
  goBack: async () => void (await (await visit.page()).goBack()),
  wait: (seconds) => visit.wait(seconds),

  seenWhen: (read, matches) => seenWhen(async () => read(await snapshotOf(await visit.page())), matches),
  asked: async () => provider.asked,
  loggedWhen: (matches) => seenWhen(async () => visit.console, matches),
  checkAtEnd: async () => {
    assert.equal(provider.troublesLeft + visit.leads.troublesLeft, 0, 'A trouble was never met');
    await consent.proveGivens();
    if (visit.readsWordPress)
      assert.notEqual(contentSites.wordpress.count('page'), 0, 'WordPress was never asked');
    if (!visit.isOnSite) return;
    const page = await visit.page();
    assert.deepEqual(await missingModules(page), [], 'Styles are missing');
    if (!visit.scripts) assert.equal(await page.locator('html[data-started]').count(), 0, 'Scripts ran');
  },
  end: () => visit.end(),
});

export const newDriver: Level['newDriver'] = async (seesTimePass) => driverOf(new Visit(seesTimePass));
