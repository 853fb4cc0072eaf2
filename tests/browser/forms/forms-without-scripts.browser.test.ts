import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page, Response } from 'playwright-core';
import { helpFormTexts } from '../../../application/visitor/send-request/help-form-texts.ts';
import { thanksPath } from '../../../application/visitor/send-request/thanks-path.ts';
import { messagesFor } from '../../../domain/lead/check-lead.ts';
import { fieldsOf } from '../../../domain/lead/form.ts';
import { comments } from '../../../domain/lead/fields.ts';
import { findDealersTexts, noneHeading } from '../../../application/visitor/find-dealers/texts.ts';
import { askDealerTexts, notListed } from '../../../application/visitor/ask-dealer/texts.ts';
import type { Trouble } from '../../acceptance/trouble.ts';
import {
  CONTACT,
  FORMS,
  fieldIn,
  fillIn,
  formOn,
  RIGHT,
  saidOf,
  submitOf,
  valuesIn,
} from './filled-forms.ts';
import { SETTLED_PAGES, prepare, SERVED } from '../pages.ts';
import { started, TestedSite } from '../tested-site.ts';
import { everyNth } from '../../whole-run.ts';

const site = TestedSite.ofThisFile();

const WITHOUT = { javaScriptEnabled: false };
const WRONG = { ...RIGHT, firstName: '', email: 'ann', zip: 'no code', preferredDate: '2020-01-01' };

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

/** The answer to a click that posts a form. */
const posting = async (page: Page, press: () => Promise<void>): Promise<Response> => {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    press(),
  ]);
  return answer;
};

/** By default a form of each kind (in steps or not, in French, for a dealer); features refuse and send all of them. */
const SENT = everyNth(2, FORMS);

describe.each(SENT)('Without scripts, the form: $name', ({ path, form }) => {
  const fields = fieldsOf(form);
  const firstName = fields.some(({ name }) => name === 'firstName');
  const wrong = firstName ? WRONG : { ...WRONG, email: 'ann' };

  test('shows errors, keeps what was typed, and is sent', async () => {
    const page = await site.visit(path, WITHOUT);
    const place = formOn(page, form);
    await fillIn(place, fields, wrong);
    const refusal = await posting(page, () => submitOf(place).click());
    expect(refusal.status()).toBe(422);

    const messages = messagesFor(form, fields, wrong);
    expect(messages.length).toBeGreaterThan(0);
    for (const field of fields.filter(({ control }) => control.kind !== 'hidden')) {
      const message = messages.find(({ field: name }) => name === field.name)?.message;
      const said = await saidOf(fieldIn(place, field));
      expect(`${field.name}: ${said}`).toContain(message ?? '');
      const isMarked = (await place.locator(`[name=${field.name}][aria-invalid]`).count()) > 0;
      if (field.control.kind !== 'radio-group')
        expect([field.name, isMarked]).toEqual([field.name, message !== undefined]);
    }
    const kept = Object.entries(await valuesIn(place, form));
    expect(kept).toEqual(kept.map(([name]) => [name, wrong[name as keyof typeof wrong]]));

    const corrected = fields.filter(({ name }) => wrong[name] !== RIGHT[name]);
    await fillIn(place, corrected);
    expect((await posting(page, () => submitOf(place).click())).status()).toBe(303);
    await referenceOn(page);
    expect(new URL(page.url()).pathname).toBe(thanksPath(form.language));
  });
});

test('Without scripts, the same request is sent only once, and another gets another reference', async () => {
  const { path, form } = CONTACT;
  const page = await site.visit(path, WITHOUT);
  const send = async (firstName: string): Promise<string> => {
    await page.goto(path);
    await fillIn(formOn(page, form), fieldsOf(form), { ...RIGHT, firstName });
    await submitOf(formOn(page, form)).click();
    return referenceOn(page);
  };
  const reference = await send('Ann');
  const methods: string[] = [];
  page.on('request', (request) => methods.push(request.method()));
  await page.reload();
  expect([await referenceOn(page), methods.includes('POST')]).toEqual([reference, false]);
  expect(await send('Ann')).toBe(reference);
  expect(await send('Bea')).not.toBe(reference);
});

test('Without scripts, an optional message that is too long gets an error', async () => {
  const page = await site.visit(CONTACT.path, WITHOUT);
  const place = formOn(page, CONTACT.form);
  const message = place.locator('[name=comments]');
  await fillIn(place, fieldsOf(CONTACT.form), { ...RIGHT, comments: 'a'.repeat(comments.maxLength + 1) });
  expect((await posting(page, () => submitOf(place).click())).status()).toBe(422);
  expect(await message.getAttribute('aria-invalid')).toBe('true');
});

test('Without scripts, “Who are we helping today?” is for the first dealer of the area, and another can be chosen', async () => {
  const page = await site.visit(`/get-help/?zipcode=${SERVED}`, WITHOUT);
  const place = page.getByRole('main');
  const dealers = place.getByRole('combobox', { name: askDealerTexts.dealer, exact: true });
  const [first, second] = await dealers
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(await dealers.inputValue()).toBe(first);
  expect(await place.locator('[name=zip]').inputValue()).toBe(SERVED);
  await dealers.selectOption(second ?? '');
  await posting(page, () => place.getByRole('button').last().click());
  expect(await dealers.inputValue()).toBe(second);
});

