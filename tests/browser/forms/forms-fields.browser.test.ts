import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { askDealerTexts } from '../../../application/visitor/ask-dealer/texts.ts';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import { fieldsOf } from '../../../domain/lead/form.ts';
import { CONTACT, fillSteps, formOn, GET_HELP, RIGHT, submitOf, type StandingForm } from './filled-forms.ts';
import { LeadEndpoint } from './lead-endpoint.ts';
import { hasFocus } from '../dealers/opened-reviews.ts';
import { SETTLED_PAGES, prepare } from '../pages.ts';
import { rendered, startByPress, TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

/** A form on a started page. */
const on = async ({ path, form }: StandingForm) => {
  const context = await site.context();
  const endpoint = await LeadEndpoint.before(context);
  const page = await context.newPage();
  await page.goto(path);
  await startByPress(page);
  const place = formOn(page, form);
  // A form starts when it is used.
  await place.locator('input:visible').first().focus();
  await page.locator('[data-waiting]', { has: place }).waitFor({ state: 'detached' });
  const named = (name: string): Locator => place.locator(`[name="${name}"]`);
  return { page, endpoint, place, named };
};

describe('A street address', () => {
  test('that looks wrong gets the focus back, once for each text', async () => {
    const { page, named } = await on(CONTACT);
    const [street, city] = [named('addressLine1'), named('city')];
    const left = async (text: string): Promise<'held' | 'left'> => {
      await street.fill(text);
      await page.keyboard.press('Tab');
      await rendered(page);
      if (await hasFocus(city)) return 'left';
      expect(await hasFocus(street)).toBe(true);
      return 'held';
    };
    expect(await left('Main Street')).toBe('held');
    expect(await street.getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Tab');
    await rendered(page);
    expect(await hasFocus(city)).toBe(true);
    expect(await street.getAttribute('aria-invalid')).toBeNull();
    expect(await left('Elm Street')).toBe('held');
    expect(await left('Main Street')).toBe('left');
    expect(await left('Mill Lane 7')).toBe('held');
    expect(await left('12 rue de Québec')).toBe('left');
    expect(await street.getAttribute('aria-invalid')).toBeNull();
    expect(await left('')).toBe('left');
  });
});

test('A message in one field keeps the boxes of its row aligned', async () => {
  const { page, named } = await on(CONTACT);
  await page.setViewportSize({ width: 1280, height: 800 });
  const [email, phone] = [named('email'), named('phone')];
  await phone.fill(RIGHT['phone'] ?? '');
  await email.fill('nobody');
  await email.blur();
  await page.locator('[name="email"][aria-invalid]').waitFor();
  const [left, right] = [await email.boundingBox(), await phone.boundingBox()];
  expect(left?.y).toBeGreaterThan(0);
  expect(right?.y).toBe(left?.y);
});

test('A click into a prefilled zip selects it, so that typing replaces it', async () => {
  const context = await site.context();
  await context.addInitScript(() => window.localStorage.setItem('zipcode', '60601'));
  const page = await context.newPage();
  await page.goto(GET_HELP.path);
  await startByPress(page);
  const zip = formOn(page, GET_HELP.form).locator('[name="zip"]');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('main [name=zip]')?.value === '60601',
  );
  await zip.click();
  await page.keyboard.type('75001');
  expect(await zip.inputValue()).toBe('75001');
});

describe('Suggested addresses', () => {
  const list = (page: Page) => page.getByRole('listbox', { name: formTexts.en.suggestions });
  const SUGGESTED = '1200 Main St, Addison, TX 75001';

  test('can be reached with the arrow keys, and Enter fills in street, city, state and code', async () => {
    const { page, endpoint, place, named } = await on(GET_HELP);
    const street = named('addressLine1');
    await street.focus();
    await page.keyboard.type('1200 main st 75001');
    await list(page).waitFor();
    expect(await street.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    const active = page.locator('[role="option"][aria-selected="true"]');
    expect(await active.innerText()).toBe(SUGGESTED);
    expect(await street.getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
    await page.keyboard.press('Enter');
    await list(page).waitFor({ state: 'detached' });
    const filled = ['addressLine1', 'city', 'state', 'zip'].map((name) => named(name).inputValue());
    expect(await Promise.all(filled)).toEqual(['1200 Main St', 'Addison', 'TX', '75001']);
    expect([
      await hasFocus(street),
      endpoint.posted.length,
      await place.locator('[aria-invalid]').count(),
    ]).toEqual([true, 0, 0]);
  });

  test("clear the form's code if their town is in the other country and their code is unknown", async () => {
    const { page, named } = await on(GET_HELP);
    await named('zip').fill('75001');
    await named('addressLine1').focus();
    await page.keyboard.type('12 king st toronto, on');
    await list(page).getByText('12 King St, Toronto, ON').click();
    await list(page).waitFor({ state: 'detached' });
    const filled = ['addressLine1', 'city', 'state', 'zip'].map((name) => named(name).inputValue());
    expect(await Promise.all(filled)).toEqual(['12 King St', 'Toronto', 'ON', '']);
  });

  test('close on Escape without closing the dialog around the form', async () => {
    const page = await site.start('/');
    await page.getByRole('link', { name: askDealerTexts.help, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: GET_HELP.form.name, exact: true });
    const street = dialog.locator('[name="addressLine1"]');
    await street.focus();
    await page.keyboard.type('1200 main st 75001');
    await list(page).waitFor();
    await page.keyboard.press('Escape');
    await list(page).waitFor({ state: 'detached' });
    expect([await street.inputValue(), await hasFocus(street)]).toEqual(['1200 main st 75001', true]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('A click on submit', () => {
  test('works even if the field that loses the focus gets an error message at the same time', async () => {
    const { page, place, named } = await on(GET_HELP);
    await fillSteps(place, GET_HELP.form, { ...RIGHT, firstName: '', zip: 'no code' });
    await named('zip').focus();
    await submitOf(place).hover();
    const before = await submitOf(place).boundingBox();
    await page.mouse.down();
    await rendered(page);
    expect(await submitOf(place).boundingBox()).toEqual(before);
    await page.mouse.up();
    await place.getByText('Enter your first name').waitFor();
    expect(await hasFocus(named('firstName'))).toBe(true);
    expect(await named('zip').getAttribute('aria-invalid')).toBe('true');
  });

  test('shows every message once, and removes each when its field is corrected', async () => {
    const { page, place, named } = await on(GET_HELP);
    await submitOf(place).click();
    await place.locator('[aria-invalid]').first().waitFor();
    const fields = fieldsOf(GET_HELP.form).filter(({ isOptional }) => isOptional?.({}) !== true);
    expect(await place.getByRole('alert').count()).toBe(fields.length);
    await named('firstName').fill('Ann');
    await rendered(page);
    expect(await named('firstName').getAttribute('aria-invalid')).toBeNull();
    expect(await place.getByRole('alert').count()).toBe(fields.length - 1);
  });
});
