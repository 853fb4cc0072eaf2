import { inLanguage, type Translated, type SiteLanguage } from '../../../domain/content/site-language.ts';
import { frameTextsIn } from './frame-texts.ts';

/** Texts of every page's frame (specification, section 2; design language, section 8). */
const TEXTS = {
  en: {
    ...frameTextsIn('en'),
    mainNavigation: 'Main',
    menu: 'Menu',
    close: 'Close',
    footerNavigation: 'Footer',
    callUs: 'Call us',
    footerPromise: 'Steady comfort, all year. Find the local pros who keep it that way.',
    sample: 'Sample data: the dealers, phone numbers and reviews shown here are made up.',
    customerService: 'Customer service',
    privacyChoices: 'Privacy choices',
  },
  fr: {
    ...frameTextsIn('fr'),
    mainNavigation: 'Principale',
    menu: 'Menu',
    close: 'Fermer',
    footerNavigation: 'Pied de page',
    callUs: 'Appelez-nous',
    footerPromise: 'Un confort constant, toute l’année. Trouvez près de chez vous les pros qui y veillent.',
    sample:
      'Données fictives\u00a0: les concessionnaires, les numéros de téléphone et les avis affichés ici sont inventés.',
    customerService: 'Service à la clientèle',
    privacyChoices: 'Choix de confidentialité',
  },
  es: {
    ...frameTextsIn('es'),
    mainNavigation: 'Principal',
    menu: 'Menú',
    close: 'Cerrar',
    footerNavigation: 'Pie de página',
    callUs: 'Llámenos',
    footerPromise:
      'Confort constante todo el año. Encuentre a los profesionales de su zona que lo hacen posible.',
    sample:
      'Datos de muestra: los distribuidores, los números de teléfono y las opiniones que se muestran aquí son inventados.',
    customerService: 'Servicio al cliente',
    privacyChoices: 'Opciones de privacidad',
  },
} as const satisfies Translated<object>;

type SiteTexts = { readonly [text in keyof (typeof TEXTS)['en']]: string };

export const siteTextsIn = (language: SiteLanguage): SiteTexts => inLanguage<SiteTexts>(TEXTS, language);

export const copyright = (brand: string, year: number): string => `© ${year} ${brand}`;
