import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { ScreenSize } from '../../parts/parts.ts';
import { quoted } from '../../quoted.ts';
import { screenOf } from '../../reader/dealer-screen.ts';
import type { Scenario } from '../../world.ts';

Given(/^Ann has a (desktop|tablet|phone)$/, async function (this: Scenario, room: ScreenSize) {
  await this.driver.slider.useScreen(room);
});

When('she slides to the next dealers', async function (this: Scenario) {
  await this.driver.slider.slide('next');
});

When('she slides to the last dealers', async function (this: Scenario) {
  await this.driver.slider.slide('last');
});

Then(/^the slider shows (".*")$/, async function (this: Scenario, list: string) {
  const wanted = quoted(list);
  const names = await this.driver.slider.inViewWhen((seen) => seen.join() === wanted.join());
  assert.deepEqual(names, wanted);
});

Then(
  /^she cannot slide to the (previous|next) dealers$/,
  async function (this: Scenario, to: 'previous' | 'next') {
    assert.equal(await this.driver.slider.canSlide(to), false);
  },
);

Then('she sees every one of the {int} dealers', async function (this: Scenario, count: number) {
  const { cards } = await this.driver.seenWhen(screenOf, (screen) => screen.cards.length === count);
  assert.deepEqual(
    cards.map(({ name }) => name),
    Array.from({ length: count }, (_, i) => `Dealer ${i + 1}`),
  );
});
