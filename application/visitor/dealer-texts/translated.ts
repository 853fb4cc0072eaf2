import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { reviewTexts, type ReviewTexts } from '../read-reviews/texts.ts';
import { dealerTexts, type DealerTexts } from './english.ts';
import { french, frenchReviews } from './french.ts';
import { spanish, spanishReviews } from './spanish.ts';

/** Dealer texts in all languages, for the server. Browsers load only the language of the page. */
export const DEALER_TEXTS: { readonly [language in SiteLanguage]: DealerTexts } = {
  en: dealerTexts,
  es: { ...dealerTexts, ...spanish },
  fr: { ...dealerTexts, ...french },
};

/** Review texts in all languages. */
export const REVIEW_TEXTS: { readonly [language in SiteLanguage]: ReviewTexts } = {
  en: reviewTexts,
  es: spanishReviews,
  fr: frenchReviews,
};
