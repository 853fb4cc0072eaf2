import { beforeEach, describe, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { aDealer } from '../../builders/a-dealer.ts';
import { machineNow } from '../../clock/suite-clock.ts';
import { problemsOn } from '../problems.ts';
import { startByPress, TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

const PATH = '/find-a-dealer/?zipcode=75001';
const NUMBERED = aDealer()
  .named('NIGHT OWL')
  .withPhone('9725550100')
  .withNumber('paid-search', '2145550111')
  .withNumber('campaign-1', '2145550122')
  .reviewed(4.5, 23)
  .build();

beforeEach(() => site.provider.serve({ zipcode: '75001', dealers: [NUMBERED] }));

const phoneOn = async (page: Page) => {
  const link = page.getByRole('article').getByRole('link', { name: /^Call / });
  return {
    text: await link.innerText(),
    name: await link.getAttribute('aria-label'),
    address: await link.getAttribute('href'),
  };
};

const PAID = {
  text: '1-214-555-0111',
  name: 'Call Night Owl, 1-214-555-0111',
  address: 'tel:+12145550111',
};

/** A page opened in a browser, with a record of its problems. */
const watched = async (context: BrowserContext, path: string) => {
  const page = await context.newPage();
  const problems = problemsOn(page);
  await page.goto(path);
  return { page, problems };
};

const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name, value, expires, sameSite, path }) => ({
    name,
    value,
    sameSite,
    path,
    days: Math.round((expires - machineNow() / 1000) / 86_400),
  }));

describe('The traffic source (section 9; contract, section 7)', () => {
  test('decides the phone number, before and after the application starts', async () => {
    const { page, problems } = await watched(await site.context(), `${PATH}&utm_medium=cpc`);
    expect(await phoneOn(page)).toEqual(PAID);
    await startByPress(page);
    expect(await phoneOn(page)).toEqual(PAID);
    expect(problems).toEqual([]);
  });

  test('is stored in a cookie for 7 days, for all pages', async () => {
    const context = await site.context();
    await watched(context, '/?utm_campaign=campaign-1&traneinfo=1');
    expect(await cookiesOf(context)).toEqual([
      { name: 'numberType', value: 'campaign-1', sameSite: 'Lax', path: '/', days: 7 },
      { name: 'hidesRatings', value: '1', sameSite: 'Lax', path: '/', days: 7 },
    ]);
    const { page, problems } = await watched(context, PATH);
    expect((await phoneOn(page)).text).toBe('1-214-555-0122');
    expect(await page.getByText('23 reviews').count()).toBe(0);
    await startByPress(page);
    expect(await page.getByText('23 reviews').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('is stored only in the browser: the server sets no cookie, and a visit without a source leaves none', async () => {
    const context = await site.context();
    await watched(context, PATH);
    expect(await context.cookies()).toEqual([]);
    const { headers } = await fetch(`${site.address}${PATH}&gclid=x`);
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('does not change the shared html', async () => {
    const [plain, campaign] = await Promise.all([
      site.html(PATH),
      site.html(`${PATH}&utm_campaign=campaign-1`),
    ]);
    expect(campaign).toBe(plain);
  });
});
