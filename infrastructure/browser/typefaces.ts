import { visitFromTop } from './page-moments.ts';

/** In milliseconds: where the server answered in this time the line is quick, and typefaces are waited for no longer. */
const PATIENCE_MS = 150;

/**
 * Holds the first paint of a visitor's first page until its typefaces have come, where the line is quick: browsers hold it too
 * briefly for that, and what is once painted without them stays so.
 */
export const awaitTypefaces = ({ body, fonts, referrer }: Document): void => {
  const visit = visitFromTop();
  const isPainted = performance.getEntriesByType('paint').length > 0;
  if (!visit || isPainted || referrer.startsWith(location.origin)) return;
  if (visit.responseStart - visit.requestStart > PATIENCE_MS) return;
  const show = (): void => void (body.style.contentVisibility = '');
  body.style.contentVisibility = 'hidden';
  void fonts.load('1em Figtree, Bricolage').then(show, show);
  setTimeout(show, PATIENCE_MS);
};
