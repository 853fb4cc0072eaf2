import { withSaved, type SavedPage } from '../../../domain/visitor/saved-pages.ts';
import { decodeSavedPages } from './saved-pages-wire.ts';
import { SAVED_PAGES_KEY } from './storage-keys.ts';
import { StoredText } from './stored-text.ts';

const stored = (local: () => Storage): StoredText => new StoredText(local, SAVED_PAGES_KEY);

/** The saved pages in local storage, without invalid ones and without those that a newer one replaces. */
export const storedSavedPages = (local: () => Storage): ReadonlyArray<SavedPage> =>
  decodeSavedPages(stored(local).read() ?? '').reduceRight<ReadonlyArray<SavedPage>>(withSaved, []);

/**
 * Changes the saved pages. Removes the key when no page is left, because the boot script checks whether the key exists. Returns whether the
 * change is stored.
 */
export const changeSavedPages = (
  local: () => Storage,
  changed: (pages: ReadonlyArray<SavedPage>) => ReadonlyArray<SavedPage>,
): boolean => {
  const pages = changed(storedSavedPages(local));
  return stored(local).write(pages.length === 0 ? null : JSON.stringify(pages));
};
