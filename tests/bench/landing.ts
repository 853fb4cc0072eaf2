import { ANN } from '../builders/a-draft.ts';
import type { Figure } from './figure.ts';
import { wayToCall, wayToRequest, WAY_PHONE, type Way } from './landing-way.ts';
import type { Measurement } from './measurement.ts';
import { using, usingSite } from './pages/opened.ts';
import { Visitors } from './pages/visitor.ts';

const ZIPCODE = '75001';

const figuresOf = (to: string, { actions, screens }: Way, goal?: Way): ReadonlyArray<Figure> => [
  {
    what: `Landing to ${to} at 375 px, actions after the code is typed`,
    measured: actions,
    unit: 'count',
    ...(goal && { goal: { atMost: goal.actions } }),
  },
  {
    what: `Landing to ${to} at 375 px, screens`,
    measured: screens,
    unit: 'ratio',
    ...(goal && { goal: { atMost: goal.screens } }),
  },
];

/** What the way from landing to a dealer asks of a visitor on a phone. */
export const GOAL: Way = { actions: 2, screens: 1.2 };

/** From landing to a dialed dealer and to a sent request, counted in a browser. */
export const measureLanding: Measurement = () =>
  usingSite({}, ({ address }) =>
    using(Visitors.open(), async (visitors) => {
      const visit = { address, viewport: WAY_PHONE };
      const call = await visitors.visit(visit, (page) => wayToCall(page, ZIPCODE));
      const request = await visitors.visit(visit, (page) => wayToRequest(page, ZIPCODE, ANN));
      return [...figuresOf('a dialed dealer', call, GOAL), ...figuresOf('a sent request', request)];
    }),
  );
