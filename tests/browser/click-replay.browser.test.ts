import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { askAboutRebatesTexts } from '../../application/visitor/ask-about-rebates/texts.ts';
import { MAX_CLICK_WAIT_MS } from '../../application/visitor/read-page/click-wait.ts';
import { keepSavedTexts } from '../../application/visitor/keep-saved/texts.ts';
import { askDealerTexts } from '../../application/visitor/ask-dealer/texts.ts';
import { findDealersTexts } from '../../application/visitor/find-dealers/texts.ts';
import { PRICING } from '../../application/visitor/send-request/help-form-texts.ts';
import { updateLocationTexts } from '../../application/visitor/update-location/texts.ts';
import { contactModal } from '../../domain/lead/forms/contact-modal.ts';
import { homeForm } from '../../domain/lead/forms/home-form.ts';
import { rebatesForm } from '../../domain/lead/forms/rebates.ts';
import { SCRIPTS } from './late-scripts.ts';
import { SETTLED_PAGES, prepare, SERVED } from './pages.ts';
import { isStarted, started, TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile();

const AN_HOUR_MS = 60 * 60 * 1000;
const LIST = `/find-a-dealer/?zipcode=${SERVED}`;

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

/** A visitor whose scripts are late or fail until the test releases them. */
const visit = async (path: string, fate: 'late' | 'failing', hasClock = true) => {
  let letGo = (): void => undefined;
  let isOpen = false;
  const gate = new Promise<void>((open) => {
    letGo = () => {
      isOpen = true;
      open();
    };
  });
  const requested: string[] = [];
  const context = await site.context();
  await context.route(SCRIPTS, async (route) => {
    requested.push(route.request().url());
    if (fate === 'failing' && !isOpen) return route.fulfill({ status: 404 });
    await gate;
    await route.continue().catch(() => undefined);
  });
  const page = await context.newPage();
  if (hasClock) await page.clock.install();
  await page.goto(path);
  return { page, letGo, requested };
};

const change = (page: Page) => page.getByRole('button', { name: findDealersTexts.changeLocation });
const busy = (page: Page) => page.locator('button[aria-busy="true"]');

describe('A click that only the application can handle (architecture: rendering)', () => {
  test('is acknowledged at once, and replayed once the application has started', async () => {
    const { page, letGo } = await visit(LIST, 'late');
    await change(page).click();
    expect(await busy(page).innerText()).toBe(findDealersTexts.changeLocation);
    letGo();
    await page.getByRole('dialog', { name: updateLocationTexts.title }).waitFor();
    expect(await busy(page).count()).toBe(0);
  });

  test('is dropped for a later click, which alone is replayed', async () => {
    const { page, letGo } = await visit(LIST, 'late');
    await change(page).click();
    await page
      .getByRole('button', { name: /read reviews of/ })
      .first()
      .click();
    expect(await busy(page).count()).toBe(1);
    letGo();
    await page.getByRole('dialog', { name: /^Reviews of/ }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  test('is also replayed on a link that opens a form further down', async () => {
    const { page, letGo } = await visit(`/resources/rebates/?zip=${SERVED}`, 'late');
    await page.getByRole('link', { name: askAboutRebatesTexts.heading }).click();
    letGo();
    await page.getByRole('form', { name: rebatesForm.name }).waitFor();
  });

  test('is also replayed on a link in a block further down, even without a pointer, focus or scroll', async () => {
    const { page, letGo } = await visit('/', 'late');
    // Voice control and screen readers activate a link this way.
    await page.locator('a[href^="/get-help/"]').first().dispatchEvent('click');
    letGo();
    await page.getByRole('dialog', { name: contactModal.name }).waitFor();
  });

  test('falls back to the link for browsers without scripts when the start fails, and works normally once the scripts are back', async () => {
    const { page, letGo } = await visit(LIST, 'failing');
    await change(page).click();
    await page.waitForURL('**/find-a-dealer/');
    await page.goBack();
    await change(page).click();
    await page.waitForURL('**/find-a-dealer/');
    letGo();
    await page.goBack();
    await change(page).click();
    await page.getByRole('dialog', { name: updateLocationTexts.title }).waitFor();
  });

  test('on a button of a dealer opens its page when the start fails', async () => {
    const { page } = await visit(LIST, 'failing');
    for (const [button, path] of [
      [askDealerTexts.connect, '/connect/'],
      [askDealerTexts.book, '/book-online/'],
    ] as const) {
      await page.getByRole('button', { name: button }).first().click();
      await page.waitForURL((url) => url.pathname === path && url.searchParams.get('zipcode') === SERVED);
      await page.goBack();
    }
    await page
      .getByRole('button', { name: /read reviews of/ })
      .first()
      .click();
    await page.waitForURL((url) => url.pathname.startsWith('/dealers/') && url.hash === '#reviews');
  });

  test('needs no reload after a failed start: a second later, the next pointer movement starts the application', async () => {
    const { page, letGo, requested } = await visit('/', 'failing');
    for (let x = 20; x <= 200; x += 20) await page.mouse.move(x, 300);
    expect(await isStarted(page)).toBe(false);
    // Each script once, not again with each movement.
    expect(requested).toEqual([...new Set(requested)]);
    letGo();
    await page.clock.fastForward(1000);
    await page.mouse.move(220, 300);
    await started(page);
  });

  test('reloads the page, but only once, if the button has no fallback link', async () => {
    // With a clock set by the test, a page does not know that it was reloaded.
    const { page } = await visit(LIST, 'failing', false);
    const reviews = page.getByRole('button', { name: /read reviews of/ }).first();
    const withoutReplacement = () =>
      page.locator('a[data-unscripted]').evaluateAll((links) => links.forEach((link) => link.remove()));
    await withoutReplacement();
    const reloaded = page.waitForEvent('load');
    await reviews.click();
    await reloaded;
    await withoutReplacement();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await reviews.click();
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    expect(loads).toBe(0);
  });

  test('on a topic shows the form for browsers without scripts when the start fails', async () => {
    const { page } = await visit('/', 'failing');
    const form = page.getByRole('form', { name: homeForm.name, exact: true });
    await form.getByRole('button', { name: PRICING.topic }).click();
    await form.locator('[name=firstName]').waitFor();
    expect(await form.getByRole('button', { name: homeForm.submit }).isVisible()).toBe(true);
  });

  test('falls back to the link for browsers without scripts after 3 seconds', async () => {
    const { page } = await visit(LIST, 'late');
    // A running clock would get ahead of a busy machine.
    await page.clock.pauseAt(Date.now() + AN_HOUR_MS);
    await change(page).click();
    await page.clock.runFor(2_900);
    expect(await busy(page).count()).toBe(1);
    await page.clock.runFor(200);
    await page.waitForURL('**/find-a-dealer/');
  });

  test('is not held if the browser itself can handle it, as with filters and explanations', async () => {
    const { page } = await visit(LIST, 'late');
    await page.getByRole('button', { name: 'Filter (0)' }).click();
    await page.getByRole('checkbox', { name: 'NATE Certified' }).check();
    expect(await busy(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Comfort Specialist' }).click();
    await page.getByText('A certified contractor').waitFor();
    expect(await isStarted(page)).toBe(false);
  });

  test('on a checkbox is applied when the application starts', async () => {
    const { page, letGo } = await visit(LIST, 'late');
    await page.getByRole('button', { name: 'Filter (0)' }).click();
    await page.getByRole('checkbox', { name: 'NATE Certified' }).check();
    letGo();
    await page.getByText('Showing 1-1 of 1').waitFor();
    expect(new URL(page.url()).search).toBe(`?zipcode=${SERVED}&filter=nateCertified`);
    expect(await page.getByRole('checkbox', { name: 'NATE Certified' }).isChecked()).toBe(true);
  });
});

describe('Before the application has started', () => {
  const box = (page: Page) =>
    page.getByRole('main').getByRole('textbox', { name: findDealersTexts.zipLabel }).first();

  test('a code and Enter search without a page load', async () => {
    const { page, letGo } = await visit('/find-a-dealer/', 'late');
    const loaded = await page.evaluateHandle(() => document.documentElement);
    await box(page).fill(SERVED);
    await box(page).press('Enter');
    letGo();
    await page.getByRole('article').first().waitFor();
    expect(await loaded.evaluate((element) => element.isConnected)).toBe(true);
    expect(new URL(page.url()).searchParams.get('zipcode')).toBe(SERVED);
  });

  test('a search is a page load if the start takes too long', async () => {
    const { page } = await visit('/find-a-dealer/', 'late');
    await box(page).fill(SERVED);
    await box(page).press('Enter');
    await page.clock.fastForward(MAX_CLICK_WAIT_MS);
    await page.waitForURL(`**/find-a-dealer/?zipcode=${SERVED}`);
  });

  test('a search without a connection keeps the page, and says so', async () => {
    const { page } = await visit('/find-a-dealer/', 'late');
    await box(page).fill(SERVED);
    await page.context().setOffline(true);
    await box(page).press('Enter');
    await page.clock.fastForward(MAX_CLICK_WAIT_MS);
    await page.getByText(findDealersTexts.offline).waitFor();
    expect(await box(page).inputValue()).toBe(SERVED);
  });

  test.each(['leaves the page at once', 'waits'])('a dealer is saved when the visitor %s', async (what) => {
    const { page, letGo } = await visit(LIST, 'late');
    const dealer = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const name = await dealer.innerText();
    await dealer.click();
    await page.getByRole('link', { name: keepSavedTexts.save }).click();
    if (what === 'waits') await page.clock.fastForward(MAX_CLICK_WAIT_MS);
    else await page.goto('/saved/');
    await page.waitForURL('**/saved/');
    letGo();
    await page.getByRole('main').getByRole('link', { name }).waitFor();
  });
});
