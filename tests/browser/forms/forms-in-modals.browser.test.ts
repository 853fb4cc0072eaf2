import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { askDealerTexts } from '../../../application/visitor/ask-dealer/texts.ts';
import { bookingForm } from '../../../domain/lead/forms/booking.ts';
import { contactModal } from '../../../domain/lead/forms/contact-modal.ts';
import { dealerModal } from '../../../domain/lead/forms/dealer-modal.ts';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import { fillSteps, formOn, RIGHT, submitOf } from './filled-forms.ts';
import { LeadEndpoint, type Fate } from './lead-endpoint.ts';
import { atRest, hasFocus } from '../dealers/opened-reviews.ts';
import { SETTLED_PAGES, prepare, SERVED } from '../pages.ts';
import { startByPress, started, TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

const LIST = `/find-a-dealer/?zipcode=${SERVED}`;
const booking = bookingForm(() => '');

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

/** The first dealer's card on a started page, and a form for that dealer that a key has opened above the page. */
const opened = async (opens: string, title: string, ...fates: ReadonlyArray<Fate>) => {
  const context = await site.context();
  const endpoint = await LeadEndpoint.before(context);
  endpoint.meet(...fates);
  const page = await context.newPage();
  await page.goto(LIST);
  await startByPress(page);
  const card = page.getByRole('article').first();
  const opener = card.getByRole('button', { name: opens, exact: true });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await dialog.waitFor();
  await atRest(page);
  return { page, endpoint, card, opener, dialog };
};

const connecting = (...fates: ReadonlyArray<Fate>) =>
  opened(askDealerTexts.connect, dealerModal.name, ...fates);

const isWithin = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element.contains(document.activeElement));

/** Whether a field's label is visible too: the dialog's header covers no part of it. */
const isBelowHead = async (field: Locator, dialog: Locator): Promise<boolean> => {
  const id = (await field.getAttribute('id')) ?? '';
  const label = await dialog.locator(`label[for="${id}"]`).boundingBox();
  const close = await dialog.getByRole('button', { name: askDealerTexts.close, exact: true }).boundingBox();
  return label !== null && close !== null && label.y >= close.y + close.height;
};

const type = async (page: Page, ...texts: ReadonlyArray<string>): Promise<void> => {
  for (const text of texts) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
};

const press = async (page: Page, ...keys: ReadonlyArray<string>): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const { firstName = '', lastName = '', email = '', phone = '', addressLine1 = '', city = '' } = RIGHT;
const PERSON = [firstName, lastName, email, phone];
/** The address as typed, with the state by its first letters; the code is prefilled. */
const ADDRESS = [addressLine1, city, 'Tex'];

/** A date as typed into an English browser's date field. */
const typedDay = (day: string): string => `${day.slice(5, 7)}${day.slice(8)}${day.slice(0, 4)}`;

