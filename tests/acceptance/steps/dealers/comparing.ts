import { Then, When, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { screenOf } from '../../reader/dealer-screen.ts';
import { canPick, COMPARE_PICKED, comparisonOn, pickedOn } from '../../reader/comparison-screen.ts';
import { expectSeen } from '../../seen.ts';
import type { Scenario } from '../../world.ts';

const pick = async ({ driver }: Scenario, dealer: string): Promise<void> => {
  await driver.seenWhen(screenOf, ({ cards }) => cards.some(({ name }) => name === dealer));
  await driver.comparison.pick(dealer);
};

When('she picks {string} to compare', async function (this: Scenario, dealer: string) {
  await pick(this, dealer);
});

When('she compares them', async function (this: Scenario) {
  await this.driver.seenWhen(pickedOn, (picked) => picked.length > 1);
  await this.driver.follow(COMPARE_PICKED);
});

When(
  'Ann compares {string} and {string} near {string}',
  async function (this: Scenario, one: string, other: string, zipcode: string) {
    await this.driver.search(zipcode);
    await pick(this, one);
    await pick(this, other);
    await this.driver.seenWhen(pickedOn, (picked) => picked.length === 2);
    await this.driver.follow(COMPARE_PICKED);
  },
);

Then('she cannot pick {string} to compare', async function (this: Scenario, dealer: string) {
  await this.driver.seenWhen(screenOf, ({ cards }) => cards.some(({ name }) => name === dealer));
  await expectSeen(this, canPick(dealer), false);
});

Then('no dealer is picked to compare', async function (this: Scenario) {
  await expectSeen(this, pickedOn, []);
});

Then(
  'the comparison shows {string} and {string}',
  async function (this: Scenario, one: string, other: string) {
    await expectSeen(this, (page) => comparisonOn(page).map(({ name }) => name), [one, other]);
  },
);

Then('the comparison shows for {string}:', async function (this: Scenario, dealer: string, table: DataTable) {
  const shown = await this.driver.seenWhen(comparisonOn, (dealers) =>
    dealers.some(({ name }) => name === dealer),
  );
  const says = shown.find(({ name }) => name === dealer)?.says ?? {};
  const wanted = table.rowsHash();
  assert.deepEqual(Object.fromEntries(Object.keys(wanted).map((row) => [row, says[row]])), wanted);
});
