import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { reviewTexts, type ReviewTexts } from '../read-reviews/texts.ts';
import { dealerTexts, type DealerTexts } from './english.ts';
import { french, frenchReviews } from './french.ts';
import { spanish, spanishReviews } from './spanish.ts';

/** What is said of dealers in each language, for the server: a browser fetches the one of its page. */
export const DEALER_TEXTS: { readonly [language in SiteLanguage]: DealerTexts } = {
  en: dealerTexts,
  es: { ...dealerTexts, ...spanish },
  fr: { ...dealerTexts, ...french },
};

/** What the reviews of dealers say in each language. */
export const REVIEW_TEXTS: { readonly [language in SiteLanguage]: ReviewTexts } = {
  en: reviewTexts,
  es: spanishReviews,
  fr: frenchReviews,
};
