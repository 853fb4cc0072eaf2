import { SERVICE_HOURS } from '../../../domain/brand/hours.ts';
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
    documents: 'Resource library',
    warranty: 'Warranty',
    search: 'Search',
    callUs: 'Call us',
    areaUnknown: 'Set your location',
    areaChange: 'change',
    footerPromise: 'Steady comfort, all year. Find the local pros who keep it that way.',
    sample: 'Sample data: the dealers, phone numbers and reviews shown here are made up.',
    explore: 'Explore',
    customerService: 'Customer service',
    customerCare: 'Customer care',
    contact: 'Contact us',
    hours: SERVICE_HOURS['empty list'],
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
    documents: 'Documents',
    warranty: 'Garantie',
    search: 'Recherche',
    callUs: 'Appelez-nous',
    areaUnknown: 'Indiquez votre région',
    areaChange: 'modifier',
    footerPromise: 'Un confort constant, toute l’année. Trouvez près de chez vous les pros qui y veillent.',
    sample:
      'Données fictives\u00a0: les concessionnaires, les numéros de téléphone et les avis affichés ici sont inventés.',
    explore: 'Explorer',
    customerService: 'Service à la clientèle',
    customerCare: 'Soutien à la clientèle',
    contact: 'Nous joindre',
    hours: SERVICE_HOURS.french,
    privacy: 'Confidentialité',
    privacyChoices: 'Choix de confidentialité',
    terms: 'Conditions d’utilisation',
    accessibility: 'Accessibilité',
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
    // Its page is English.
    findADealer: 'Buscar un distribuidor (en inglés)',
    yourDealer: 'Su distribuidor',
    documents: 'Documentos',
    warranty: 'Garantía',
    search: 'Buscar',
    callUs: 'Llámenos',
    areaUnknown: 'Indique su zona',
    areaChange: 'cambiar',
    footerPromise: 'El confort es una línea pareja. Encuentre cerca de usted a quienes la mantienen así.',
    sample:
      'Datos de muestra: los distribuidores, los números de teléfono y las opiniones que se muestran aquí son inventados.',
    explore: 'Explorar',
    customerService: 'Servicio al cliente',
    customerCare: 'Atención al cliente',
    contact: 'Contáctenos',
    hours: SERVICE_HOURS.spanish,
    privacy: 'Privacidad',
    privacyChoices: 'Opciones de privacidad',
    terms: 'Términos de uso',
    accessibility: 'Accesibilidad',
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
