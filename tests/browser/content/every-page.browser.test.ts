import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import { expectWholeNumbers } from '../accessibility/broken-numbers.ts';
import { expectFit } from '../accessibility/fit.ts';
import { stopOf, walkThrough } from '../accessibility/keyboard-walk.ts';
import { shiftsOn, watchLayout } from '../accessibility/layout-shifts.ts';
import { SETTLED_PAGES, inState, prepare, UNSETTLED_PAGES, widthsOf, type TestedPage } from '../pages.ts';
import { problemsOn, tellViolations } from '../problems.ts';
import { isStarted, startByPress, startWhole, TestedSite } from '../tested-site.ts';
import { everyNth, IS_WHOLE } from '../../whole-run.ts';

const site = TestedSite.ofThisFile();
// The first search builds the index, for which a page waits longer when it is asked to.
beforeAll(() => site.html('/search/?q=xylophone&wait=1'));

/** A new visitor on a page, with a record of its script requests and problems. */
const watchedVisit = async (tested: TestedPage, width: number) => {
  prepare(site, tested);
  const page = await (await site.context()).newPage();
  const scripts: string[] = [];
  const problems = problemsOn(page);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url());
  });
  await page.addInitScript(tellViolations);
  await page.addInitScript(watchLayout);
  await page.setViewportSize({ width, height: 800 });
  const answer = await page.goto(tested.path);
  return { page, scripts, problems, policy: answer?.headers()['content-security-policy'] ?? '' };
};

/** One page of each language, and one whose header has an area: header and footer are the same on the others. */
const FRAMES: ReadonlyArray<string> = ['home', 'found', 'Spanish home', 'French home'];
const isFramed = ({ name }: TestedPage): boolean => IS_WHOLE || FRAMES.includes(name);
/** Every page starts in a narrow window, those with their frame in a wide one, too. */
const startWidthsOf = (tested: TestedPage): ReadonlyArray<number> =>
  widthsOf(tested).slice(0, isFramed(tested) ? undefined : 1);
/**
 * A page of all blocks has hundreds of stops, most of which other pages have, too; a translation of a page has the stops of the
 * original, and pages with the same layout are built from the same parts: only a whole run walks through all of them.
 */
const ALIKE = SETTLED_PAGES.filter(
  (tested: TestedPage) => tested.isAlike && !tested.language && tested.name !== 'style guide',
);
const WALKED: ReadonlyArray<TestedPage> = everyNth(2, ALIKE);
const isWalked = (tested: TestedPage): boolean =>
  isFramed(tested) || tested.isAlike !== true || WALKED.includes(tested);

/** The skip link moves the focus to the main content. */
const expectSkip = async (page: Page, { language = 'en' }: TestedPage): Promise<void> => {
  await page.getByRole('link', { name: siteTextsIn(language).skip }).focus();
  expect(await stopOf(page)).toMatchObject({ ring: 'seen', isInView: true });
  await page.keyboard.press('Enter');
  await page.locator('main:focus').waitFor({ state: 'attached' });
};

const expectWalk = async (page: Page, tested: TestedPage): Promise<void> => {
  const { language = 'en' } = tested;
  const isWhole = isFramed(tested);
  if (isWhole) expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  else await expectSkip(page, tested);
  const { expected, reached, unseen } = await walkThrough(page, isWhole ? 'body' : 'main');
  if (isWhole) expect(expected[0]).toContain(siteTextsIn(language).skip);
  expect(reached).toEqual(expected);
  expect(unseen).toEqual([]);
};

const STATUSES: Readonly<Record<string, number>> = { 'unknown page': 404, 'dealer who is gone': 410 };

describe.each(SETTLED_PAGES)('$name', (tested: TestedPage) => {
  test.each(startWidthsOf(tested))('at %i px loads, starts and is walked through with Tab', async (width) => {
    const { page, scripts, problems, policy } = await watchedVisit(tested, width);
    // Inline styles come from content that the sanitizer has passed.
    expect(policy.replace("style-src-attr 'unsafe-inline'; ", '')).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy).toContain('script-src');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // The script that records the page when the visitor leaves is not part of the application.
    const early = scripts.filter((address) => !address.includes('/saved.js'));
    expect({ early, isStarted: await isStarted(page) }).toEqual({ early: [], isStarted: false });
    await startByPress(page);
    await inState(page, tested);
    expect(scripts.length).toBeGreaterThan(0);
    expect(await shiftsOn(page)).toEqual([]);
    await startWhole(page);
    const isFirst = width === widthsOf(tested)[0];
    if (isWalked(tested) && (isFirst || isFramed(tested))) await expectWalk(page, tested);
    if (isFirst) {
      await expectFit(page, widthsOf(tested).length > 1 ? undefined : [320], isFramed(tested));
      if (IS_WHOLE || tested.isAlike !== true) await expectWholeNumbers(page);
    }
    // The browser itself logs the status of a missing page.
    const status = STATUSES[tested.name];
    expect(problems).toEqual(status === undefined ? [] : [expect.stringContaining(`status of ${status}`)]);
  });
});

describe.each(UNSETTLED_PAGES)('$name', (tested) => {
  test('starts by itself without a hydration mismatch, fits, and follows its policy', async () => {
    const { page, problems } = await watchedVisit(tested, 375);
    await inState(page, tested);
    await expectFit(page, [320]);
    expect(problems.filter((text) => /hydrat|react|uncaught|TypeError|violation/i.test(text))).toEqual([]);
  });
});
