import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import {
  GET_HELP,
  fieldIn,
  fillIn,
  fillSteps,
  formOn,
  RIGHT,
  rightFor,
  saidOf,
  submitOf,
  valuesIn,
} from './filled-forms.ts';
import { LeadEndpoint, type Fate } from './lead-endpoint.ts';
import { hasFocus } from '../dealers/opened-reviews.ts';
import { SETTLED_PAGES, prepare } from '../pages.ts';
import { started, TestedSite } from '../tested-site.ts';
import { fieldsOf } from '../../../domain/lead/form.ts';

const site = TestedSite.ofThisFile();
const { path, form } = GET_HELP;

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

/** A visitor with a filled-in form; the posts meet these fates, in order. */
const filled = async (...fates: ReadonlyArray<Fate>) => {
  const context = await site.context();
  const endpoint = await LeadEndpoint.before(context);
  endpoint.meet(...fates);
  const page = await context.newPage();
  await page.goto(path);
  const place = formOn(page, form);
  await fillSteps(place, form);
  await started(page);
  return { context, endpoint, page, place };
};

const reference = (page: Page) =>
  page.getByRole('group', { name: 'Thank you!' }).getByText(/^R-[0-9A-Z]{8}$/);
const outbox = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('lead_outbox'));

describe('A request is sent', () => {
  test('once, even if the button is clicked several times', async () => {
    const { page, place, endpoint } = await filled('no answer');
    await submitOf(place).dblclick();
    await page.getByText(formTexts.en.sending).waitFor();
    await submitOf(place).click({ force: true });
    await page.keyboard.press('Enter');
    expect(await submitOf(place).getAttribute('aria-disabled')).toBe('true');
    endpoint.release();
    await reference(page).waitFor();
    expect(endpoint.posted).toHaveLength(1);
    expect(await place.count()).toBe(0);
    expect(await outbox(page)).toBeNull();
  });

  test('again with the same key when the page is reloaded before the answer', async () => {
    const { page, place, endpoint } = await filled('no answer');
    await submitOf(place).click();
    await page.getByText(formTexts.en.sending).waitFor();
    const again = page.waitForResponse((response) => response.url().endsWith('/api/leads'));
    await page.reload();
    expect((await again).status()).toBe(201);
    expect([endpoint.posted.length, endpoint.keys]).toEqual([2, 1]);
    expect(endpoint.posted[1]).toEqual(endpoint.posted[0]);
    await page.waitForFunction(() => localStorage.getItem('lead_outbox') === null);
  });
});

describe('A request that is not accepted', () => {
  const FAILED =
    "We couldn't send your request. Nothing you typed is lost. Please try again, or call 1-800-555-0199.";

  test('keeps its typed text, and is sent with the same key at the next click', async () => {
    const { page, place, endpoint } = await filled('busy');
    await submitOf(place).click();
    await page.getByRole('alert').getByText(FAILED, { exact: true }).waitFor();
    expect(await valuesIn(place, form)).toEqual(rightFor(form));
    await submitOf(place).click();
    await reference(page).waitFor();
    expect([endpoint.posted.length, endpoint.keys]).toEqual([2, 1]);
  });

  test('gets another key if its text changes', async () => {
    const { page, place, endpoint } = await filled('busy');
    await submitOf(place).click();
    await page.getByRole('alert').waitFor();
    const changed = fieldsOf(form).filter(({ name }) => name === 'firstName');
    await fillIn(place, changed, { firstName: 'Bea' });
    await submitOf(place).click();
    await reference(page).waitFor();
    expect([endpoint.posted.length, endpoint.keys]).toEqual([2, 2]);
  });

  test("shows the provider's message at the field, and moves the focus there", async () => {
    const message = 'That mailbox is full.';
    const { place } = await filled({ refused: [{ field: 'email', message }] });
    await submitOf(place).click();
    await place.getByText(message).waitFor();
    const email = fieldIn(place, fieldsOf(form).find(({ name }) => name === 'email') ?? fail());
    expect([await saidOf(email), await hasFocus(email), await email.inputValue()]).toEqual([
      message,
      true,
      RIGHT.email,
    ]);
  });
});

const fail = (): never => {
  throw new Error('The form has no such field');
};
