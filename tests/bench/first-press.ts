import type { Page } from 'playwright-core';
import { findDealersTexts } from '../../application/visitor/find-dealers/texts.ts';
import type { Figure } from './figure.ts';
import type { Measurement } from './measurement.ts';
import { using, usingSite } from './opened.ts';
import { watchPresses, type Awaited, type Moment } from './press-watch.ts';
import { median } from './statistics.ts';
import { SLOW_4G, SLOW_CPU, Visitors, type Slowness } from './visitor.ts';

interface Press extends Awaited {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
}

/** What visitors press first, before the application has started. */
const PRESSES: ReadonlyArray<Press> = [
  {
    name: 'search',
    path: '/find-a-dealer/',
    press: { event: 'keydown', key: 'Enter' },
    status: 'Showing 1-',
    act: async (page) => {
      await page.getByRole('textbox', { name: findDealersTexts.zipLabel }).tap();
      await page.keyboard.type('75001');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'next page',
    path: '/find-a-dealer/?zipcode=75001',
    press: { event: 'pointerdown' },
    status: 'Showing 4-',
    act: (page) => page.getByRole('link', { name: findDealersTexts.next, exact: true }).tap(),
  },
];

const CASES: ReadonlyArray<{ readonly slowness: Slowness; readonly goalMs: number }> = [
  { slowness: SLOW_CPU, goalMs: 600 },
  { slowness: SLOW_4G, goalMs: 1300 },
];

const PATIENCE_MS = 15_000;

interface Reaction {
  readonly acknowledged: number;
  readonly result: number;
  /** To the first paint of the next document; null when the page was not left. */
  readonly nextDocument: number | null;
}

/** The time from the press to each of the moments that matter. */
const reactionOf = (moments: ReadonlyArray<Moment>): Reaction => {
  const pressed = moments.find(({ kind }) => kind === 'pressed')?.at ?? NaN;
  const after = (...kinds: ReadonlyArray<Moment['kind']>): number | null => {
    const later = moments.filter(({ kind, at }) => kinds.includes(kind) && at >= pressed);
    return later.length === 0 ? null : Math.min(...later.map(({ at }) => at)) - pressed;
  };
  const result = after('result') ?? NaN;
  return {
    result,
    acknowledged: Math.min(after('acknowledged', 'left') ?? result, result),
    nextDocument: after('left') === null ? null : after('first paint'),
  };
};

const react = (visitors: Visitors, site: string, press: Press, slowness: Slowness): Promise<Reaction> => {
  let moments: ReadonlyArray<Moment> = [];
  const prepare = async (page: Page): Promise<void> => {
    moments = await watchPresses(page, press);
  };
  return visitors.visit({ address: `${site}${press.path}`, slowness, prepare }, async (page) => {
    await press.act(page);
    const end = performance.now() + PATIENCE_MS;
    while (!moments.some(({ kind }) => kind === 'result') && performance.now() < end)
      await page.waitForTimeout(50);
    return reactionOf(moments);
  });
};

/** The very first use of a page, when the application has not started: from the press to the painted result. */
export const measureFirstPress: Measurement = ({ rounds }) =>
  usingSite({}, ({ address }) =>
    using(Visitors.open(), async (visitors) => {
      const figures: Figure[] = [];
      for (const { slowness, goalMs } of CASES) {
        for (const press of PRESSES) {
          const reactions: Reaction[] = [];
          for (let round = 0; round < rounds; round++) {
            reactions.push(await react(visitors, address, press, slowness));
          }
          const what = `First press, ${press.name}, ${slowness.name}`;
          const next = reactions.flatMap(({ nextDocument }) => nextDocument ?? []);
          figures.push(
            {
              what: `${what}: acknowledged`,
              measured: median(reactions.map(({ acknowledged }) => acknowledged)),
              unit: 'ms',
              goal: { atMost: 100 },
              note:
                next.length === 0
                  ? 'in place'
                  : `${next.length} of ${rounds} left for a new document, painted after ${median(next).toFixed(0)} ms`,
            },
            {
              what: `${what}: result painted`,
              measured: median(reactions.map(({ result }) => result)),
              unit: 'ms',
              goal: { atMost: goalMs },
            },
          );
        }
      }
      return figures;
    }),
  );
