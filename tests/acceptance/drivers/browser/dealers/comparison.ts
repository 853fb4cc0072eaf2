import type { Locator } from 'playwright-core';
import type { ComparisonPart } from '../../../parts/parts.ts';
import { PICK } from '../../../reader/comparison-screen.ts';
import { cardNamed } from './screen.ts';
import type { Visit } from '../visit.ts';

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
  };
};
