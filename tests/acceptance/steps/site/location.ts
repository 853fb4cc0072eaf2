import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { DevicePlace } from '../../parts/parts.ts';
import { START_PATHS } from '../../form-pages.ts';
import { messagesOn } from '../../reader/site-screen.ts';
import { expectText } from '../../seen.ts';
import type { Scenario } from '../../world.ts';

const PLACES: Readonly<Record<string, DevicePlace>> = {
  'is near 55401': 'near 55401',
  'is on another continent': 'on another continent',
  'does not share its location': 'refuses',
  'cannot find its location': 'unknown',
};

Given(/^Ann's device (.+)$/, async function (this: Scenario, words: string) {
  const place = PLACES[words];
  assert.ok(place, `No device ${words}`);
  await this.driver.location.device(place);
});

When('Ann opens the home page', async function (this: Scenario) {
  await this.driver.goTo(START_PATHS.home);
});

When('Ann opens the dealer search', async function (this: Scenario) {
  await this.driver.goTo(START_PATHS.locator);
});

When('she starts to update her location', async function (this: Scenario) {
  await this.driver.location.begin();
});

When(
  /^she (?:updates|tries to update) her location to "([^"]*)"(?: using "(.*)")?$/,
  async function (this: Scenario, typed: string, button: string | null) {
    await this.driver.location.begin(button ?? undefined);
    await this.driver.location.enter(typed);
  },
);

When('she uses the location of her device', async function (this: Scenario) {
  await this.driver.location.useMine();
});

Then('she gets the message {string}', async function (this: Scenario, text: string) {
  await expectText(this, messagesOn, text);
});

Then('her device was not asked', async function (this: Scenario) {
  assert.equal(await this.driver.location.timesAsked(), 0);
});
