import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { Measured } from '../../consent-part.ts';
import type { Scenario } from '../../world.ts';
import { pathOf } from '../content/pages-made.ts';

const isMeasured = async ({ driver }: Scenario, wanted: Measured): Promise<void> =>
  assert.equal(await driver.consent.measuredWhen((measured) => measured === wanted), wanted);

Given('the site may measure visits', async function (this: Scenario) {
  await this.driver.consent.mayMeasure();
});

Given("Ann's browser asks every site for privacy", async function (this: Scenario) {
  await this.driver.consent.sendSignal();
});

When(
  /^she (accepts|declines) that her visits are measured$/,
  async function (this: Scenario, answer: 'accepts' | 'declines') {
    await this.driver.consent.answer(answer);
  },
);

When('she looks at her privacy choices', async function (this: Scenario) {
  await this.driver.consent.reconsider();
});

Then(
  /^she is (not )?asked whether visits may be measured$/,
  async function (this: Scenario, not: string | null) {
    assert.equal(await this.driver.consent.isAsked(), not === null);
  },
);

Then('she is offered no privacy choices', async function (this: Scenario) {
  assert.equal(await this.driver.consent.isChoiceOffered(), false);
});

Then('her visit is measured', async function (this: Scenario) {
  await isMeasured(this, 'measured');
});

Then('nothing measures her visit', async function (this: Scenario) {
  await isMeasured(this, 'nothing');
});

Then('what measured her visit was told to stop', async function (this: Scenario) {
  await isMeasured(this, 'stopped');
});

Then('the page has noted that {string} was shown', async function (this: Scenario, title: string) {
  assert.deepEqual(await this.driver.consent.noted(), [pathOf(this, title)]);
});
