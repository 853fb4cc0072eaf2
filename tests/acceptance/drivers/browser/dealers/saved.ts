import { keepSavedTexts, removeLabel } from '../../../../../application/visitor/keep-saved/texts.ts';
import type { SavedPart } from '../../../parts/saved-part.ts';
import type { Visit } from '../visit.ts';

export const savedOf = (visit: Visit): SavedPart => ({
  save: async () => {
    const page = await visit.page();
    await page.getByRole('link', { name: keepSavedTexts.save }).click();
    // The same link keeps the focus for the next step.
    await page.locator('a:focus', { hasText: keepSavedTexts.isSaved }).waitFor();
  },
  remove: async (title) => (await visit.page()).getByRole('button', { name: removeLabel(title) }).click(),
});
