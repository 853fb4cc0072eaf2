import type { Page } from 'playwright-core';
import { findDealersTexts } from '../../../../application/visitor/find-dealers/texts.ts';
import { areaServing } from '../../../../application/visitor/read-page/texts.ts';
import type { Screen } from '../../driver.ts';

const SERVING = new RegExp(areaServing('(\\S+( \\S+)?)').concat(' –'));

/** What a page shows, found by roles and names. */
export const screenOf = async (page: Page): Promise<Screen> => {
  const list = page.getByRole('region', { name: findDealersTexts.listName });
  const cards = await list.getByRole('article').evaluateAll((articles) =>
    articles.map((article) => ({
      name: article.querySelector('h3')?.textContent ?? '',
      says: (article as HTMLElement).innerText.split('\n').map((line) => line.trim()),
      badges: [...article.querySelectorAll('ul li')].map((badge) => badge.textContent ?? ''),
    })),
  );
  const texts = await list
    .locator('h2, p:not(article p)')
    .evaluateAll((elements) => elements.map((element) => element.textContent ?? ''));
  const links = await list
    .locator('a[href]')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLElement).innerText.trim()));
  const banner = await page.getByRole('banner').innerText();
  return {
    cards,
    texts,
    links,
    count: texts.find((text) => text.startsWith('Showing ')) ?? null,
    area: SERVING.exec(banner)?.[1] ?? null,
  };
};
