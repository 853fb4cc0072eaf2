import type { Page } from 'playwright-core';
import { ANN } from '../builders/a-draft.ts';
import { officeClosed, officeOpen } from '../clock/suite-clock.ts';
import type { Figure } from './figure.ts';
import {
  wayToBooking,
  wayToCall,
  wayToCallAfterSlip,
  wayToComparison,
  wayToEmergencyCall,
  wayToRequest,
  wayToRunningCost,
  WAY_PHONE,
  type Way,
} from './landing-way.ts';
import type { Measurement } from './measurement.ts';
import { using, usingSite } from './pages/opened.ts';
import { Visitors } from './pages/visitor.ts';

const ZIPCODE = '75001';

/** The limits of each journey from landing on a phone; without `screens` if it ends in a dialog or on another page. */
export const GOALS = {
  'a dialed dealer': { actions: 2, screens: 1 },
  'a dealer dialed after a slip in the code': { actions: 3, screens: 1 },
  'a dealer dialed at night': { actions: 2, screens: 1 },
  'a sent request': { actions: 9 },
  'a booked visit': { actions: 13 },
  'a comparison of two dealers': { actions: 4 },
  'an estimate with rebates and running cost': { actions: 6 },
} satisfies Readonly<Record<string, Partial<Way>>>;

type End = keyof typeof GOALS;

const figuresOf = (end: End, { actions, screens }: Way): ReadonlyArray<Figure> => {
  const goal: Partial<Way> = GOALS[end];
  const atMost = (most: number | undefined) => most !== undefined && { goal: { atMost: most } };
  return [
    {
      what: `Landing to ${end} at 375 px, actions after the code is typed`,
      measured: actions,
      unit: 'count' as const,
      ...atMost(goal.actions),
    },
    {
      what: `Landing to ${end} at 375 px, screens`,
      measured: screens,
      unit: 'ratio' as const,
      ...atMost(goal.screens),
    },
  ];
};

const WAYS: Readonly<Record<Exclude<End, 'a dealer dialed at night'>, (page: Page) => Promise<Way>>> = {
  'a dialed dealer': (page) => wayToCall(page, ZIPCODE),
  'a dealer dialed after a slip in the code': (page) => wayToCallAfterSlip(page, `${ZIPCODE.slice(0, -1)}l`),
  'a sent request': (page) => wayToRequest(page, ZIPCODE, ANN),
  'a booked visit': (page) => wayToBooking(page, ZIPCODE, ANN),
  'a comparison of two dealers': (page) => wayToComparison(page, ZIPCODE),
  'an estimate with rebates and running cost': (page) => wayToRunningCost(page, ZIPCODE),
};

/** Visitors' journeys on a phone, counted in a browser: from landing to a dealer in office hours, and at night with a stored code. */
export const measureLanding: Measurement = () =>
  using(Visitors.open(), async (visitors) => {
    const figures: Figure[] = [];
    await usingSite(officeOpen(), async ({ address }) => {
      for (const [end, way] of Object.entries(WAYS) as ReadonlyArray<
        [keyof typeof WAYS, (typeof WAYS)['a dialed dealer']]
      >)
        figures.push(...figuresOf(end, await visitors.visit({ address, viewport: WAY_PHONE }, way)));
    });
    await usingSite(officeClosed(), async ({ address }) => {
      const way = await visitors.visit({ address, viewport: WAY_PHONE }, async (page) => {
        await page.goto(`${address}/find-a-dealer/?zipcode=${ZIPCODE}`);
        await page.goto(address);
        return wayToEmergencyCall(page);
      });
      figures.push(...figuresOf('a dealer dialed at night', way));
    });
    return figures;
  });
