import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { askDealerTexts } from '../../../application/visitor/ask-dealer/texts.ts';
import { dealerModal } from '../../../domain/lead/forms/dealer-modal.ts';
import { scheduleService } from '../../../domain/lead/forms/schedule-service.ts';
import { missingText } from '../../../application/visitor/send-request/texts.ts';
import { fieldsOf } from '../../../domain/lead/form.ts';
import { fillIn, fillSteps, formOn, RIGHT, saidOf, submitOf } from './filled-forms.ts';
import { LeadEndpoint } from './lead-endpoint.ts';
import { SETTLED_PAGES, prepare, SERVED } from '../pages.ts';
import { startByPress, TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

const openedAt = async (path: string) => {
  const context = await site.context();
  const endpoint = await LeadEndpoint.before(context);
  const page = await context.newPage();
  await page.goto(path);
  await startByPress(page);
  return { page, endpoint };
};

const eventsOn = (page: Page): Promise<ReadonlyArray<{ event?: string }>> =>
  page.evaluate(() => (window.dataLayer ?? []) as Array<{ event?: string }>);

describe('The form for the dealers of an area', () => {
  const fields = fieldsOf(scheduleService);

  test('cannot be sent until everything is filled in, and lists what is missing', async () => {
    const { page, endpoint } = await openedAt(`/find-your-dealer/?zipcode=${SERVED}`);
    const place = formOn(page, scheduleService);
    const submit = submitOf(place);
    await place.getByText(/^Still needed: /).waitFor();
    // The area's code, city and state are prefilled.
    const known = ['zip', 'city', 'state'];
    const open = fields.filter(({ name, isOptional }) => !known.includes(name) && isOptional?.({}) !== true);
    for (const [i, field] of open.entries()) {
      expect(await submit.isDisabled()).toBe(true);
      const nouns = open.slice(i).map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));
      const missing = missingText('en', nouns);
      await place.getByText(missing, { exact: true }).waitFor();
      expect(await saidOf(submit)).toBe(missing);
      await fillIn(place, [field]);
    }
    await place.getByText(/^Still needed: /).waitFor({ state: 'detached' });
    expect(await submit.isEnabled()).toBe(true);
    await submit.click();
    await page.getByText(/^R-[0-9A-Z]{8}$/).waitFor();
    expect(endpoint.posted.map(({ body }) => [body['companyId'], body['formId'], body['zip']])).toEqual([
      [1, 'schedule-service', SERVED],
    ]);
  });
});

test('The data layer receives each opening once and each sent request, without personal data', async () => {
  const { page, endpoint } = await openedAt(`/find-a-dealer/?zipcode=${SERVED}`);
  const card = page.getByRole('article').first();
  const opener = card.getByRole('button', { name: askDealerTexts.connect, exact: true });
  const dialog = page.getByRole('dialog', { name: dealerModal.name, exact: true });
  await opener.click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await opener.click();
  await fillSteps(formOn(page, dealerModal), dealerModal);
  await submitOf(dialog).dblclick();
  await dialog.waitFor({ state: 'detached' });

  const open = { event: 'dealer_form_open', form_id: dealerModal.id, zip: SERVED };
  const success = { event: 'dealer_form_success', form_id: dealerModal.id };
  const reported = await eventsOn(page);
  const viewed = expect.objectContaining({ event: 'page_view', path: '/find-a-dealer/' });
  expect(reported).toEqual([viewed, open, open, success]);
  const { firstName = '', lastName = '', email = '', addressLine1 = '' } = RIGHT;
  for (const text of [firstName, lastName, email, addressLine1])
    expect(JSON.stringify(reported)).not.toContain(text);
  expect(endpoint.posted).toHaveLength(1);
});
