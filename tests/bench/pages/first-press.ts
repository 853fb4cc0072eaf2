import type { Page } from 'playwright-core';
import { findDealersTexts } from '../../../application/visitor/find-dealers/texts.ts';
import type { Figure } from '../figure.ts';
import type { Measurement } from '../measurement.ts';
import { using, usingSite } from './opened.ts';
import { watchPresses, type Awaited, type Moment } from './press-watch.ts';
import { reactionOf, type Reaction } from './reaction.ts';
import { openSlowLine, SLOW_4G_LINE } from './slow-line.ts';
import { median } from '../statistics.ts';
import { SLOW_CPU, Visitors } from './visitor.ts';

interface Press extends Awaited {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
}

/** Typical first clicks, before the application has started. */
const CLICKS: ReadonlyArray<Press> = [
  {
    name: 'search',
    path: '/find-a-dealer/',
    press: { event: 'keydown', key: 'Enter' },
    words: 'Showing 1-',
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
    words: 'Showing 4-',
    act: (page) => page.getByRole('link', { name: findDealersTexts.next, exact: true }).tap(),
  },
];

const ACKNOWLEDGED_WITHIN_MS = 100;
const PATIENCE_MS = 15_000;

/** A page for the click, and the time limit for the painted result. */
interface Place {
  readonly name: string;
  readonly site: string;
  readonly slowdown: number;
  readonly goalMs: number;
}

const react = (visitors: Visitors, { site, slowdown }: Place, press: Press): Promise<Reaction> => {
  const watching: { moments: ReadonlyArray<Moment> } = { moments: [] };
  const prepare = async (page: Page): Promise<void> => {
    watching.moments = await watchPresses(page, press);
  };
  return visitors.visit({ address: `${site}${press.path}`, slowdown, prepare }, async (page) => {
    await press.act(page);
    const end = performance.now() + PATIENCE_MS;
    while (reactionOf(watching.moments) === null && performance.now() < end) await page.waitForTimeout(50);
    await page.waitForTimeout(200);
    const reaction = reactionOf(watching.moments);
    if (reaction === null) throw new Error(`The first press, ${press.name}, had no result`);
    return reaction;
  });
};

const figuresOf = (
  what: string,
  reactions: ReadonlyArray<Reaction>,
  goalMs: number,
): ReadonlyArray<Figure> => {
  const documents = reactions.flatMap(({ nextDocument }) => nextDocument ?? []);
  const changes = reactions.flatMap(({ changed }) => changed ?? []);
  const note = [
    documents.length > 0 &&
      `${documents.length} of ${reactions.length} by a new document, painted after ${median(documents).toFixed(0)} ms`,
    changes.length > 0 && `${changes.length} changed the page itself, after ${median(changes).toFixed(0)} ms`,
  ];
  return [
    {
      what: `${what}: acknowledged`,
      measured: median(reactions.map(({ acknowledged }) => acknowledged)),
      unit: 'ms',
      goal: { atMost: ACKNOWLEDGED_WITHIN_MS },
      note: note.filter(Boolean).join('; '),
    },
    {
      what: `${what}: result painted`,
      measured: median(reactions.map(({ result }) => result)),
      unit: 'ms',
      goal: { atMost: goalMs },
    },
  ];
};

/** The first use of a page before the application has started: from the click to the painted result. */
export const measureFirstPress: Measurement = ({ rounds }) =>
  usingSite({}, ({ address }) =>
    using(openSlowLine(address, SLOW_4G_LINE), (line) =>
      using(Visitors.open(), async (visitors) => {
        const places: ReadonlyArray<Place> = [
          { name: '4x slower CPU', site: address, slowdown: SLOW_CPU, goalMs: 600 },
          { name: 'slow 4G', site: line.address, slowdown: 1, goalMs: 1300 },
        ];
        const figures: Figure[] = [];
        for (const place of places) {
          for (const press of CLICKS) {
            const reactions: Reaction[] = [];
            for (let round = 0; round < rounds; round++) reactions.push(await react(visitors, place, press));
            figures.push(...figuresOf(`First press, ${press.name}, ${place.name}`, reactions, place.goalMs));
          }
        }
        return figures;
      }),
    ),
  );
