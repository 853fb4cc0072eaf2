import { expect, test } from '@jest/globals';
import { cardTexts } from '../../../application/visitor/find-dealers/card-texts.ts';
import { BADGES } from '../../../domain/dealer/badges.ts';
import { aDealer, withIds } from '../../builders/a-dealer.ts';
import { SERVED } from '../pages.ts';
import { inOwnTypefaces } from '../own-typefaces.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

const WIDTHS = [360, 375, 390, 600, 640, 700, 720, 768, 1024, 1100];

test.each([
  `/find-your-dealer/?zipcode=${SERVED}`,
  `/find-a-dealer/?zipcode=${SERVED}`,
  `/find-a-dealer/?zipcode=${SERVED}&page=2`,
  `/find-a-dealer/?zipcode=${SERVED}&page=3`,
])('badges take at most two rows on each card of %s, at every width', async (address) => {
  const dealers = BADGES.map((badge, i) => aDealer().withBadge(badge, ...BADGES.slice(i))).concat(
    aDealer().withBadge('comfort-specialist', 'emergency-service', 'nate-certified'),
  );
  site.provider.serve({ zipcode: SERVED, dealers: withIds(dealers) });
  const page = await site.visit(address);
  await inOwnTypefaces(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const cards = await page
      .getByRole('list', { name: cardTexts.badgesName, exact: true })
      .evaluateAll((lists) =>
        lists.map(({ children }) => ({
          words: [...children].map(({ textContent }) => textContent).join(),
          rows: new Set([...children].map((item) => item.getBoundingClientRect().top)).size,
        })),
      );
    expect(cards.length).toBeGreaterThan(0);
    expect({ width, crowded: cards.filter(({ rows }) => rows > 2) }).toEqual({ width, crowded: [] });
  }
});
