import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { Scenario } from '../../world.ts';

Given(
  'the provider rejects the next search and asks to wait {int} seconds',
  async function (this: Scenario, retryAfterSeconds: number) {
    await this.driver.meet({ kind: 'too-many-requests', retryAfterSeconds });
  },
);

Given(
  /^the provider fails the next (?:(\d+) searches|search)$/,
  async function (this: Scenario, count: string | null) {
    await this.driver.meet(
      ...Array.from({ length: Number(count ?? 1) }, () => ({ kind: 'failure' }) as const),
    );
  },
);

Given('the provider does not answer the next search', async function (this: Scenario) {
  await this.driver.meet({ kind: 'silence' });
});

Given('the provider answers the next search with malformed data', async function (this: Scenario) {
  await this.driver.meet({ kind: 'nonsense' });
});

When('the provider finally answers', async function (this: Scenario) {
  await this.driver.release();
});

Then(/^the provider was asked about (.+)$/, async function (this: Scenario, zipcode: string) {
  // On a slow machine the page may call again, which does not matter here.
  assert.deepEqual([...new Set(await this.driver.asked())], [zipcode]);
});

Then('the provider was not asked', async function (this: Scenario) {
  assert.deepEqual(await this.driver.asked(), []);
});

Then('the problem is logged as {string}', async function (this: Scenario, text: string) {
  const logged = await this.driver.loggedWhen((lines) => lines.some((line) => line.includes(text)));
  assert.ok(
    logged.some((line) => line.includes(text)),
    `It is not in:\n${logged.join('\n')}`,
  );
});
