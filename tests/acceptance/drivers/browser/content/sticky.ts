import type { StickyPart } from '../../../parts/parts.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

const BLOCK = '[data-block="acf/sticky-cta"]';

export const stickyOf = (visit: Visit): StickyPart => ({
  scrollTo: async (where) => {
    const page = await visit.page();
    await page.evaluate(
      ([place, selector]) => {
        if (place === 'its place') document.querySelector(selector)?.scrollIntoView({ block: 'center' });
        else window.scrollTo(0, place === 'the end' ? document.documentElement.scrollHeight : 0);
      },
      [where, BLOCK] as const,
    );
  },
  positionWhen: async (matches) => {
    const bar = (await visit.page()).locator(BLOCK).getByRole('region');
    const stands = (): Promise<'place' | 'foot'> =>
      bar.evaluate((region) => {
        const isAtFoot = Math.abs(region.getBoundingClientRect().bottom - window.innerHeight) < 1;
        return getComputedStyle(region).position === 'fixed' && isAtFoot ? 'foot' : 'place';
      });
    return seenWhen(stands, matches);
  },
});
