import type { LocalDealersPart } from '../../../parts/parts.ts';
import { localDealersOn } from '../../../reader/site-screen.ts';
import { snapshotOf } from '../snapshot.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

export const localDealersOf = (visit: Visit): LocalDealersPart => ({
  shownWhen: async (matches) => {
    const page = await visit.page();
    return seenWhen(async () => localDealersOn(await snapshotOf(page)), matches);
  },
  choose: async (link) => {
    const page = await visit.page();
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
  },
});
