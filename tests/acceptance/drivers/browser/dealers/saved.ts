import { SAVED_LINK, SAVED_PATH } from '../../../../../application/visitor/keep-saved/saved-link-texts.ts';
import { keepSavedTexts, removeLabel } from '../../../../../application/visitor/keep-saved/texts.ts';
import { guidePath } from '../../../../../domain/help/troubleshooting.ts';
import type { SavedPart } from '../../../parts/saved-part.ts';
import { savedOn } from '../../../reader/saved-screen.ts';
import { snapshotOf } from '../snapshot.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

export const savedOf = (visit: Visit): SavedPart => ({
  save: async () => {
    const page = await visit.page();
    await page.getByRole('link', { name: keepSavedTexts.save }).click();
    // The same link leads on: it has kept the focus.
    await page.locator('a:focus', { hasText: keepSavedTexts.isSaved }).waitFor();
  },
  open: async () => void (await visit.goTo(SAVED_PATH)),
  openGuide: async () => void (await visit.goTo(guidePath('gas-furnaces'))),
  remove: async (title) => (await visit.page()).getByRole('button', { name: removeLabel(title) }).click(),
  shownWhen: (matches) => seenWhen(async () => savedOn(await snapshotOf(await visit.page())), matches),
  isOffered: async () =>
    (await visit.page()).getByRole('link', { name: SAVED_LINK, exact: true }).isVisible(),
});
