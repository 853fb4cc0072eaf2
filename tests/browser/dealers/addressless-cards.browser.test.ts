import { expect, test } from '@jest/globals';
import { aDealer, withIds } from '../../builders/a-dealer.ts';
import { SERVED } from '../pages.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

test.each([375, 768, 1440])('a card without an address leaves no gap for one at %i px', async (width) => {
  const without = aDealer().with({ website: 'https://example.com/' });
  const dealer = without.with({ addressLine1: '12 Elm St', showAddress: true });
  site.provider.serve({ zipcode: SERVED, dealers: withIds([dealer, dealer, without]) });
  const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`, { viewport: { width, height: 800 } });
  const gaps = await page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const shown = [...(card.lastElementChild?.children ?? [])]
        .map((one) => one.getBoundingClientRect())
        .filter(({ height }) => height > 0);
      return Math.max(...shown.slice(1).map(({ top }, i) => Math.round(top - (shown[i]?.bottom ?? 0))));
    }),
  );
  expect(gaps).toEqual([8, 8, 8]);
});
