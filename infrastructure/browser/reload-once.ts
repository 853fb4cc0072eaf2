import { navigationType } from './page-moments.ts';

/**
 * Reloads a page whose scripts are gone, as after a deploy, since a page of the present build has all of its scripts. Does nothing on a
 * page that was reloaded already, or offline, where a reload would lose the page.
 */
export const reloadOnce = (): void => {
  if (navigator.onLine && navigationType() !== 'reload') location.reload();
};
