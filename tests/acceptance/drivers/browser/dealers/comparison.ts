import type { ComparisonPart } from '../../../parts/parts.ts';
import { PICK } from '../../../reader/comparison-screen.ts';
import type { Visit } from '../visit.ts';
import { cardNamed } from './screen.ts';

export const comparisonOf = (visit: Visit): ComparisonPart => ({
  pick: async (dealer) => {
    const page = await visit.page();
    const before = page.url();
    await visit.started(page);
    await cardNamed(page, dealer).getByRole('link', { name: PICK }).last().click();
    await page.waitForURL((url) => url.href !== before);
  },
});
