import type { Locator } from 'playwright-core';
import { COMPARISON_TEXTS } from '../../../../../application/visitor/compare-dealers/translated.ts';
import type { ComparisonPart } from '../../../parts/parts.ts';
import { COMPARE_PICKED, comparisonOn, PICK, pickedOn } from '../../../reader/comparison-screen.ts';
import { snapshotOf } from '../snapshot.ts';
import { cardNamed } from './screen.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

const HEADING = new RegExp(
  `^(?:${Object.values(COMPARISON_TEXTS)
    .map(({ heading }) => heading)
    .join('|')})$`,
);

const pickLink = (card: Locator): Locator => card.getByRole('link', { name: PICK }).last();

export const comparisonOf = (visit: Visit): ComparisonPart => {
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
      const page = await visit.page();
      return seenWhen(async () => pickedOn(await snapshotOf(page)), matches);
    },
    compare: async () => {
      const page = await visit.page();
      await page.getByRole('link', { name: COMPARE_PICKED }).click();
      await page.getByRole('heading', { level: 1, name: HEADING }).waitFor();
    },
    shownWhen: (matches) => seenWhen(async () => comparisonOn(await snapshotOf(await visit.page())), matches),
  };
};
