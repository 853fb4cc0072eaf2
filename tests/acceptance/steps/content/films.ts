import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { FilmWish } from '../../film-parts.ts';
import type { Scenario } from '../../world.ts';

const WISHES: Readonly<Record<string, FilmWish>> = {
  'lets films move': 'anything',
  'wants less motion': 'less motion',
  'saves data': 'less data',
  'has a slow connection': 'a slow connection',
};

Given(
  /^Ann (lets films move|wants less motion|saves data|has a slow connection)$/,
  async function (this: Scenario, words: string) {
    await this.driver.films.wish(WISHES[words] ?? 'anything');
  },
);

When('she starts the film', async function (this: Scenario) {
  await this.driver.films.press('play');
});

When('she pauses the film', async function (this: Scenario) {
  await this.driver.films.press('pause');
});

Then('the film moves', async function (this: Scenario) {
  assert.equal(await this.driver.films.movesWhen((moves) => moves), true);
});

Then('the film stands still', async function (this: Scenario) {
  assert.equal(await this.driver.films.movesWhen((moves) => !moves), false);
});

Then('nothing of the film was fetched', async function (this: Scenario) {
  assert.equal(await this.driver.films.wasFetched(), false);
});
