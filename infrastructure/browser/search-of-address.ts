import { navigationType } from './page-moments.ts';

/**
 * After Back, browsers restore typed values. Resets search boxes and other forms with a plain GET to the values in the page's URL, except a
 * box that the visitor is using.
 */
export const showSearchOfAddress = (page: Document): void => {
  const reset = (forms: string, used: Element | null): void => {
    for (const form of page.querySelectorAll<HTMLFormElement>(forms)) if (!form.contains(used)) form.reset();
  };
  if (navigationType() === 'back_forward') reset('form[role],form[data-addressed]', page.activeElement);
  // The back/forward cache restores typed values and the focus. Other search boxes may have searched in place.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reset('form[data-addressed]', null);
  });
};
