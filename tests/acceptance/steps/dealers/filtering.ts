import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { findDealersTexts } from '../../../../application/visitor/find-dealers/texts.ts';
import { START_PATHS, startAddress } from '../../form-pages.ts';
import { quoted } from '../../quoted.ts';
import { screenOf } from '../../reader/dealer-screen.ts';
import { expectSeen } from '../../seen.ts';
import type { Scenario } from '../../world.ts';
import { dealersOf } from './dealer-table.ts';

Given(
  'these dealers are the nearest outside {word}:',
  async function (this: Scenario, zipcode: string, table: DataTable) {
    await this.driver.serveNearest(zipcode, dealersOf(table));
  },
);

When('she checks the filter {string}', async function (this: Scenario, label: string) {
  await this.driver.filter(label);
});

When('she sorts by {string}', async function (this: Scenario, label: string) {
  await this.driver.follow(label, ['navigation', findDealersTexts.sortName]);
});

Then('the list is sorted by {string}', async function (this: Scenario, label: string) {
  await expectSeen(this, (page) => screenOf(page).order, label);
});

When('she follows {string}', async function (this: Scenario, link: string) {
  await this.driver.seenWhen(screenOf, ({ links }) => links.includes(link));
  await this.driver.follow(link);
});

When(
  'Ann opens the dealers near {string} with the filter {string}',
  async function (this: Scenario, zipcode: string, filter: string) {
    await this.driver.goTo(startAddress('locator', zipcode, filter));
  },
);

When('Ann opens the schedule page', async function (this: Scenario) {
  await this.driver.goTo(START_PATHS.schedule);
});

When('Ann opens the schedule page for {string}', async function (this: Scenario, zipcode: string) {
  await this.driver.goTo(startAddress('schedule', zipcode));
});

Then('the filter button says {string}', async function (this: Scenario, text: string) {
  await expectSeen(this, (page) => screenOf(page).filterButton, text);
});

Then('she is offered no filters', async function (this: Scenario) {
  await expectSeen(this, (page) => screenOf(page).filterButton, null);
});

Then(/^she sees the nearest dealers? (".*")$/, async function (this: Scenario, list: string) {
  const parts = quoted(list);
  const wanted = parts.flatMap((name, i) => (i % 2 === 0 ? [{ name, distance: parts[i + 1] ?? '' }] : []));
  await expectSeen(this, (page) => screenOf(page).nearest, wanted);
});
