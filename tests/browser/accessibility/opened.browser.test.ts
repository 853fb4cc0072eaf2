import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { atRest, hasFocus, REVIEWED, reviewsOf } from '../dealers/opened-reviews.ts';
import { SETTLED_PAGES, prepare } from '../pages.ts';
import { IS_WHOLE } from '../../whole-run.ts';
import { TestedSite } from '../tested-site.ts';
import { htmlFaultsIn } from './html-faults.ts';
import { stopOf } from './keyboard-walk.ts';
import { OPENINGS, WIDTHS, type Opening, type Stage } from './opened-states.ts';
import { overflowOf } from './overflow.ts';
import { violationsOn } from './violations.ts';

const site = TestedSite.ofThisFile();

const HEIGHT = 900;
const MAX_STOPS = 40;
/** The open element; the page behind it is checked by other tests. */
const OPENED = ':is(dialog[open], :popover-open, p:has(> :popover-open))';

const isWithin = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element.contains(document.activeElement));

/** A page where a key has opened the element. */
const openedAt = async ({ path, before, opener, part }: Opening, width: number): Promise<Page> => {
  prepare(site, SETTLED_PAGES[0]);
  site.provider.reviews.serve(REVIEWED, reviewsOf(12));
  const page = await site.start(path, { viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' });
  await before?.(page);
  await open(page, { opener, part });
  return page;
};

const open = async (page: Page, { opener, part }: Pick<Opening, 'opener' | 'part'>): Promise<void> => {
  await opener(page).focus();
  // The focus shows an open popover again, but only in the next frame.
  await page.evaluate(
    () => new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered))),
  );
  // Focus alone opens a tooltip.
  if (!(await part(page).isVisible())) await page.keyboard.press('Enter');
  await part(page).waitFor();
  await atRest(page);
};

const overflowAt = async (page: Page, width: number): Promise<ReadonlyArray<string>> => {
  await page.setViewportSize({ width, height: HEIGHT });
  await atRest(page);
  const wider = await overflowOf(page);
  return wider > 0 ? [`${width} px: ${wider} px too wide`] : [];
};

const violationsAt = async (page: Page, width: number): Promise<ReadonlyArray<string>> => {
  const wider = await overflowAt(page, width);
  const violations = await violationsOn(page, OPENED);
  return [...wider, ...violations.map((one) => `${width} px: ${one}`)];
};

/** Presses Tab until the focus returns to its first stop or leaves the part; returns the faults on the way. */
const walkIn = async (page: Page, part: Locator, isModal: boolean): Promise<ReadonlyArray<string>> => {
  const wrong: string[] = [];
  if (isModal && !(await isWithin(part))) return ['the focus is behind'];
  await page.keyboard.press('Tab');
  const first = await page.evaluateHandle(() => document.activeElement);
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    const stop = await stopOf(page);
    if (stop.ring === 'none' || !stop.isInView) wrong.push(`not seen: ${JSON.stringify(stop)}`);
    if (isModal && !(await isWithin(part))) return [...wrong, `left for ${stop.html}`];
    if (!isModal && !(await part.isVisible())) return wrong;
    await page.keyboard.press('Tab');
    if (await first.evaluate((element) => element === document.activeElement)) return wrong;
  }
  return [...wrong, 'comes round never'];
};

const TAKEN = OPENINGS.filter(({ isRepeated }) => IS_WHOLE || isRepeated !== true);

test.each(TAKEN)('An open $name is accessible', async (opening) => {
  const { opener, part, path, isModal, widths = WIDTHS, stages = [] } = opening;
  const found: string[] = [];
  const [narrowest = 0, ...others] = widths;
  const page = await openedAt(opening, narrowest);
  const first: Stage = { name: 'opened', reach: () => Promise.resolve() };
  for (const stage of [first, ...stages]) {
    await stage.reach(page, part(page));
    const wrong = [...(await violationsAt(page, narrowest))];
    // Messages take no focus: other stages have the stops of the one before.
    const hasNewStops = stage === first || stage === stages.at(-1) || stage.name.startsWith('step');
    // The html of the last stage has the elements of the others.
    if (stage === (stages.at(-1) ?? first)) wrong.push(...(await htmlFaultsIn(await page.content(), path)));
    for (const width of isModal && hasNewStops ? others : []) wrong.push(...(await overflowAt(page, width)));
    await page.setViewportSize({ width: narrowest, height: HEIGHT });
    if (isModal && hasNewStops) wrong.push(...(await walkIn(page, part(page), true)));
    found.push(...wrong.map((one) => `${stage.name}: ${one}`));
  }
  await page.keyboard.press('Escape');
  await part(page).waitFor({ state: 'hidden' });
  if (!(await hasFocus(opener(page)))) found.push(`Escape leads to ${(await stopOf(page)).html}`);
  // A popover is placed next to its button, so it is reopened in a narrow and in a wide window.
  for (const width of isModal ? [] : new Set([narrowest, widths.at(-1) ?? narrowest])) {
    await page.setViewportSize({ width, height: HEIGHT });
    await opener(page).blur();
    await open(page, opening);
    found.push(...(await overflowAt(page, width)));
    found.push(...(await walkIn(page, part(page), false)).map((one) => `${width} px: ${one}`));
    if (await part(page).isVisible()) found.push(`${width} px: the keyboard has gone on, and it is open`);
  }
  expect(found).toEqual([]);
});
