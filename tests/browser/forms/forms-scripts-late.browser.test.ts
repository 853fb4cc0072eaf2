import { beforeEach, describe, expect, test } from '@jest/globals';
import { homeForm } from '../../../domain/lead/forms/home-form.ts';
import {
  chooseTopic,
  fillIn,
  FORMS,
  formOn,
  pressNext,
  rightFor,
  submitOf,
  valuesIn,
} from './filled-forms.ts';
import { LeadEndpoint } from './lead-endpoint.ts';
import { holdScripts } from '../late-scripts.ts';
import { SETTLED_PAGES, prepare } from '../pages.ts';
import { isStarted, started, TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

/** A visitor whose scripts wait for `letGo`. */
const visitWithLateScripts = async (path: string) => {
  const context = await site.context();
  const letGo = await holdScripts(context);
  const endpoint = await LeadEndpoint.before(context);
  const page = await context.newPage();
  await page.goto(path);
  return { page, endpoint, letGo };
};

describe.each(FORMS)('While the scripts are loading, the form: $name', ({ path, form }) => {
  test('keeps typed text, checked boxes and choices, and sends them once the scripts have loaded', async () => {
    const { page, endpoint, letGo } = await visitWithLateScripts(path);
    const place = formOn(page, form);
    const [first = [], ...others] = form.steps;
    const isHome = form.id === homeForm.id;
    if (isHome) await chooseTopic(place);
    else await fillIn(place, first);
    expect(await isStarted(page)).toBe(false);
    letGo();
    await started(page);
    // Until then, the browser itself would send it.
    await page.locator('[data-waiting]').filter({ has: place }).waitFor({ state: 'detached' });

    const kept = isHome ? {} : rightFor({ ...form, steps: [first] });
    expect(await valuesIn(place, form)).toMatchObject(kept);
    for (const [step, fields] of others.entries()) {
      if (!isHome || step > 0) await pressNext(place);
      await fillIn(place, fields);
    }
    if (form.isSummedUp === true) await pressNext(place);
    await submitOf(place).click();
    await page
      .getByText(/R-[0-9A-Z]{8}/)
      .first()
      .waitFor();

    expect(endpoint.posted.map(({ body }) => body)).toEqual([expect.objectContaining(rightFor(form))]);
  });
});
