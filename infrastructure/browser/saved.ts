/**
 * Entry for guides and other savable pages. Saves the page on the device when the visitor asks for it, and notes it when the visitor
 * leaves it, even if the application hasn't started. On the home page, names what is saved.
 */
import { SAVED_KINDS, withSaved, type SavedPage } from '../../domain/visitor/saved-pages.ts';
import { listText } from '../../application/visitor/keep-saved/list-text.ts';
import { changeSavedPages, storedSavedPages } from './memory/stored-saved-pages.ts';

const save = (kind: SavedPage['kind'], address: string, detail = ''): boolean => {
  const title = document.querySelector('h1')?.textContent ?? '';
  return changeSavedPages(
    () => localStorage,
    (pages) => withSaved(pages, { kind, address, title, detail }),
  );
};

const note = (): void => {
  const { saves, detail } = document.querySelector<HTMLElement>('[data-saves]')?.dataset ?? {};
  const kind = SAVED_KINDS.find((one) => one === saves);
  if (kind !== undefined) save(kind, `${location.pathname}${location.search}`, detail);
};

const saveLink = (): HTMLElement | null => document.querySelector('[data-save-page]');

const sayIfSaved = (): void => {
  const link = saveLink();
  const isSaved = storedSavedPages(() => localStorage).some(
    ({ kind, address }) => kind === 'page' && address === location.pathname,
  );
  if (link === null || !isSaved) return;
  link.textContent = link.dataset['savePage'] ?? '';
  link.dataset['isSaved'] = '';
};
sayIfSaved();

// Once the page is saved, or if it can't be, the link leads to the list.
document.addEventListener('click', (event) => {
  const link = saveLink();
  // A translator wraps the link's text in elements of its own.
  const isClicked = link?.contains(event.target as Node) === true;
  if (link === null || !isClicked || 'isSaved' in link.dataset) return;
  if (save('page', location.pathname)) event.preventDefault();
  sayIfSaved();
});

const list = document.querySelector('[data-your-list]');
if (list !== null) list.textContent = listText(storedSavedPages(() => localStorage));

addEventListener('pagehide', note);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') note();
});
