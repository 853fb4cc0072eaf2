import { navigationType } from './page-moments.ts';

/**
 * After Back, browsers restore typed values in search boxes. Resets them to the search in the page's URL, except a box that the visitor is
 * using.
 */
export const showSearchOfAddress = (page: Document): void => {
  if (navigationType() !== 'back_forward') return;
  for (const form of page.querySelectorAll<HTMLFormElement>('form[role="search"]'))
    if (!form.contains(page.activeElement)) form.reset();
};
