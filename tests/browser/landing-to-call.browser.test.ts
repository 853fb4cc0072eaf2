import { expect, test } from '@jest/globals';
import { GOAL } from '../bench/landing.ts';
import { wayToCall, WAY_PHONE } from '../bench/landing-way.ts';
import { CALM_PAGES, prepare, SERVED } from './pages.ts';
import { TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile();

test('On a phone the first dealer is dialed two actions after the code, within 1.2 screens', async () => {
  prepare(site, CALM_PAGES[0]);
  const page = await site.visit('/', { viewport: WAY_PHONE, hasTouch: true });
  const { actions, screens } = await wayToCall(page, SERVED);
  expect(actions).toBeLessThanOrEqual(GOAL.actions);
  expect(screens).toBeLessThanOrEqual(GOAL.screens);
});
