import type { SavedPage } from '../../../domain/visitor/saved-pages.ts';
import { decodeSavedPages } from './saved-pages-wire.ts';
import { SAVED_PAGES_KEY } from './storage-keys.ts';
import { StoredText } from './stored-text.ts';

const stored = (local: () => Storage): StoredText => new StoredText(local, SAVED_PAGES_KEY);

/** What a browser's local storage holds of saved pages; what it does not hold whole is none. */
export const storedSavedPages = (local: () => Storage): ReadonlyArray<SavedPage> =>
  decodeSavedPages(stored(local).read() ?? '');

/** Changes what is there now; there is nothing where nothing is saved, which the boot script asks. Answers whether it is stored. */
export const changeSavedPages = (
  local: () => Storage,
  changed: (pages: ReadonlyArray<SavedPage>) => ReadonlyArray<SavedPage>,
): boolean => {
  const pages = changed(storedSavedPages(local));
  return stored(local).write(pages.length === 0 ? null : JSON.stringify(pages));
};
