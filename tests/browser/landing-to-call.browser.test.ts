import { expect, test } from '@jest/globals';
import { GOAL } from '../bench/landing.ts';
import { wayToCall, wayToRequest, WAY_PHONE } from '../bench/landing-way.ts';
import { ANN } from '../builders/a-draft.ts';
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

test('On a phone the way to a sent request ends at the receipt, and asks once for what the site does not know', async () => {
  prepare(site, CALM_PAGES[0]);
  const page = await site.visit('/', { viewport: WAY_PHONE, hasTouch: true });
  const { actions } = await wayToRequest(page, SERVED, ANN);
  // Search, open, name, email, phone, street, what is going on, send: town, state and code are known.
  expect(actions).toBeLessThanOrEqual(9);
});
