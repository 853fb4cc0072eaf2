import { expect, test } from '@jest/globals';
import { inOwnTypefaces } from '../own-typefaces.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

test.each(['/styleguide/', '/customer-care/'])(
  'on a phone, the icon of a call button is right next to its text, in every language, on %s',
  async (path) => {
    const page = await site.visit(path, { viewport: { width: 375, height: 800 } });
    await inOwnTypefaces(page);
    const numbers = page.locator('main a[href^="tel:"]:has(> svg):has(> span > span)');
    const gaps = await numbers.evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link.querySelector('span') ?? link);
        const left = Math.min(...Array.from(words.getClientRects(), (line) => line.left));
        return Math.round(left - (link.querySelector('svg')?.getBoundingClientRect().right ?? 0));
      }),
    );
    expect(gaps.length).toBeGreaterThan(1);
    for (const gap of gaps) expect(gap).toBeLessThanOrEqual(12);
  },
);
