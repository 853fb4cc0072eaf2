import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { homeForm } from '../../application/visitor/send-request/forms.ts';
import { formTexts } from '../../application/visitor/send-request/texts.ts';
import {
  FORMS,
  chooseTopic,
  fillSteps,
  formOn,
  pressNext,
  submitOf,
  type StandingForm,
} from './filled-forms.ts';
import { LeadDoor } from './lead-door.ts';
import { atRest } from './opened-reviews.ts';
import { CALM_PAGES, prepare } from './pages.ts';
import { startByPress, TestedSite } from './tested-site.ts';
import { violationsOn } from './violations.ts';

const site = TestedSite.ofThisFile();

beforeEach(() => prepare(site, CALM_PAGES[0]));

/** A form on a started page, in a window of a width. */
const on = async ({ path, form }: StandingForm, width: number) => {
  const context = await site.context({ viewport: { width, height: 900 } });
  const door = await LeadDoor.before(context);
  const page = await context.newPage();
  await page.goto(path);
  await startByPress(page);
  return { page, door, place: formOn(page, form) };
};

/** Has every field of the first step that is asked for say what is wrong with it. */
const inError = async (place: Locator, { form }: StandingForm): Promise<void> => {
  if (form.waitsForFields) {
    const fields = place.locator('input:visible:not([type=radio], [type=checkbox]), select:visible');
    for (const field of await fields.all()) {
      // A code is there already where an area is searched.
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

const settledViolations = async (page: Page): Promise<ReadonlyArray<string>> => {
  await atRest(page);
  return violationsOn(page);
};

describe.each(FORMS)('The form: $name', (standing) => {
  test.each([375, 1280])('has no violation in any of its states at %i px', async (width) => {
    const { page, door, place } = await on(standing, width);
    const { form } = standing;
    const texts = formTexts[form.language];
    expect({ empty: await settledViolations(page) }).toEqual({ empty: [] });
    await inError(place, standing);
    expect({ wrong: await settledViolations(page) }).toEqual({ wrong: [] });

    if (form.id === homeForm.id) await place.getByRole('button', { name: texts.back, exact: true }).click();
    await fillSteps(place, form);
    door.meet('busy', 'no network');
    await submitOf(place).click();
    await place.locator('p[role="alert"]').waitFor();
    expect({ failed: await settledViolations(page) }).toEqual({ failed: [] });
    await submitOf(place).click();
    await place.getByText(texts.waiting).waitFor();
    expect({ waiting: await settledViolations(page) }).toEqual({ waiting: [] });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page
      .getByText(/R-[0-9A-Z]{8}/)
      .first()
      .waitFor();
    expect({ sent: await settledViolations(page) }).toEqual({ sent: [] });
  });

  test('does not overflow at 320 px with all its messages', async () => {
    const { page, place } = await on(standing, 320);
    await inError(place, standing);
    const wide = await page.evaluate(() => {
      const { scrollWidth } = document.documentElement;
      return Math.max(0, Math.max(scrollWidth, document.body.scrollWidth) - window.innerWidth);
    });
    expect(wide).toBe(0);
  });
});
