import type { Browser } from 'playwright-core';
import { htmlFaultsIn } from '../browser/accessibility/html-faults.ts';
import { overflowOf } from '../browser/accessibility/overflow.ts';
import { violationsOn } from '../browser/accessibility/violations.ts';

/** In CSS pixels (quality: right, and for everyone). */
export const WIDTHS = [320, 768, 1280] as const;

/** What was found on one page. */
export interface PageCheck {
  readonly path: string;
  /** Of the HTML checker. */
  readonly html: ReadonlyArray<string>;
  /** Of axe, at each of `WIDTHS`; what is wider than its window is among them. */
  readonly byWidth: ReadonlyArray<ReadonlyArray<string>>;
}

/** Checks a page of the site at `siteAddress`, everything that can be opened in it open. */
export const checkPage = async (browser: Browser, siteAddress: string, path: string): Promise<PageCheck> => {
  const answer = await fetch(`${siteAddress}${path}`);
  const status = answer.ok ? [] : [`status: ${answer.status}`];
  const html = [...status, ...(await htmlFaultsIn(await answer.text(), path))];
  const byWidth: Array<ReadonlyArray<string>> = [];
  for (const width of WIDTHS) byWidth.push(await checkWidth(browser, `${siteAddress}${path}`, width));
  return { path, html, byWidth };
};

/** Loads the page anew, as a visitor with a window of this width does. */
const checkWidth = async (
  browser: Browser,
  address: string,
  width: number,
): Promise<ReadonlyArray<string>> => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  try {
    await page.goto(address);
    await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    const wider = await overflowOf(page);
    return [...(wider > 0 ? [`overflow: ${wider} px`] : []), ...(await violationsOn(page))];
  } finally {
    await page.close();
  }
};
