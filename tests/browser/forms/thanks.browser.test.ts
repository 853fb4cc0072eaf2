import { expect, test } from '@jest/globals';
import { fillSteps, FORMS, formOn, submitOf } from './filled-forms.ts';
import { SETTLED_PAGES, prepare } from '../pages.ts';
import { started, TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

const FRAMED = FORMS.filter(({ name }) => ['contact', 'customer care', 'home'].includes(name));

test.each(FRAMED)(
  'the thank-you message of the form “$name” is as wide as its frame',
  async ({ path, form }) => {
    prepare(site, SETTLED_PAGES[0]);
    const page = await site.visit(path, { viewport: { width: 1280, height: 900 } });
    await fillSteps(formOn(page, form), form);
    await started(page);
    await submitOf(formOn(page, form)).press('Enter');
    const thanks = page.getByRole('main').getByRole('group', { name: 'Thank you!' });
    await thanks.waitFor();
    const frame = thanks.locator('xpath=..');
    const [inner, outer] = [await thanks.boundingBox(), await frame.boundingBox()];
    expect([inner?.x, inner?.width]).toEqual([outer?.x, outer?.width]);
  },
);

test.each(FORMS.filter(({ name }) => ['contact', 'customer care'].includes(name)))(
  'once the form “$name” is sent, its page no longer asks visitors to fill it in',
  async ({ path, form }) => {
    prepare(site, SETTLED_PAGES[0]);
    const page = await site.visit(path, { viewport: { width: 375, height: 812 } });
    const lead = page.getByText(/^Tell us /).filter({ visible: true });
    expect(await lead.count()).toBe(1);
    await fillSteps(formOn(page, form), form);
    await started(page);
    await submitOf(formOn(page, form)).press('Enter');
    await page.getByRole('main').getByRole('group', { name: 'Thank you!' }).waitFor();
    expect(await lead.count()).toBe(0);
  },
);
