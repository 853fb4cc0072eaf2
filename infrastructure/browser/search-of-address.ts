import { navigationType } from './page-moments.ts';

/** After Back, browsers restore what was typed into the boxes of a page: its search boxes show the search of its address instead, unless the visitor uses them. */
export const showSearchOfAddress = (page: Document): void => {
  if (navigationType() !== 'back_forward') return;
  for (const form of page.querySelectorAll<HTMLFormElement>('form[role="search"]'))
    if (!form.contains(page.activeElement)) form.reset();
};