describe.each([
  ['Connect with Dealer', dealerModal.name],
  ['Book online', booking.name],
])('%s, as a modal', (opens, title) => {
  test('moves the focus to the first field with an error', async () => {
    const { page, dialog } = await opened(opens, title);
    await page.setViewportSize({ width: 1280, height: 900 });
    const isBooking = title === booking.name;
    const next = dialog.getByRole('button', { name: formTexts.en.next, exact: true });
    await (isBooking ? next : submitOf(dialog)).press('Enter');
    const first = dialog.locator(isBooking ? '[name="preferredDate"]' : '[name="firstName"]');
    await dialog.locator('[aria-invalid]').first().waitFor();
    expect([await hasFocus(first), await first.getAttribute('aria-invalid')]).toEqual([true, 'true']);
    expect(await isWithin(dialog)).toBe(true);
    expect(await isBelowHead(first, dialog)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('Sent from a modal with the keyboard alone', () => {
  const reachedCard = async (card: Locator, dialog: Locator) => {
    await dialog.waitFor({ state: 'detached' });
    const connected = card.getByRole('button', { name: askDealerTexts.connected, exact: true });
    await connected.waitFor();
    expect([await connected.isDisabled(), await isWithin(card)]).toEqual([true, true]);
  };

  test('Connect with Dealer shows Connected on the card, which gets the focus', async () => {
    const { page, endpoint, card, dialog } = await connecting();
    await press(page, 'Tab');
    expect(await hasFocus(dialog.getByLabel(askDealerTexts.dealer, { exact: true }))).toBe(true);
    await type(page, ...PERSON, ...ADDRESS);
    await press(page, 'Tab', 'Enter');
    await reachedCard(card, dialog);
    expect(await hasFocus(card)).toBe(true);
    expect(endpoint.posted).toHaveLength(1);
    expect(endpoint.posted[0]?.body).toMatchObject({
      companyId: 1,
      firstName,
      addressLine1,
      state: 'TX',
      zip: SERVED,
    });
  });

  test('Book online goes through its steps, shows the thank-you message, and returns to the card', async () => {
    const { page, endpoint, card, dialog } = await opened(askDealerTexts.book, booking.name);
    await press(page, 'Tab');
    await type(page, typedDay(RIGHT.preferredDate ?? ''));
    const morning = dialog.getByRole('radio').first();
    while (!(await hasFocus(morning))) await press(page, 'Tab');
    await press(page, 'Space');
    await press(page, 'Tab', 'Enter');
    await type(page, ...PERSON);
    const next = dialog.getByRole('button', { name: formTexts.en.next, exact: true });
    while (!(await hasFocus(next))) await press(page, 'Tab');
    await press(page, 'Enter');
    await type(page, ...ADDRESS);
    while (!(await hasFocus(next))) await press(page, 'Tab');
    await press(page, 'Enter');
    await dialog.getByText(askDealerTexts.summary).waitFor();
    while (!(await hasFocus(submitOf(dialog)))) await press(page, 'Tab');
    await press(page, 'Enter');
    const thanks = dialog.getByRole('group').filter({ hasText: /R-[0-9A-Z]{8}/ });
    await thanks.waitFor();
    expect(await hasFocus(thanks)).toBe(true);
    await press(page, 'Escape');
    await reachedCard(card, dialog);
    expect(endpoint.posted[0]?.body).toMatchObject({
      companyId: 1,
      preferredDate: RIGHT.preferredDate,
      preferredWindow: 'morning',
    });
  });
});

test.each<[Fate, string]>([
  ['busy', 'alert'],
  ['no network', 'status'],
])('The message about a request that meets “%s” is in view, with its button', async (fate, role) => {
  const { page, dialog } = await connecting(fate);
  await page.setViewportSize({ width: 375, height: 700 });
  await fillSteps(formOn(page, dealerModal), dealerModal);
  await submitOf(dialog).click();
  const message = dialog.locator(`[role=${role}]`).filter({ hasText: /\S/ });
  await message.getByRole('link').waitFor();
  await atRest(page);
  for (const part of [message, submitOf(dialog)])
    expect(await part.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
});

test('On a page without dealers, the form is for the first dealer of the area, and another can be chosen', async () => {
  const context = await site.context();
  const endpoint = await LeadEndpoint.before(context);
  const page = await context.newPage();
  await page.goto(`/?zipcode=${SERVED}`);
  await page.locator('a[href^="/get-help/"]').first().press('Enter');
  const dialog = page.getByRole('dialog', { name: contactModal.name, exact: true });
  const dealers = dialog.getByRole('combobox', { name: askDealerTexts.dealer, exact: true });
  await dealers.waitFor();
  expect(await dealers.inputValue()).toBe('1');
  expect(await dialog.locator('[name=zip]').inputValue()).toBe(SERVED);
  await dealers.selectOption('2');
  await fillSteps(formOn(page, contactModal), contactModal);
  await submitOf(dialog).click();
  await dialog.getByText(/R-[0-9A-Z]{8}/).waitFor();
  expect(endpoint.posted.map(({ body }) => body['companyId'])).toEqual([2]);
});

describe('A waiting request', () => {
  const waiting = (card: Locator) => card.getByRole('button', { name: askDealerTexts.waiting, exact: true });
  const isBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

  const leftWaiting = async (...fates: ReadonlyArray<Fate>) => {
    const visit = await connecting('no network', ...fates);
    const { page, card, dialog } = visit;
    await fillSteps(formOn(page, dealerModal), dealerModal);
    await submitOf(dialog).click();
    await dialog.getByText(formTexts.en.waiting).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await waiting(card).getAttribute('aria-disabled')).toBe('true');
    expect(await hasFocus(waiting(card))).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog').count()).toBe(0);
    return visit;
  };

  test('is shown on the card until it is sent', async () => {
    const { page, endpoint, card } = await leftWaiting();
    await isBack(page);
    await card.getByText(askDealerTexts.connected, { exact: true }).waitFor();
    expect(await hasFocus(card)).toBe(true);
    expect(endpoint.keys).toBe(1);
  });

  test('is shown on the next page too, which sends it', async () => {
    const { page, endpoint, card } = await leftWaiting('no network', 'no network', 'no network');
    await page.reload();
    await started(page);
    await waiting(card).waitFor();
    await isBack(page);
    await isBack(page);
    await card.getByText(askDealerTexts.connected, { exact: true }).waitFor();
    expect(endpoint.keys).toBe(1);
  });

  test('lets the visitor contact the dealer again when the provider rejects it', async () => {
    const refused = { refused: [{ field: 'email', message: 'No such mailbox.' }] };
    const { page, card } = await leftWaiting(refused);
    await isBack(page);
    const again = card.getByRole('button', { name: askDealerTexts.connect, exact: true });
    await again.waitFor();
    expect(await again.isEnabled()).toBe(true);
  });
});
