import { Then, When, type DataTable } from '@cucumber/cucumber';
import { startAddress } from '../../form-pages.ts';
import { localDealersOn } from '../../reader/site-screen.ts';
import { expectSeen } from '../../seen.ts';
import type { Scenario } from '../../world.ts';

When('Ann opens the home page for {string}', async function (this: Scenario, zipcode: string) {
  await this.driver.goTo(startAddress('home', zipcode));
});

When('she chooses {string} among the local dealers', async function (this: Scenario, link: string) {
  await this.driver.follow(link, ['main']);
});

Then('the home page says {string}', async function (this: Scenario, text: string) {
  await expectSeen(this, (page) => localDealersOn(page)?.heading, text);
});

Then('the home page shows these reviews:', async function (this: Scenario, table: DataTable) {
  await expectSeen(this, (page): unknown => localDealersOn(page)?.reviews, table.raw());
});

Then('the home page names no local dealers', async function (this: Scenario) {
  await expectSeen(this, localDealersOn, null);
});
