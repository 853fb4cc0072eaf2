import assert from 'node:assert/strict';
import { keepSavedTexts, removeLabel } from '../../../../../application/visitor/keep-saved/texts.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import { needsBrowser } from '../needs-browser.ts';
import type { SavedPart } from '../../../parts/saved-part.ts';
import { theOne } from '../../../reader/html.ts';
import type { Visit } from '../visit.ts';

export const savedOf = (visit: Visit): SavedPart => ({
  save: async () => {
    theOne(await visit.look(), 'link', keepSavedTexts.save);
    await visit.act(({ services: { showDealer, keepSaved } }) => {
      const view = currentOf(showDealer.view$);
      assert.ok(view.kind === 'shown', 'No dealer is shown');
      keepSaved.save(view.saves);
    });
  },
  savePage: () => needsBrowser('saving a page'),
  remove: async (title) => {
    theOne(await visit.look(), 'button', removeLabel(title));
    await visit.act(({ services: { keepSaved } }) => {
      const page = currentOf(keepSaved.view$).pages?.find((one) => one.title === title);
      assert.ok(page, `${title} is not saved`);
      keepSaved.remove(page.address);
    });
  },
});
