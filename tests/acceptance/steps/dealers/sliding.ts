import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { ScreenSize } from '../../parts/parts.ts';
import { quoted } from '../../quoted.ts';
import { screenOf } from '../../reader/dealer-screen.ts';
import { expectBecomes, expectSeen } from '../../seen.ts';
import type { Scenario } from '../../world.ts';

Given(/^Ann has a (desktop|tablet|phone)$/, async function (this: Scenario, room: ScreenSize) {
  await this.driver.slider.useScreen(room);
});

When(/^she slides to the (next|last) dealers$/, async function (this: Scenario, to: 'next' | 'last') {
  await this.driver.slider.slide(to);
});

Then(/^the slider shows (".*")$/, async function (this: Scenario, list: string) {
  await expectBecomes(this.driver.slider.inViewWhen, quoted(list));
});

Then(
  /^she cannot slide to the (previous|next) dealers$/,
  async function (this: Scenario, to: 'previous' | 'next') {
    assert.equal(await this.driver.slider.canSlide(to), false);
  },
);

Then('she sees every one of the {int} dealers', async function (this: Scenario, count: number) {
  const wanted = Array.from({ length: count }, (_, i) => `Dealer ${i + 1}`);
  await expectSeen(this, (page) => screenOf(page).cards.map(({ name }) => name), wanted);
});
