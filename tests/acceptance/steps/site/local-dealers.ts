import { Then, When, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { startAddress } from '../../form-pages.ts';
import { localDealersOn } from '../../reader/site-screen.ts';
import type { Scenario } from '../../world.ts';

When('Ann opens the home page for {string}', async function (this: Scenario, zipcode: string) {
  await this.driver.goTo(startAddress('home', zipcode));
});

When('she chooses {string} among the local dealers', async function (this: Scenario, link: string) {
  await this.driver.follow(link, ['main']);
});

Then('the home page says {string}', async function (this: Scenario, text: string) {
  const shown = await this.driver.seenWhen(localDealersOn, (seen) => seen?.heading === text);
  assert.equal(shown?.heading, text);
});

Then('the home page shows these reviews:', async function (this: Scenario, table: DataTable) {
  const wanted = table.raw();
  const shown = await this.driver.seenWhen(localDealersOn, (seen) => seen?.reviews.length === wanted.length);
  assert.deepEqual(shown?.reviews, wanted);
});

Then('the home page names no local dealers', async function (this: Scenario) {
  assert.equal(await this.driver.seenWhen(localDealersOn, (seen) => seen === null), null);
});
