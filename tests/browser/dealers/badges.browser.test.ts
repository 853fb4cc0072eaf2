import { expect, test } from '@jest/globals';
import { cardTexts } from '../../../application/visitor/find-dealers/card-texts.ts';
import { BADGES } from '../../../domain/dealer/badges.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { SERVED } from '../pages.ts';
import { inOwnTypefaces } from '../own-typefaces.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

test.each([360, 375, 390, 768, 1024])(
  'badges stand in two rows of a card in a window of %i px',
  async (width) => {
    const dealers = BADGES.map((badge, i) => aDealer().withBadge(badge, ...BADGES.slice(i)))
      .concat(aDealer().withBadge('comfort-specialist', 'emergency-service', 'nate-certified'))
      .map((dealer, i) => dealer.withCompanyId(i + 1).build());
    site.provider.serve({ zipcode: SERVED, dealers });
    for (const number of [1, 2, 3]) {
      const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}&page=${number}`, {
        viewport: { width, height: 800 },
      });
      await inOwnTypefaces(page);
      const rows = await page
        .getByRole('list', { name: cardTexts.badgesName, exact: true })
        .evaluateAll((lists) =>
          lists.map(
            (list) => new Set([...list.children].map((item) => item.getBoundingClientRect().top)).size,
          ),
        );
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter((count) => count > 2)).toEqual([]);
    }
  },
);
