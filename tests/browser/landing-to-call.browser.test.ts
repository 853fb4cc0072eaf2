import { expect, test } from '@jest/globals';
import { GOALS } from '../bench/landing.ts';
import {
  wayToCall,
  wayToCallAfterSlip,
  wayToEmergencyCall,
  wayToRequest,
  WAY_PHONE,
} from '../bench/landing-way.ts';
import { cardTexts } from '../../application/visitor/find-dealers/card-texts.ts';
import { findDealersTexts } from '../../application/visitor/find-dealers/texts.ts';
import { aDealer } from '../builders/a-dealer.ts';
import { ANN } from '../builders/a-draft.ts';
import { officeClosed, officeOpen } from '../clock/suite-clock.ts';
import { inOwnTypefaces } from './own-typefaces.ts';
import { SETTLED_PAGES, prepare, SERVED } from './pages.ts';
import { TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile(officeOpen);
const atNight = TestedSite.ofThisFile(officeClosed);

test('On a phone, a visitor can dial the first dealer two actions after entering the code, on the first screen', async () => {
  prepare(site, SETTLED_PAGES[0]);
  const page = await site.visit('/', { viewport: WAY_PHONE, hasTouch: true });
  const { actions, screens } = await wayToCall(page, SERVED);
  expect(actions).toBeLessThanOrEqual(GOALS['a dialed dealer'].actions);
  expect(screens).toBeLessThanOrEqual(GOALS['a dialed dealer'].screens);
});

test('On a phone, a slip in the code costs one more action', async () => {
  prepare(site, SETTLED_PAGES[0]);
  const page = await site.visit('/', { viewport: WAY_PHONE, hasTouch: true });
  const { actions, screens } = await wayToCallAfterSlip(page, SERVED.replace(/1$/, 'l'));
  expect(actions).toBeLessThanOrEqual(GOALS['a dealer dialed after a slip in the code'].actions);
  expect(screens).toBeLessThanOrEqual(1);
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
    const { actions, screens } = await wayToEmergencyCall(page);
    expect(actions).toBe(2);
    expect(screens).toBeLessThanOrEqual(1);
    expect(new URL(page.url()).searchParams.getAll('filter')).toEqual(['emergencyService']);
    expect(new URL(page.url()).searchParams.get('zipcode')).toBe(SERVED);
  },
);

test.each([
  ['urgent results', site, `/find-a-dealer/?zipcode=${SERVED}&sort=nearest&filter=emergencyService`],
  ['the service page while the office is closed', atNight, `/find-your-dealer/?zipcode=${SERVED}`],
])(
  'On a phone, the first screen of %s has the place and two numbers of dealers who answer now',
  async (_what, tested, address) => {
    const night = (companyId: number) =>
      aDealer().withCompanyId(companyId).milesAway(companyId).withBadge('emergency-service').build();
    tested.provider.serve({ zipcode: SERVED, dealers: [aDealer().build(), night(2), night(3)] });
    const page = await tested.visit(address, { viewport: WAY_PHONE });
    await inOwnTypefaces(page);
    const main = page.getByRole('main');
    const list = main.getByRole('list', { name: findDealersTexts.urgentHeading });
    const place = main.getByRole('link', { name: findDealersTexts.changeArea, exact: true });
    for (const one of [place, ...(await list.getByRole('link').all())]) {
      const box = await one.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(WAY_PHONE.height);
    }
    expect(await list.getByRole('link').count()).toBe(2);
  },
);

test.each(['/find-a-dealer/', '/find-your-dealer/'])(
  'On a phone, a search on %s has the first number on the first screen',
  async (path) => {
    prepare(site, SETTLED_PAGES[0]);
    const page = await site.visit(`${path}?zipcode=${SERVED}`, { viewport: WAY_PHONE });
    await inOwnTypefaces(page);
    const number = page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${cardTexts.callPrefix} `) });
    const box = await number.first().boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(WAY_PHONE.height);
  },
);
