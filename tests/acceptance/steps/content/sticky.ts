import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { Scenario } from '../../world.ts';

When('she scrolls to the place of the call to action', async function (this: Scenario) {
  await this.driver.sticky.scrollTo('its place');
});

When('she scrolls to the end of the page', async function (this: Scenario) {
  await this.driver.sticky.scrollTo('the end');
});

When('she scrolls to the top of the page', async function (this: Scenario) {
  await this.driver.sticky.scrollTo('the top');
});

Then(
  /^the call to action is (in its place on the page|at the bottom of her screen)$/,
  async function (this: Scenario, words: string) {
    const wanted = words === 'in its place on the page' ? 'place' : 'foot';
    assert.equal(await this.driver.sticky.positionWhen((stands) => stands === wanted), wanted);
  },
);
