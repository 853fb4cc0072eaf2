import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { frenchComparison } from './french-texts.ts';
import { spanishComparison } from './spanish-texts.ts';
import { compareDealersTexts, type CompareDealersTexts } from './texts.ts';

/** What a comparison says in each language, for the server: a browser fetches the one of its page. */
export const COMPARISON_TEXTS: { readonly [language in SiteLanguage]: CompareDealersTexts } = {
  en: compareDealersTexts,
  es: spanishComparison,
  fr: frenchComparison,
};
