import { RELOADED_KEY } from './memory/storage-keys.ts';

/** The script of the build that rendered the page; a new build has another one. */
const entryOfPage = (): string =>
  document.querySelector<HTMLElement>('script[data-entry]')?.dataset['entry'] ?? '';

/**
 * Reloads a page whose scripts are gone, as after a deploy: once for each build, since a page of the present build has all of its
 * scripts. Does nothing where the storage is switched off, which could not remember it.
 */
export const reloadOnce = (session: () => Storage = () => sessionStorage): void => {
  const entry = entryOfPage();
  try {
    if (session().getItem(RELOADED_KEY) === entry) return;
    session().setItem(RELOADED_KEY, entry);
  } catch {
    return;
  }
  location.reload();
};
