import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { VideoPreference } from '../../parts/video-parts.ts';
import { expectBecomes } from '../../seen.ts';
import type { Scenario } from '../../world.ts';

const PREFERENCES: Readonly<Record<string, VideoPreference>> = {
  'lets videos play': 'anything',
  'wants less motion': 'less motion',
  'saves data': 'less data',
  'has a slow connection': 'a slow connection',
};

Given(
  /^Ann (lets videos play|wants less motion|saves data|has a slow connection)$/,
  async function (this: Scenario, words: string) {
    await this.driver.videos.prefer(PREFERENCES[words] ?? 'anything');
  },
);

When(/^she (play|pause)s the video$/, async function (this: Scenario, to: 'play' | 'pause') {
  await this.driver.videos.activate(to);
});

Then(/^the video (plays|is paused)$/, async function (this: Scenario, does: string) {
  await expectBecomes(this.driver.videos.playsWhen, does === 'plays');
});

Then('no part of the video was downloaded', async function (this: Scenario) {
  assert.equal(await this.driver.videos.wasDownloaded(), false);
});
