import type { Browser, Page } from 'playwright-core';
import { htmlFaultsIn } from '../browser/accessibility/html-faults.ts';
import { overflowOf } from '../browser/accessibility/overflow.ts';
import { violationsOn } from '../browser/accessibility/violations.ts';
import { MISSING_PATH } from './checked-addresses.ts';

/** In CSS pixels (quality: right, and for everyone). */
export const WIDTHS = [320, 768, 1280] as const;

/** The findings on one page. */
export interface PageCheck {
  readonly path: string;
  /** The HTML checker's findings. */
  readonly html: ReadonlyArray<string>;
  /** axe findings at each of `WIDTHS`, including elements wider than the window. */
  readonly byWidth: ReadonlyArray<ReadonlyArray<string>>;
}

/** Checks a page of the site at `siteAddress`, with everything open that can be opened. */
export const checkPage = async (browser: Browser, siteAddress: string, path: string): Promise<PageCheck> => {
  const answer = await fetch(`${siteAddress}${path}`);
  const isExpected = path === MISSING_PATH ? answer.status === 404 : answer.ok;
  const status = isExpected ? [] : [`status: ${answer.status}`];
  const html = [...status, ...(await htmlFaultsIn(await answer.text(), path))];
  const byWidth: Array<ReadonlyArray<string>> = [];
  for (const width of WIDTHS) byWidth.push(await checkWidth(browser, `${siteAddress}${path}`, width));
  return { path, html, byWidth };
};

/** Loads the page in a window of this width. */
const checkWidth = async (
  browser: Browser,
  address: string,
  width: number,
): Promise<ReadonlyArray<string>> => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  try {
    await page.goto(address);
    await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    return [...(await faultsOn(page)), ...(await faultsOfEmptyForm(page))];
  } finally {
    await page.close();
  }
};

const faultsOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  const wider = await overflowOf(page);
  return [...(wider > 0 ? [`overflow: ${wider} px`] : []), ...(await violationsOn(page))];
};

/** Submits the page's first form empty, if there is one, and checks the page with its errors. */
const faultsOfEmptyForm = async (page: Page): Promise<ReadonlyArray<string>> => {
  const form = page.locator('main form[method="post"]:visible').first();
  if ((await form.count()) === 0) return [];
  // Clears filled-in fields: a prefilled zip may be all that the first step asks for.
  await form.locator('input:not([type="hidden"])').evaluateAll((all) => {
    for (const input of all as HTMLInputElement[])
      if (input.type !== 'radio' && input.type !== 'checkbox') input.value = '';
  });
  const lastButton = form.locator('button:visible').last();
  // The trap for robots cannot be reached with Tab.
  const fields = form.locator(':is(input, select, textarea):not([tabindex="-1"]):visible');
  if ((await fields.count()) === 0) {
    // The first step is a choice of topics.
    await lastButton.click();
    await fields.first().waitFor();
  }
  await lastButton.click();
  await form.locator('[aria-invalid]').first().waitFor();
  const faults = [...(await faultsOn(page)), ...(await htmlFaultsIn(await page.content(), page.url()))];
  return faults.map((fault) => `sent empty: ${fault}`);
};
