import type { Page } from 'playwright-core';
import { findDealersTexts } from '../../../../application/visitor/find-dealers/texts.ts';
import { areaServing } from '../../../../application/visitor/read-page/texts.ts';
import type { Screen } from '../../driver.ts';

const SERVING = new RegExp(areaServing('(\\S+( \\S+)?)').concat(' –'));

/** What a page shows, found by roles and names; the list is read at one moment, so that its parts belong together. */
export const screenOf = async (page: Page): Promise<Screen> => {
  const list = page.getByRole('region', { name: findDealersTexts.listName });
  const shown = await list.evaluate((section) => ({
    cards: Array.from(section.querySelectorAll<HTMLElement>('article'), (article) => ({
      name: article.querySelector('h3')?.textContent ?? '',
      says: article.innerText.split('\n').map((line) => line.trim()),
      badges: Array.from(article.querySelectorAll('ul li'), (badge) => badge.textContent ?? ''),
    })),
    texts: Array.from(
      section.querySelectorAll('h2, p:not(article p)'),
      (element) => element.textContent ?? '',
    ),
    links: Array.from(section.querySelectorAll<HTMLElement>('a[href]'), (link) => link.innerText.trim()),
  }));
  const banner = await page.getByRole('banner').innerText();
  return {
    ...shown,
    count: shown.texts.find((text) => text.startsWith('Showing ')) ?? null,
    area: SERVING.exec(banner)?.[1] ?? null,
  };
};
