import type { Page } from 'playwright-core';
import type { LocalDealers, LocalDealersPart } from '../../../parts/parts.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

const HEADING = /^\d+ dealers? near /;

const see = async (page: Page): Promise<LocalDealers | null> => {
  const heading = page.getByRole('main').getByRole('heading', { name: HEADING });
  const [first] = await heading.elementHandles();
  return first === undefined ? null : first.evaluate(readBand);
};

/** Runs in the page: it may use nothing from outside. */
const readBand = (heading: HTMLElement | SVGElement): LocalDealers => {
  const cards = heading.closest('[data-block]')?.querySelectorAll('li:has(h3 a)') ?? [];
  return {
    heading: heading.textContent ?? '',
    rated: Array.from(
      cards,
      (card) =>
        [
          card.querySelector('h3')?.textContent ?? '',
          card.querySelector('[data-rating]')?.textContent?.trim() ?? '',
        ] as const,
    ),
  };
};

export const localDealersOf = (visit: Visit): LocalDealersPart => ({
  shownWhen: async (matches) => {
    const page = await visit.page();
    return seenWhen(() => see(page), matches);
  },
  choose: async (dealer) => {
    const page = await visit.page();
    await page.getByRole('main').getByRole('link', { name: dealer, exact: true }).click();
  },
});
