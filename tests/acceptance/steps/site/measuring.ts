import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { Measured } from '../../parts/consent-part.ts';
import { expectBecomes } from '../../seen.ts';
import type { Scenario } from '../../world.ts';
import { pathOf } from '../content/pages-made.ts';

/** The state of the measuring tool by the words of a scenario. */
const STATES: Readonly<Record<string, Measured>> = {
  'her visit is measured': 'measured',
  'her visit is not measured': 'nothing',
  'measuring her visit has stopped': 'stopped',
};

Given('the site may measure visits', async function (this: Scenario) {
  await this.driver.consent.mayMeasure();
});

Given("Ann's browser asks every site for privacy", async function (this: Scenario) {
  await this.driver.consent.sendSignal();
});

When(/^she (accepts|declines) measurement$/, async function (this: Scenario, answer: 'accepts' | 'declines') {
  await this.driver.consent.answer(answer);
});

When('she opens her privacy choices', async function (this: Scenario) {
  await this.driver.consent.reconsider();
});

Then(
  /^she is (not )?asked for permission to measure her visits$/,
  async function (this: Scenario, not: string | null) {
    assert.equal(await this.driver.consent.isAsked(), not === null);
  },
);

Then('she is offered no privacy choices', async function (this: Scenario) {
  assert.equal(await this.driver.consent.isChoiceOffered(), false);
});

Then(
  /^(her visit is (?:not )?measured|measuring her visit has stopped)$/,
  async function (this: Scenario, words: string) {
    await expectBecomes(this.driver.consent.measuredWhen, STATES[words]);
  },
);

Then('a page view of {string} was recorded', async function (this: Scenario, title: string) {
  assert.deepEqual(await this.driver.consent.noted(), [pathOf(this, title)]);
});
