import type { OtherLanguage } from '../content/site-language.ts';

interface TranslatedGuide {
  readonly path: string;
  /** The link text on English pages. */
  readonly name: string;
}

/** Translated guides by the path of the English one. Their sections have the same fragment ids. */
const TRANSLATED: { readonly [language in OtherLanguage]?: Readonly<Record<string, TranslatedGuide>> } = {
  es: {
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

/** The translated section of a guide; null when it doesn't exist. */
export const translatedGuide = (
  href: string,
  language: OtherLanguage,
): { text: string; href: string } | null => {
  const [path = '', fragment] = href.split('#');
  const guide = TRANSLATED[language]?.[path];
  if (guide === undefined) return null;
  return { text: guide.name, href: fragment === undefined ? guide.path : `${guide.path}#${fragment}` };
};
