import { inLanguage, SITE_LANGUAGES, type SiteLanguage } from '../../../domain/content/site-language.ts';
import { longDate } from '../../../domain/time/long-date.ts';

/** Texts of article cards (design language, section 5: article). */
const TEXTS = {
  en: { heading: 'Related articles', minutes: (count: number): string => `${count} min read` },
  fr: { heading: 'Articles connexes', minutes: (count: number): string => `${count} min de lecture` },
  es: { heading: 'Artículos relacionados', minutes: (count: number): string => `${count} min de lectura` },
} as const;

interface OfferArticlesTexts {
  readonly heading: string;
  readonly minutes: (count: number) => string;
}

export const offerArticlesTexts = (language: SiteLanguage): OfferArticlesTexts =>
  inLanguage<OfferArticlesTexts>(TEXTS, language);

/** Formats an ISO date in the language: `October 20, 2026`. */
export const articleDateText = (day: string, language: SiteLanguage): string =>
  longDate(day, SITE_LANGUAGES[language].locale);
