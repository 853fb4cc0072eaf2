import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { suggestionsOn } from '../../reader/form-screen.ts';
import { expectSeen, expectText } from '../../seen.ts';
import type { Scenario } from '../../world.ts';

Given('no addresses can be suggested', async function (this: Scenario) {
  await this.driver.addresses.fail();
});

When('she starts typing her address, {string}', async function (this: Scenario, text: string) {
  await this.driver.addresses.type(text);
});

When('she chooses the address {string}', async function (this: Scenario, label: string) {
  await this.driver.addresses.choose(label);
});

Then('she is offered the address {string}', async function (this: Scenario, label: string) {
  await expectText(this, suggestionsOn, label);
});

Then('she is offered no address', async function (this: Scenario) {
  await expectSeen(this, suggestionsOn, []);
});

Then(/^(no )?addresses were looked up(?: once)?$/, async function (this: Scenario, no: string | null) {
  const expected = no === null ? 1 : 0;
  assert.equal(await this.driver.addresses.timesAsked(expected), expected);
});
