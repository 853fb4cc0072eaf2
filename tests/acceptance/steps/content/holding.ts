import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { Scenario } from '../../world.ts';

When('she reads on to where the call to action belongs', async function (this: Scenario) {
  await this.driver.held.readAt('its place');
});

When('she reads on to the end of the page', async function (this: Scenario) {
  await this.driver.held.readAt('the end');
});

When('she goes back to the top of the page', async function (this: Scenario) {
  await this.driver.held.readAt('the top');
});

Then(
  /^the call to action stands (in its place|at the foot of her screen)$/,
  async function (this: Scenario, words: string) {
    const wanted = words === 'in its place' ? 'place' : 'foot';
    assert.equal(await this.driver.held.standsWhen((stands) => stands === wanted), wanted);
  },
);