test.each(
  everyNth(2, ['/connect/', '/book-online/', '/get-help/', '/find-your-dealer/', '/resources/rebates/']),
)(
  'Without scripts, the form of %s is for the dealer in its address, and says if it is in no list',
  async (path) => {
    const said = notListed(SERVED);
    const page = await site.visit(`${path}?zipcode=${SERVED}&dealer=5`, WITHOUT);
    const dealer = page.locator('[name=companyId]');
    expect([await dealer.inputValue(), await page.getByText(said).count()]).toEqual(['5', 0]);
    await page.goto(`${path}?zipcode=${SERVED}&dealer=999999`);
    expect(await saidOf(dealer)).toContain(said);
    expect(await dealer.inputValue()).toBe('');
    await page.goto(`${path}?zipcode=${SERVED}&dealer=abc`);
    expect(await saidOf(dealer)).toContain(said);
  },
);

describe.each([
  ['with', {}],
  ['without', WITHOUT],
])('While the provider of dealers fails, %s scripts', (_, settings) => {
  test.each(everyNth(2, ['/connect/', '/book-online/', '/get-help/']))(
    'the form of %s has the city, state and zip of the area',
    async (path) => {
      site.provider.meet(...Array<Trouble>(20).fill({ kind: 'failure' }));
      const page = await site.visit(`${path}?zipcode=${SERVED}&dealer=5`, settings);
      if (settings !== WITHOUT) await started(page);
      const form = page.getByRole('main').locator('form').last();
      const values = ['city', 'state', 'zip'].map((name) => form.locator(`[name=${name}]`).inputValue());
      expect(await Promise.all(values)).toEqual(['Addison', 'TX', SERVED]);
    },
  );
});

describe.each([
  ['with', {}],
  ['without', WITHOUT],
])('A zip entered before the form, %s scripts,', (_, settings) => {
  test.each(everyNth(2, ['/connect/', '/book-online/', '/find-your-dealer/']))(
    'keeps the dealer in the address of %s',
    async (path) => {
      const page = await site.visit(`${path}?dealer=5`, settings);
      const box = page.getByRole('main').getByRole('search');
      await box.locator('[name=zipcode]').fill(SERVED);
      await box.getByRole('button').first().click();
      const dealers = page.locator('[name=companyId]');
      await dealers.waitFor();
      expect(await dealers.inputValue()).toBe('5');
    },
  );
});

test.each(['/connect/', '/find-your-dealer/', '/resources/rebates/'])(
  'Without scripts, a returned form of %s keeps the dealer in its address and the chosen dealer',
  async (path) => {
    const address = `${path}?zipcode=${SERVED}&dealer=5`;
    const page = await site.visit(address, WITHOUT);
    const dealers = page.getByRole('combobox', { name: askDealerTexts.dealer, exact: true });
    const others = await dealers
      .locator('option:not([value="5"])')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await dealers.selectOption(others[0] ?? '');
    const form = page.locator('form:has([name=companyId])');
    for (const _time of [1, 2]) {
      const { pathname, search } = new URL((await form.getAttribute('action')) ?? '', page.url());
      expect(pathname + search).toBe(address);
      await posting(page, () => form.getByRole('button').last().click());
      expect(await dealers.inputValue()).toBe(others[0]);
    }
  },
);

test('The home help form offers the toll-free number', async () => {
  const html = (await site.html('/')).replaceAll('<!-- -->', '');
  expect(html).toContain(`${helpFormTexts.call} <a href="tel:+18005550199">`);
});

test('Without scripts, a form far down a page returns with its errors in view', async () => {
  const page = await site.visit('/products/furnaces/', { ...WITHOUT, viewport: { width: 375, height: 740 } });
  await posting(page, () => page.locator('form:has([name=lastName]) [type=submit]').last().click());
  const problem = page.locator('#problem');
  const isInView = async () => {
    const { y = -1 } = (await problem.boundingBox()) ?? {};
    return y >= 0 && y < 740;
  };
  expect([await isInView(), await problem.evaluate((element) => element === document.activeElement)]).toEqual(
    [true, true],
  );
});

test('Without scripts, “Who are we helping today?” needs no dealer if the area is unknown', async () => {
  const page = await site.visit('/get-help/', WITHOUT);
  const place = page.getByRole('main');
  expect(await place.locator('[name=firstName]').count()).toBe(1);
  expect(await place.locator('[name=companyId]').count()).toBe(0);
});

test.each([
  ['99950', findDealersTexts.zipHint],
  ['123', findDealersTexts.zipExamples],
])('If no dealer serves %s, a dealer’s form says so and asks for another code', async (code, hint) => {
  const page = await site.visit(`/connect/?zipcode=${code}`, WITHOUT);
  const place = page.getByRole('main');
  await place.getByText(`${noneHeading(code)}. ${findDealersTexts.noneAdvice}`).waitFor();
  const box = place.getByRole('textbox', { name: findDealersTexts.zipLabel });
  expect(await box.inputValue()).toBe(code);
  await place.getByText(hint).waitFor();
});

test("The home page's form has the zip of its address", async () => {
  const page = await site.visit(`/?zipcode=${SERVED}`, WITHOUT);
  expect(await page.locator('form:has([name=topic]) [name=zip]').inputValue()).toBe(SERVED);
});

/** The reference on the thank-you page. */
const referenceOn = async (page: Page): Promise<string> => {
  await page.waitForURL(/reference=R-/);
  return page.getByText(/^R-[0-9A-Z]{8}$/).innerText();
};
