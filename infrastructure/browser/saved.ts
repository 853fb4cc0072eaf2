/**
 * Entry for guides and other savable pages. Saves the page on the device when the visitor leaves it, even if the application hasn't
 * started. On the home page, names what is saved.
 */
import { SAVED_KINDS, withSaved } from '../../domain/visitor/saved-pages.ts';
import { listText } from '../../application/visitor/keep-saved/list-text.ts';
import { changeSavedPages, storedSavedPages } from './memory/stored-saved-pages.ts';

const note = (): void => {
  const { saves, detail = '' } = document.querySelector<HTMLElement>('[data-saves]')?.dataset ?? {};
  const kind = SAVED_KINDS.find((one) => one === saves);
  if (kind === undefined) return;
  const title = document.querySelector('h1')?.textContent ?? '';
  const address = `${location.pathname}${location.search}`;
  changeSavedPages(
    () => localStorage,
    (pages) => withSaved(pages, { kind, address, title, detail }),
  );
};

const list = document.querySelector('[data-your-list]');
if (list !== null) list.textContent = listText(storedSavedPages(() => localStorage));

addEventListener('pagehide', note);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') note();
});
