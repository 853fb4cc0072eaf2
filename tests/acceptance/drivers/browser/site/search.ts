import { searchSiteTexts } from '../../../../../application/visitor/search-site/texts.ts';
import type { SearchPart } from '../../../parts/search-part.ts';
import { searchOn } from '../../../reader/site-screen.ts';
import { snapshotOf } from '../snapshot.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

const SEARCH_PAGE = '/search/';

export const siteSearchOf = (visit: Visit): SearchPart => ({
  search: async (typed) => {
    const page = await visit.goTo(SEARCH_PAGE);
    const form = page.getByRole('search', { name: searchSiteTexts.form });
    await form.getByLabel(searchSiteTexts.label).fill(typed);
    await form.getByRole('button', { name: searchSiteTexts.submit }).click();
    await page.waitForURL(/[?&]q=/);
  },
  seenWhen: async (matches) => {
    const page = await visit.page();
    return seenWhen(async () => {
      // A newly published page is found once the site has read it.
      await page.reload();
      return searchOn(await snapshotOf(page));
    }, matches);
  },
});
