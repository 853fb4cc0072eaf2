import { beforeEach, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { bookingForm } from '../../../domain/lead/forms/booking.ts';
import { homeForm } from '../../../domain/lead/forms/home-form.ts';
import { askDealerTexts } from '../../../application/visitor/ask-dealer/texts.ts';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import {
  FORMS,
  chooseTopic,
  fillSteps,
  formOn,
  pressNext,
  submitOf,
  type StandingForm,
} from './filled-forms.ts';
import { LeadEndpoint } from './lead-endpoint.ts';
import { atRest } from '../dealers/opened-reviews.ts';
import { overflowOf } from '../accessibility/overflow.ts';
import { SETTLED_PAGES, prepare, SERVED } from '../pages.ts';
import { startByPress, TestedSite } from '../tested-site.ts';
import { IS_WHOLE } from '../../whole-run.ts';
import { LAYOUT_RULES, violationsOn } from '../accessibility/violations.ts';

const site = TestedSite.ofThisFile();

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

const HEIGHT = 900;
const NARROW = 375;
/** A form has most texts where answers are wrong: there its columns are checked, too. */
const WIDTHS = [NARROW, 1280];
/** The block of the form that is being sent. */
const TESTED = 'data-tested';
const NARROWEST = 320;

/** Makes every required field of the first step show its error. */
const inError = async (place: Locator, { form }: StandingForm): Promise<void> => {
  if (form.waitsForFields) {
    const fields = place.locator('input:visible:not([type=radio], [type=checkbox]), select:visible');
    for (const field of await fields.all()) {
      // The code is prefilled if an area was searched.
      if ((await field.getAttribute('name')) === 'zip') await field.fill('');
      await field.focus();
    }
    await place.locator('textarea, select').first().focus();
  } else if (form.steps.length === 1) await submitOf(place).click();
  else {
    if (form.id === homeForm.id) await chooseTopic(place);
    await (form.id === homeForm.id ? submitOf(place).click() : pressNext(place));
  }
  await place.locator('[aria-invalid], fieldset[aria-describedby]').first().waitFor();
};

/** The axe findings for a form in a state. */
const violationsIn = async (page: Page, state: string): Promise<ReadonlyArray<string>> => {
  const found: string[] = [];
  // Thanks may take the place of the form's block.
  const part = state === 'sent' ? 'main' : `[${TESTED}]`;
  for (const width of state === 'wrong' ? WIDTHS : [NARROW]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await atRest(page);
    const violations = await violationsOn(page, part, width === NARROW ? undefined : LAYOUT_RULES);
    found.push(...violations.map((violation) => `${state} at ${width} px: ${violation}`));
  }
  return found;
};

/** By default, the states of sending are checked where a form shows them in its own way; the others share their parts. */
const SENT_IN_ITS_OWN_WAY = ['contact', 'French dealer form', 'home', 'schedule service'];

/** How many px a page is wider than the narrowest window. */
const narrowOverflowOf = async (page: Page): Promise<number> => {
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
  return overflowOf(page);
};

/** Forms that no dialog contains: the others are checked in theirs. */
const STANDING = FORMS.filter(({ form }) => !['dealer-modal', 'booking', 'contact-modal'].includes(form.id));

test.each(STANDING)('The form has no axe violation in any of its states: $name', async (standing) => {
  const { name, path, form } = standing;
  const texts = formTexts[form.language];
  const context = await site.context();
  const page = await context.newPage();
  await page.goto(path);
  await startByPress(page);
  const place = formOn(page, form);
  await place.evaluate(
    (element, name) => (element.closest('[data-block]') ?? element).setAttribute(name, ''),
    TESTED,
  );
  await inError(place, standing);
  expect(await violationsIn(page, 'wrong')).toEqual([]);
  expect(await narrowOverflowOf(page)).toBe(0);
  if (!IS_WHOLE && !SENT_IN_ITS_OWN_WAY.includes(name)) return;

  if (form.id === homeForm.id) await place.getByRole('link', { name: texts.back, exact: true }).click();
  await fillSteps(place, form);
  const endpoint = await LeadEndpoint.before(context);
  endpoint.meet('busy', 'no network');
  await submitOf(place).click();
  await place.locator('p[role="alert"]').waitFor();
  expect(await violationsIn(page, 'failed')).toEqual([]);
  await submitOf(place).click();
  await place.getByText(texts.waiting).waitFor();
  expect(await violationsIn(page, 'waiting')).toEqual([]);
  expect(await narrowOverflowOf(page)).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page
    .getByText(/R-[0-9A-Z]{8}/)
    .first()
    .waitFor();
  expect(await violationsIn(page, 'sent')).toEqual([]);
});

test('The summary of a booking scrolls its heading into view', async () => {
  const form = bookingForm(() => '');
  const page = await site.start(`/book-online/?zipcode=${SERVED}&dealer=2`, {
    viewport: { width: 375, height: 740 },
    reducedMotion: 'reduce',
  });
  await fillSteps(formOn(page, form), form);
  const heading = page.getByRole('heading', { name: askDealerTexts.summary });
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(370);
});
