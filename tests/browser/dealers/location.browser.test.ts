import { beforeEach, describe, expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { findDealersTexts } from '../../../application/visitor/find-dealers/texts.ts';
import { updateLocationTexts } from '../../../application/visitor/update-location/texts.ts';
import { failureText, useMyLocationTexts } from '../../../application/visitor/use-my-location/texts.ts';
import { atRest } from './opened-reviews.ts';
import { SETTLED_PAGES, prepare, SERVED } from '../pages.ts';
import { TestedSite } from '../tested-site.ts';
import { aDealer } from '../../builders/a-dealer.ts';

const site = TestedSite.ofThisFile();

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

const pill = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /Set your location|Serving/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: updateLocationTexts.title });
const box = (page: Page) => dialog(page).getByRole('textbox', { name: findDealersTexts.zipLabel });

const opened = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await site.visit(path, options);
  await pill(page).click();
  await dialog(page).waitFor();
  await atRest(page);
  return page;
};

describe('Update your location (section 2)', () => {
  test('keeps a rejected code in its box, which gets the focus and an error message', async () => {
    const page = await opened('/');
    await box(page).fill('abc');
    await dialog(page).getByRole('button', { name: updateLocationTexts.submit }).click();
    await page.getByRole('alert').getByText(updateLocationTexts.notACode).waitFor();
    const state = await box(page).evaluate((element) => ({
      isFocused: element === document.activeElement,
      isInvalid: element.getAttribute('aria-invalid'),
      value: (element as HTMLInputElement).value,
    }));
    expect(state).toEqual({ isFocused: true, isInvalid: 'true', value: 'abc' });
    expect(await box(page).getAttribute('aria-describedby')).toContain('error');
  });

  test.each(['/connect/', '/book-online/', '/get-help/'])(
    'sets the form of %s to a dealer in the new area',
    async (path) => {
      const other = aDealer().named('Northern Air').withCompanyId(77).build();
      site.provider.serve({ zipcode: '60601', city: 'Chicago', state: 'IL', dealers: [other] });
      const page = await opened(`${path}?zipcode=${SERVED}`);
      await box(page).fill('60601');
      await page.keyboard.press('Enter');
      const form = page.getByRole('main').locator('form').last();
      // A new area brings a new form.
      await page.waitForFunction(
        () => document.querySelector<HTMLSelectElement>('main [name=companyId]')?.value === '77',
      );
      const values = ['city', 'state', 'zip'].map((name) => form.locator(`[name=${name}]`).inputValue());
      expect(await Promise.all(values)).toEqual(['Chicago', 'IL', '60601']);
      expect(new URL(page.url()).searchParams.get('zipcode')).toBe('60601');
    },
  );

  test('stores the code in both storages on the home page, and returns the focus', async () => {
    const page = await opened('/');
    await box(page).fill('30303');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Serving 30303 – change' }).waitFor();
    expect(await dialog(page).count()).toBe(0);
    expect(
      await page.evaluate(() => [sessionStorage.getItem('postalCode'), localStorage.getItem('zipcode')]),
    ).toEqual(['30303', '30303']);
    expect(await pill(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('replaces its own history entry with the search, so that Back returns to the previous search', async () => {
    const page = await opened(`/find-a-dealer/?zipcode=${SERVED}`);
    const other = aDealer().named('Northern Air').withCompanyId(77).build();
    site.provider.serve({ zipcode: '60601', city: 'Chicago', state: 'IL', dealers: [other] });
    await box(page).fill('60601');
    await page.keyboard.press('Enter');
    await page.getByText('Showing 1-1 of 1').waitFor();
    await page.goBack();
    await page.getByText('Showing 1-3 of 7').waitFor();
    expect(new URL(page.url()).searchParams.get('zipcode')).toBe(SERVED);
    expect(await dialog(page).count()).toBe(0);
  });

  test('moves the focus to the heading of the new dealers if the clicked button disappeared with the old ones', async () => {
    site.provider.serve({ zipcode: '60601', city: 'Chicago', state: 'IL', dealers: [aDealer().build()] });
    const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`, {
      viewport: { width: 375, height: 812 },
    });
    await page
      .getByRole('main')
      .getByRole('button', { name: findDealersTexts.changeLocation, exact: true })
      .first()
      .click();
    await box(page).fill('60601');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/60601/);
  });
});

describe('Use my location (contract, section 7)', () => {
  test('denied: a message explains what to do, and the box works', async () => {
    const page = await site.start('/find-a-dealer/');
    await page.getByRole('button', { name: useMyLocationTexts.button }).click();
    await page.getByText(failureText('refused')).waitFor();
    await page.getByRole('textbox', { name: findDealersTexts.zipLabel }).fill(SERVED);
    await page.keyboard.press('Enter');
    await page.getByText('Showing 1-3 of 7').waitFor();
  });

  test('granted: no address contains the coordinates', async () => {
    const context = await site.context();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 32.9612, longitude: -96.8289 });
    const page = await context.newPage();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto('/find-a-dealer/');
    await page.getByRole('button', { name: useMyLocationTexts.button }).click();
    await page.waitForURL('**/find-a-dealer/?zipcode=*');
    expect(new URL(page.url()).searchParams.get('zipcode')).toMatch(/^75\d{3}$/);
    expect(addresses.filter((address) => /32\.9|96\.8/.test(address))).toEqual([]);
  });
});
