import { inLanguage, type Translated, type SiteLanguage } from '../../../domain/content/site-language.ts';

/** Texts of the page frame that the browser renders too (specification, section 2; design language, section 8). */
const TEXTS = {
  en: {
    skip: 'Skip to main content',
    breadcrumb: 'Breadcrumb',
    home: 'Home',
    areaUnknown: 'Set your location',
    areaChange: 'change',
    closedNow: 'Our office is closed.',
    aroundTheClock: 'Find 24/7 dealers',
    emergency: 'No heat or cooling right now?',
    inEnglish: '',
  },
  fr: {
    skip: 'Passer au contenu principal',
    breadcrumb: 'Fil d’Ariane',
    home: 'Accueil',
    areaUnknown: 'Indiquez votre région',
    areaChange: 'modifier',
    closedNow: 'Notre bureau est fermé.',
    aroundTheClock: 'Concessionnaires 24\u00a0h sur\u00a024',
    emergency: 'Ni chauffage ni climatisation?',
    inEnglish: ' (en\u00a0anglais)',
  },
  es: {
    skip: 'Saltar al contenido principal',
    breadcrumb: 'Ruta de navegación',
    home: 'Inicio',
    areaUnknown: 'Indique su zona',
    areaChange: 'cambiar',
    closedNow: 'Nuestra oficina está cerrada.',
    aroundTheClock: 'Distribuidores 24 horas',
    emergency: '¿Sin calefacción o aire acondicionado?',
    inEnglish: ' (en inglés)',
  },
} as const satisfies Translated<object>;

type FrameTexts = { readonly [text in keyof (typeof TEXTS)['en']]: string };

export const frameTextsIn = (language: SiteLanguage): FrameTexts => inLanguage<FrameTexts>(TEXTS, language);

export const areaServing = (zipcode: string, language: SiteLanguage = 'en'): string =>
  inLanguage(AREAS, language)(zipcode);

const AREAS: Translated<(zipcode: string) => string> = {
  en: (zipcode) => `Serving ${zipcode}`,
  fr: (zipcode) => `Région desservie\u00a0: ${zipcode}`,
  es: (zipcode) => `Zona atendida: ${zipcode}`,
};

/** The document title, for browser tabs and search results. */
export const pageTitle = (subject: string, brand: string): string => `${subject} | ${brand}`;
