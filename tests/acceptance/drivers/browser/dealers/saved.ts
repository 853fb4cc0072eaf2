import { keepSavedTexts, removeLabel } from '../../../../../application/visitor/keep-saved/texts.ts';
import { SAVE_PAGE } from '../../../../../application/visitor/keep-saved/saved-link-texts.ts';
import type { SavedPart } from '../../../parts/saved-part.ts';
import type { Visit } from '../visit.ts';

export const savedOf = (visit: Visit): SavedPart => ({
  save: async () => {
    const page = await visit.page();
    await page.getByRole('link', { name: keepSavedTexts.save }).click();
    // The same link keeps the focus for the next step.
    await page.locator('a:focus', { hasText: keepSavedTexts.isSaved }).waitFor();
  },
  savePage: async () => {
    const page = await visit.page();
    await page.getByRole('link', { name: SAVE_PAGE.save }).click();
    await page.getByRole('link', { name: SAVE_PAGE.isSaved }).waitFor();
  },
  remove: async (title) => (await visit.page()).getByRole('button', { name: removeLabel(title) }).click(),
});
