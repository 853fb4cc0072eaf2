import { navigationType } from './page-moments.ts';

/**
 * Reloads a page whose chunks are gone after a deploy; the current build has all of its chunks. Does nothing after an earlier reload or
 * offline, where a reload would lose the page.
 */
export const reloadOnce = (): void => {
  if (navigator.onLine && navigationType() !== 'reload') location.reload();
};
