import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { frenchComparison } from './french-texts.ts';
import { spanishComparison } from './spanish-texts.ts';
import { compareDealersTexts, type CompareDealersTexts } from './texts.ts';

/** Comparison texts in all languages, for the server. Browsers load only the language of the page. */
export const COMPARISON_TEXTS: { readonly [language in SiteLanguage]: CompareDealersTexts } = {
  en: compareDealersTexts,
  es: spanishComparison,
  fr: frenchComparison,
};
