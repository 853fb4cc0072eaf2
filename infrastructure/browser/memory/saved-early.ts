import { SAVED_PAGES_KEY } from './storage-keys.ts';

/**
 * Saves the dealer of a clicked `Save` link that the application can't handle yet, as the newest. Part of the boot script, so it adds the
 * link's JSON to the stored text; readers drop duplicates and invalid entries.
 */
export const saveEarly = (control: HTMLElement | null): void => {
  const page = control?.dataset['save'];
  if (!page) return;
  try {
    const others = localStorage.getItem(SAVED_PAGES_KEY)?.slice(1, -1);
    localStorage.setItem(SAVED_PAGES_KEY, `[${others ? `${page},${others}` : page}]`);
  } catch {
    // Storage is disabled or full. The list of saved pages then says that nothing is saved.
  }
};
