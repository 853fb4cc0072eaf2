import type { Page, Route } from 'playwright-core';
import { none, type Figure } from '../../bench/figure.ts';
import { using, usingSite } from '../../bench/pages/opened.ts';
import { Visitors } from '../../bench/pages/visitor.ts';
import type { FaultMeasurement } from '../fault-measurement.ts';
import { answers, hiddenText, scriptedButtons, SELECTOR, startedByKey } from './answers.ts';

const PATHS = ['/', '/find-a-dealer/?zipcode=75001', '/resources/rebates/?zip=02110', '/resources/warranty/'];

const SCRIPTS = /\/assets\/[^/]+\.js$/;
const SHEETS = /\/assets\/[^/]+\.css$/;

type Fate = (route: Route) => Promise<void>;
const missing: Fate = (route) => route.fulfill({ status: 404 });
const hanging: Fate = () => new Promise(() => undefined);

/** A fault in a page's files before a button is clicked. */
interface Moment {
  readonly what: string;
  readonly files: RegExp;
  readonly fate: Fate;
  /** Whether the application starts before the fault. */
  readonly isStarted: boolean;
}

const MOMENTS: ReadonlyArray<Moment> = [
  { what: 'scripts missing', files: SCRIPTS, fate: missing, isStarted: false },
  { what: 'scripts hanging', files: SCRIPTS, fate: hanging, isStarted: false },
  { what: 'chunks missing after the start', files: SCRIPTS, fate: missing, isStarted: true },
];

/** Loads an address; a page that reloads itself interrupts that, so it is tried again. */
const openAgain = async (page: Page, address: string, tries = 3): Promise<unknown> =>
  page.goto(address).catch(async (error: unknown) => {
    if (tries === 1) throw error;
    await page.waitForLoadState();
    return openAgain(page, address, tries - 1);
  });

/** Clicks each button of a page as a new visitor; returns the buttons without a result within 3 s, at first or once the files are back. */
const deadButtons = async (visitors: Visitors, address: string, moment: Moment) => {
  const dead = { first: [] as string[], next: [] as string[], clicked: 0 };
  const prepare = (page: Page): Promise<unknown> =>
    moment.isStarted ? Promise.resolve() : page.route(moment.files, moment.fate);
  const buttons = await visitors.visit({ address }, (page) => page.evaluate(scriptedButtons, SELECTOR));
  for (const button of buttons) {
    await visitors.visit({ address, prepare }, async (page) => {
      if (moment.isStarted) {
        await startedByKey(page);
        await page.route(moment.files, moment.fate);
      }
      dead.clicked += 1;
      if (!(await answers(page, button))) dead.first.push(button.name);
      await page.unroute(moment.files);
      await openAgain(page, address);
      if (!(await answers(page, button))) dead.next.push(button.name);
    });
  }
  return dead;
};

const buttonFigures = async (
  visitors: Visitors,
  site: string,
  moment: Moment,
): Promise<ReadonlyArray<Figure>> => {
  const first: string[] = [];
  const next: string[] = [];
  let clicked = 0;
  for (const path of PATHS) {
    const dead = await deadButtons(visitors, `${site}${path}`, moment);
    first.push(...dead.first.map((name) => `${path} ${name}`));
    next.push(...dead.next.map((name) => `${path} ${name}`));
    clicked += dead.clicked;
  }
  const noteOf = (names: ReadonlyArray<string>): string =>
    names.length === 0 ? `of ${clicked}` : names.join('; ');
  return [
    none(`Pages, ${moment.what}: buttons that do nothing within 3 s`, first.length, noteOf(first)),
    none(
      `Pages, ${moment.what}: buttons that still do nothing once the files are back`,
      next.length,
      noteOf(next),
    ),
  ];
};

/** A missing style sheet hides no text; a hanging one hides none in the first window. */
const sheetFigures = async (visitors: Visitors, site: string): Promise<ReadonlyArray<Figure>> => {
  const hidden = async (fate: Fate, within: 'page' | 'window'): Promise<number> => {
    let characters = 0;
    for (const path of PATHS) {
      const address = `${site}${path}`;
      const usual = await visitors.visit({ address }, (page) => page.evaluate(hiddenText, within));
      const prepare = (page: Page): Promise<unknown> => page.route(SHEETS, fate);
      const waitUntil = 'commit';
      characters += await visitors.visit({ address, prepare, waitUntil }, async (page) => {
        await page.waitForFunction(() => performance.now() > 3_000);
        return Math.max(0, (await page.evaluate(hiddenText, within)) - usual);
      });
    }
    return characters;
  };
  return [
    none('Pages, style sheet missing: hidden characters of text', await hidden(missing, 'page')),
    none(
      'Pages, style sheet hanging: hidden characters in the first window',
      await hidden(hanging, 'window'),
    ),
  ];
};

/** Pages whose scripts, chunks or style sheets are missing or hang, in a real browser (quality: nothing lost). */
export const measureEveryMoment: FaultMeasurement = () =>
  usingSite({}, ({ address }) =>
    using(Visitors.open(), async (visitors) => {
      const figures: Figure[] = [];
      for (const moment of MOMENTS) figures.push(...(await buttonFigures(visitors, address, moment)));
      return [...figures, ...(await sheetFigures(visitors, address))];
    }),
  );
