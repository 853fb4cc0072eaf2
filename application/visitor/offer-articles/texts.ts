import { inLanguage, SITE_LANGUAGES, type SiteLanguage } from '../../../domain/content/site-language.ts';

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
export const articleDateText = (day: string, language: SiteLanguage): string => {
  const text = new Date(`${day}T00:00:00Z`).toLocaleDateString(SITE_LANGUAGES[language].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  // `Intl` doesn't write the first of a month as `1er` in French.
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
};
