import { expect, test } from '@jest/globals';
import { GOALS } from '../bench/landing.ts';
import { wayToCall, wayToEmergencyCall, wayToRequest, WAY_PHONE } from '../bench/landing-way.ts';
import { ANN } from '../builders/a-draft.ts';
import { officeClosed, officeOpen } from '../clock/suite-clock.ts';
import { SETTLED_PAGES, prepare, SERVED } from './pages.ts';
import { TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile(officeOpen);
const atNight = TestedSite.ofThisFile(officeClosed);

test('On a phone, a visitor can dial the first dealer two actions after entering the code, within 1.2 screens', async () => {
  prepare(site, SETTLED_PAGES[0]);
  const page = await site.visit('/', { viewport: WAY_PHONE, hasTouch: true });
  const { actions, screens } = await wayToCall(page, SERVED);
  expect(actions).toBeLessThanOrEqual(GOALS['a dialed dealer'].actions);
  expect(screens).toBeLessThanOrEqual(GOALS['a dialed dealer'].screens);
});

test('On a phone, a visitor can send a request in the planned number of actions, since known details are prefilled', async () => {
  prepare(site, SETTLED_PAGES[0]);
  const page = await site.visit('/', { viewport: WAY_PHONE, hasTouch: true });
  const { actions } = await wayToRequest(page, SERVED, ANN);
  // Search, open, name, email, phone, street, problem, send; town, state and code are prefilled.
  expect(actions).toBeLessThanOrEqual(GOALS['a sent request'].actions);
});

test.each([
  ['in office hours', site],
  ['at night', atNight],
])(
  'On a phone in a known area, a visitor can dial the nearest dealer who answers 24/7 in two actions, %s',
  async (_when, tested) => {
    prepare(tested, SETTLED_PAGES[0]);
    const page = await tested.visit(`/find-a-dealer/?zipcode=${SERVED}`, {
      viewport: WAY_PHONE,
      hasTouch: true,
    });
    await page.goto('/');
    const { actions } = await wayToEmergencyCall(page);
    expect(actions).toBe(2);
    expect(new URL(page.url()).searchParams.getAll('filter')).toEqual(['emergencyService']);
    expect(new URL(page.url()).searchParams.get('zipcode')).toBe(SERVED);
  },
);
