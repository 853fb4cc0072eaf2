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
    callUs: 'Call us',
    areaUnknown: 'Set your location',
    areaChange: 'change',
    closedNow: 'Our office is closed.',
    aroundTheClock: 'Find 24/7 dealers',
    footerPromise: 'Steady comfort, all year. Find the local pros who keep it that way.',
    sample: 'Sample data: the dealers, phone numbers and reviews shown here are made up.',
    customerService: 'Customer service',
    privacyChoices: 'Privacy choices',
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
    callUs: 'Appelez-nous',
    areaUnknown: 'Indiquez votre région',
    areaChange: 'modifier',
    closedNow: 'Notre bureau est fermé.',
    aroundTheClock: 'Concessionnaires 24\u00a0h sur\u00a024 (en anglais)',
    footerPromise: 'Un confort constant, toute l’année. Trouvez près de chez vous les pros qui y veillent.',
    sample:
      'Données fictives\u00a0: les concessionnaires, les numéros de téléphone et les avis affichés ici sont inventés.',
    customerService: 'Service à la clientèle',
    privacyChoices: 'Choix de confidentialité',
    otherLanguage: 'English',
    inEnglish: ' (en anglais)',
  },
  es: {
    skip: 'Saltar al contenido principal',
    mainNavigation: 'Principal',
    menu: 'Menú',
    close: 'Cerrar',
    breadcrumb: 'Ruta de navegación',
    footerNavigation: 'Pie de página',
    home: 'Inicio',
    callUs: 'Llámenos',
    areaUnknown: 'Indique su zona',
    areaChange: 'cambiar',
    closedNow: 'Nuestra oficina está cerrada.',
    aroundTheClock: 'Distribuidores 24 horas (en inglés)',
    footerPromise:
      'Confort constante todo el año. Encuentre a los profesionales de su zona que lo hacen posible.',
    sample:
      'Datos de muestra: los distribuidores, los números de teléfono y las opiniones que se muestran aquí son inventados.',
    customerService: 'Servicio al cliente',
    privacyChoices: 'Opciones de privacidad',
    otherLanguage: 'English',
    inEnglish: ' (en inglés)',
  },
} as const satisfies { readonly [language in SiteLanguage]: object };

type SiteTexts = { readonly [text in keyof (typeof TEXTS)['en']]: string };

export const siteTextsIn = (language: SiteLanguage): SiteTexts => TEXTS[language];

export const areaServing = (zipcode: string, language: SiteLanguage = 'en'): string =>
  AREAS[language](zipcode);

const AREAS: { readonly [language in SiteLanguage]: (zipcode: string) => string } = {
  en: (zipcode) => `Serving ${zipcode}`,
  fr: (zipcode) => `Région desservie\u00a0: ${zipcode}`,
  es: (zipcode) => `Zona atendida: ${zipcode}`,
};
