import { firstEntry } from './page-moments.ts';

/**
 * Reloads a page whose scripts are gone, as after a deploy, since a page of the present build has all of its scripts. Does nothing on a
 * page that was reloaded already.
 */
export const reloadOnce = (): void => {
  if (firstEntry('navigation')?.type !== 'reload') location.reload();
};
