import type { Locator, Page } from 'playwright-core';
import { findDealersTexts } from '../../../../../application/visitor/find-dealers/texts.ts';
import { areaServing } from '../../../../../application/visitor/read-page/frame-texts.ts';
import type { Screen } from '../../../driver.ts';

const SERVING = new RegExp(areaServing('(\\S+( \\S+)?)').concat(' –'));

/** What a page shows, found by roles and names; the list is read at one moment, so that its parts belong together. */
export const screenOf = async (page: Page): Promise<Screen> => {
  const list = page.getByRole('region', { name: findDealersTexts.listName });
  if ((await list.count()) === 0) {
    const texts = await page.getByText(findDealersTexts.idle, { exact: true }).allTextContents();
    return { ...NOTHING_LISTED, texts, area: await areaOf(page), title: await page.title() };
  }
  const shown = await list.evaluate((section) => ({
    cards: Array.from(section.querySelectorAll<HTMLElement>('article'), (article) => ({
      name: article.querySelector('h3')?.textContent ?? '',
      says: article.innerText.split('\n').map((line) => line.trim()),
      badges: Array.from(
        article.querySelectorAll(':scope ul li :is(button, a)'),
        (badge) => badge.textContent ?? '',
      ),
    })),
    // A paragraph may hold a button behind its text.
    texts: Array.from(section.querySelectorAll('h2, p:not(article p)')).flatMap((element) => [
      element.textContent ?? '',
      element.firstChild?.textContent ?? '',
    ]),
    links: Array.from(section.querySelectorAll<HTMLElement>('a[href]'), (link) => link.innerText.trim()),
  }));
  const dealers = await page
    .getByRole('list', { name: findDealersTexts.nearestHeading })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => ({
        name: item.querySelector('strong')?.textContent ?? '',
        distance: item.querySelector('[data-distance]')?.textContent ?? '',
      })),
    );
  const filter = page.getByRole('button', { name: /^Filters? \(\d\)$/ });
  return {
    ...shown,
    count: shown.texts.find((text) => /^Showing \d/.test(text)) ?? null,
    title: await page.title(),
    area: await areaOf(page),
    nearest: dealers,
    filterButton: (await filter.count()) === 0 ? null : ((await filter.textContent()) ?? '').trim(),
  };
};

const areaOf = async (page: Page): Promise<string | null> =>
  SERVING.exec(await page.getByRole('banner').innerText())?.[1] ?? null;

/** A page without a list of dealers. */
const NOTHING_LISTED = { cards: [], count: null, links: [], nearest: [], filterButton: null };

/** The card of a dealer on a page. */
export const cardNamed = (page: Page, name: string): Locator =>
  page.getByRole('article', { name, exact: true });
