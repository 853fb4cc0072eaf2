import { beforeEach, expect, test } from '@jest/globals';
import { aDealer, withIds } from '../../builders/a-dealer.ts';
import { SERVED } from '../pages.ts';
import { startByPress, TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

/** Numbers as dealers write them, as visitors read them, and as they are dialed. */
const NUMBERS = [
  ['2145550100 x12', '1-214-555-0100 ext. 12', 'tel:+12145550100;ext=12'],
  ['1-800-CALL-NOW', '1-800-CALL-NOW', 'tel:+18002255669'],
] as const;

beforeEach(() => {
  const dealers = withIds(
    NUMBERS.map(([phone1], i) =>
      aDealer()
        .withPhone(phone1)
        .named(`Dealer ${i + 1}`),
    ),
  );
  site.provider.serve({ zipcode: SERVED, city: 'Addison', state: 'TX', dealers });
});

test.each([
  ['/find-a-dealer/', `?zipcode=${SERVED}`, 'article'],
  ['/find-your-dealer/', `?zipcode=${SERVED}`, 'article'],
  ['/find-a-dealer/compare/', `?zipcode=${SERVED}&compare=1&compare=2`, 'table'],
])('on %s a number with an extension or letters is dialed as written', async (path, query, where) => {
  const page = await site.visit(`${path}${query}`);
  const links = page.getByRole('main').locator(`${where} a[href^="tel:"]`);
  const calls = async () =>
    new Set(
      await links.evaluateAll((all) =>
        all.map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`),
      ),
    );
  const dialed = new Set(NUMBERS.map(([, text, address]) => `${text} ${address}`));
  expect(await calls()).toEqual(dialed);
  await startByPress(page);
  expect(await calls()).toEqual(dialed);
});
