import type { Locator } from 'playwright-core';
import { compareDealersTexts } from '../../../../../application/visitor/compare-dealers/texts.ts';
import { findDealersTexts } from '../../../../../application/visitor/find-dealers/texts.ts';
import type { Comparison, ComparisonPart } from '../../../parts/parts.ts';
import { cardNamed } from './screen.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

const pickLink = (card: Locator): Locator =>
  card.getByRole('link', { name: /^(?:Compare|Remove) .*|^Compare$/ }).last();

export const comparisonOf = (visit: Visit): ComparisonPart => {
  const see = async (): Promise<Comparison> => {
    const table = (await visit.page()).getByRole('table');
    if ((await table.count()) === 0) return [];
    return table.evaluate((element) => {
      const columns = Array.from(element.querySelectorAll('thead th[scope="col"]'));
      const rows = Array.from(element.querySelectorAll('tbody tr')).filter((row) => row.querySelector('td'));
      return columns.map((column, i) => ({
        name: column.querySelector('h2, h3, strong, [data-name]')?.textContent ?? column.textContent ?? '',
        says: Object.fromEntries(
          rows.map((row) => [
            row.querySelector('th')?.textContent?.trim() ?? '',
            row.querySelectorAll('td')[i]?.textContent?.trim() ?? '',
          ]),
        ),
      }));
    });
  };

  return {
    pick: async (dealer) => {
      const page = await visit.page();
      const before = page.url();
      await visit.started(page);
      await pickLink(cardNamed(page, dealer)).click();
      await page.waitForURL((url) => url.href !== before);
    },
    canPick: async (dealer) => {
      const link = pickLink(cardNamed(await visit.page(), dealer));
      return (await link.getAttribute('aria-disabled')) !== 'true';
    },
    pickedWhen: async (matches) => {
      const bar = (await visit.page()).getByRole('region', { name: findDealersTexts.comparisonName });
      return seenWhen(() => bar.getByRole('listitem').allInnerTexts(), matches);
    },
    compare: async () => {
      const page = await visit.page();
      await page.getByRole('link', { name: /^Compare \d dealers$/ }).click();
      await page.getByRole('heading', { level: 1, name: compareDealersTexts.heading }).waitFor();
    },
    shownWhen: (matches) => seenWhen(see, matches),
  };
};
