import { expect, test } from '@jest/globals';
import { aDealer } from '../../builders/a-dealer.ts';
import { overflowOf } from './overflow.ts';
import { SERVED } from '../pages.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

test('a dealer with an unbroken name does not overflow at 320 px', async () => {
  const dealer = aDealer().named('W'.repeat(60)).in('Llanfairpwllgwyngyllgogerychwyrndrobwll', 'TX', SERVED);
  site.provider.serve({ zipcode: SERVED, dealers: [dealer.build()] });
  const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`, {
    viewport: { width: 320, height: 640 },
  });
  await page.getByRole('article').waitFor();
  expect(await overflowOf(page)).toBe(0);
});

test('a long invalid code does not overflow at 320 px', async () => {
  const page = await site.visit(`/find-a-dealer/?zipcode=${'W'.repeat(200)}`, {
    viewport: { width: 320, height: 640 },
  });
  expect(await overflowOf(page)).toBe(0);
});
