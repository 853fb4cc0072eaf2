import type { OtherLanguage } from '../content/site-language.ts';

/** The dealers who answer at any hour, nearest first (contract, section 7: sorting). */
export const OPEN_DEALERS_ADDRESS = '/find-a-dealer/?sort=nearest&filter=emergencyService';

interface TranslatedPage {
  readonly path: string;
  /** Its name in its own language, for links on English pages. */
  readonly name: string;
}

/** Translated pages, by the address of the English page. Their sections have the same fragments. */
const TRANSLATED: { readonly [language in OtherLanguage]?: Readonly<Record<string, TranslatedPage>> } = {
  es: {
    '/resources/troubleshooting/air-conditioners/': {
      path: '/es/solucion-de-problemas/aire-acondicionado/',
      name: 'Aire acondicionado: qué revisar',
    },
    '/resources/troubleshooting/gas-furnaces/': {
      path: '/es/solucion-de-problemas/calefaccion-de-gas/',
      name: 'Calefacción de gas: qué revisar',
    },
    '/resources/troubleshooting/heat-pumps/': {
      path: '/es/solucion-de-problemas/bomba-de-calor/',
      name: 'Bomba de calor: qué revisar',
    },
    '/resources/warranty/': { path: '/es/garantia/', name: 'Garantía y registro' },
    '/resources/rebates/': { path: '/es/reembolsos/', name: 'Reembolsos: qué hay en su zona' },
    '/resources/build-your-own-system/': { path: '/es/estimado/', name: 'Estimado gratis en línea' },
    '/products/heat-pump-or-furnace/': {
      path: '/es/bomba-de-calor-o-calefactor/',
      name: '¿Bomba de calor o calefactor?',
    },
    [OPEN_DEALERS_ADDRESS]: {
      path: '/es/distribuidores/?sort=nearest&filter=emergencyService',
      name: 'Distribuidores que contestan las 24 horas',
    },
  },
  fr: {
    '/resources/troubleshooting/air-conditioners/': {
      path: '/fr/depannage/climatiseur/',
      name: 'Climatiseur\u00a0: quoi vérifier',
    },
    '/resources/troubleshooting/gas-furnaces/': {
      path: '/fr/depannage/fournaise-au-gaz/',
      name: 'Fournaise au gaz\u00a0: quoi vérifier',
    },
    '/resources/troubleshooting/heat-pumps/': {
      path: '/fr/depannage/thermopompe/',
      name: 'Thermopompe\u00a0: quoi vérifier',
    },
    '/resources/warranty/': { path: '/fr/garantie/', name: 'Garantie et enregistrement' },
    '/resources/build-your-own-system/': {
      path: '/fr/estimation/',
      name: 'Estimation gratuite en ligne',
    },
    '/products/heat-pump-or-furnace/': {
      path: '/fr/thermopompe-ou-fournaise/',
      name: 'Thermopompe ou fournaise?',
    },
    [OPEN_DEALERS_ADDRESS]: {
      path: '/fr/concessionnaires/?sort=nearest&filter=emergencyService',
      name: 'Concessionnaires qui répondent 24 h sur 24',
    },
  },
};

/** The same section of a page in another language; null when the page isn't translated. */
export const translatedPage = (
  href: string,
  language: OtherLanguage,
): { text: string; href: string } | null => {
  const [path = '', fragment] = href.split('#');
  const page = TRANSLATED[language]?.[path];
  if (page === undefined) return null;
  return { text: page.name, href: fragment === undefined ? page.path : `${page.path}#${fragment}` };
};
