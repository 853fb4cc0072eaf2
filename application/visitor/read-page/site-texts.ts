import type { SiteLanguage } from '../../../domain/content/site-language.ts';

/** What stands on every page (specification, section 2; design language, section 8). */
const TEXTS = {
  en: {
    skip: 'Skip to main content',
    mainNavigation: 'Main',
    menu: 'Menu',
    close: 'Close',
    breadcrumb: 'Breadcrumb',
    footerNavigation: 'Footer',
    home: 'Home',
    findADealer: 'Find a dealer',
    yourDealer: 'Find your dealer',
    callUs: 'Call us',
    areaUnknown: 'Set your location',
    areaChange: 'change',
    closedNow: 'Our office is closed.',
    aroundTheClock: 'Find 24/7 dealers',
    footerPromise: 'Steady comfort, all year. Find the local pros who keep it that way.',
    sample: 'Sample data: the dealers, phone numbers and reviews shown here are made up.',
    explore: 'Explore',
    customerService: 'Customer service',
    customerCare: 'Customer care',
    contact: 'Contact us',
    privacy: 'Privacy',
    privacyChoices: 'Privacy choices',
    terms: 'Terms',
    accessibility: 'Accessibility',
    otherLanguage: 'Français',
    inEnglish: '',
  },
  fr: {
    skip: 'Passer au contenu principal',
    mainNavigation: 'Principale',
    menu: 'Menu',
    close: 'Fermer',
    breadcrumb: 'Fil d’Ariane',
    footerNavigation: 'Pied de page',
    home: 'Accueil',
    findADealer: 'Trouver un concessionnaire',
    yourDealer: 'Votre concessionnaire',
    callUs: 'Appelez-nous',
    areaUnknown: 'Indiquez votre région',
    areaChange: 'modifier',
    closedNow: 'Notre bureau est fermé.',
    aroundTheClock: 'Concessionnaires 24\u00a0h/24 (en anglais)',
    footerPromise: 'Un confort constant, toute l’année. Trouvez près de chez vous les pros qui y veillent.',
    sample:
      'Données fictives\u00a0: les concessionnaires, les numéros de téléphone et les avis affichés ici sont inventés.',
    explore: 'Explorer',
    customerService: 'Service à la clientèle',
    customerCare: 'Soutien à la clientèle',
    contact: 'Nous joindre',
    privacy: 'Confidentialité',
    privacyChoices: 'Choix de confidentialité',
    terms: 'Conditions d’utilisation',
    accessibility: 'Accessibilité',
    otherLanguage: 'English',
    inEnglish: ' (en anglais)',
  },
} as const satisfies { readonly [language in SiteLanguage]: object };

type SiteTexts = { readonly [text in keyof (typeof TEXTS)['en']]: string };

export const siteTextsIn = (language: SiteLanguage): SiteTexts => TEXTS[language];

export const areaServing = (zipcode: string, language: SiteLanguage = 'en'): string =>
  language === 'fr' ? `Région desservie\u00a0: ${zipcode}` : `Serving ${zipcode}`;
