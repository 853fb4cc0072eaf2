import { firstEntry, isFromTop } from './page-moments.ts';

/** In milliseconds: a page that is there so soon came over a quick line, and how long its typefaces are waited for then. */
const QUICK_MS = 600;
const PATIENCE_MS = 150;

/**
 * Holds the first paint of a visitor's first page until its typefaces have come, where the line is quick: browsers hold it too
 * briefly for that, and what is once painted without them stays so.
 */
export const awaitTypefaces = ({ body: { style }, fonts, referrer }: Document): void => {
  const isTooLate = performance.now() > QUICK_MS || firstEntry('paint');
  if (isTooLate || !isFromTop() || referrer.startsWith(location.origin)) return;
  const show = (): void => void (style.contentVisibility = '');
  style.contentVisibility = 'hidden';
  fonts.load('1em Figtree, Bricolage').then(show, show);
  setTimeout(show, PATIENCE_MS);
};
