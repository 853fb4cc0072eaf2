import type { OtherLanguage } from '../content/site-language.ts';

interface TranslatedGuide {
  readonly path: string;
  /** What it is called where English is around it. */
  readonly name: string;
}

/** The guides that are there in another language, by the paths of the English ones; their sections have the same fragments. */
const TRANSLATED: { readonly [language in OtherLanguage]?: Readonly<Record<string, TranslatedGuide>> } = {
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
  },
  fr: {
    '/resources/troubleshooting/air-conditioners/': {
      path: '/fr/depannage/climatiseur/',
      name: 'Climatiseur : quoi vérifier',
    },
    '/resources/troubleshooting/gas-furnaces/': {
      path: '/fr/depannage/fournaise-au-gaz/',
      name: 'Fournaise au gaz : quoi vérifier',
    },
    '/resources/troubleshooting/heat-pumps/': {
      path: '/fr/depannage/thermopompe/',
      name: 'Thermopompe : quoi vérifier',
    },
  },
};

/** The same section of a guide in another language; null: it is not there. */
export const translatedGuide = (
  href: string,
  language: OtherLanguage,
): { text: string; href: string } | null => {
  const [path = '', fragment] = href.split('#');
  const guide = TRANSLATED[language]?.[path];
  if (guide === undefined) return null;
  return { text: guide.name, href: fragment === undefined ? guide.path : `${guide.path}#${fragment}` };
};
