import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { FilmWish } from '../../film-parts.ts';
import type { Scenario } from '../../world.ts';

const WISHES: Readonly<Record<string, FilmWish>> = {
  'lets videos play': 'anything',
  'wants less motion': 'less motion',
  'saves data': 'less data',
  'has a slow connection': 'a slow connection',
};

Given(
  /^Ann (lets videos play|wants less motion|saves data|has a slow connection)$/,
  async function (this: Scenario, words: string) {
    await this.driver.films.wish(WISHES[words] ?? 'anything');
  },
);

When('she plays the video', async function (this: Scenario) {
  await this.driver.films.press('play');
});

When('she pauses the video', async function (this: Scenario) {
  await this.driver.films.press('pause');
});

Then('the video plays', async function (this: Scenario) {
  assert.equal(await this.driver.films.movesWhen((moves) => moves), true);
});

Then('the video is paused', async function (this: Scenario) {
  assert.equal(await this.driver.films.movesWhen((moves) => !moves), false);
});

Then('no part of the video was downloaded', async function (this: Scenario) {
  assert.equal(await this.driver.films.wasFetched(), false);
});
