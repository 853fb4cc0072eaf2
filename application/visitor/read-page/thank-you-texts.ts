import type { SiteLanguage } from '../../../domain/content/site-language.ts';

/** What stands on the pages of thanks beside the thanks themselves. */
const TEXTS = {
  en: {
    title: 'Thank you',
    keepReference: 'Have it at hand when you call: it brings up your request.',
    next: 'Go to the home page',
    description: (brand: string): string => `${brand} has received what you sent. What happens next.`,
  },
  fr: {
    title: 'Merci',
    keepReference: 'Ayez-la sous la main si vous nous appelez\u00a0: elle nous mène à votre demande.',
    next: 'Aller à la page d’accueil (en anglais)',
    description: (brand: string): string => `${brand} a reçu votre envoi. Voici la suite.`,
  },
} as const satisfies { readonly [language in SiteLanguage]: object };

export const thankYouTextsIn = (language: SiteLanguage): (typeof TEXTS)[SiteLanguage] => TEXTS[language];
