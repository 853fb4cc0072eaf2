import type { Decision } from '../../../domain/consent/consent.ts';

/** The languages in which visitors are asked. */
export type ConsentLanguage = 'en' | 'fr' | 'es';

interface ConsentTexts {
  /** What the question is called, and the way back to it. */
  readonly name: string;
  readonly question: string;
  readonly accept: string;
  readonly decline: string;
  readonly close: string;
  /** The way to the page that says more, which is English. */
  readonly more: string;
  /** What she has decided before. */
  readonly decided: { readonly [decision in Decision]: string };
  /** Instead of the question, where her browser has answered it. */
  readonly signalled: string;
}

/** How visitors are asked whether their visits may be measured (contract, section 7: events). */
const TEXTS: { readonly [language in ConsentLanguage]: ConsentTexts } = {
  en: {
    name: 'Privacy choices',
    question: 'May we measure how this site is used, to make it better? It works the same if you decline.',
    accept: 'Accept',
    decline: 'Decline',
    close: 'Close',
    more: 'More about privacy',
    decided: { granted: 'So far you accept.', refused: 'So far you decline.' },
    signalled:
      'Your browser asks sites not to share data about you (Global Privacy Control). We follow that: your visits are not measured.',
  },
  fr: {
    name: 'Choix de confidentialité',
    question:
      'Pouvons-nous mesurer l’utilisation de ce site, pour l’améliorer\u00a0? Il fonctionne aussi bien si vous refusez.',
    accept: 'Accepter',
    decline: 'Refuser',
    close: 'Fermer',
    more: 'En savoir plus (en anglais)',
    decided: {
      granted: 'Jusqu’à présent, vous acceptez.',
      refused: 'Jusqu’à présent, vous refusez.',
    },
    signalled:
      'Votre navigateur demande aux sites de ne pas partager vos données (Global Privacy Control). Nous le respectons\u00a0: vos visites ne sont pas mesurées.',
  },
  es: {
    name: 'Opciones de privacidad',
    question: '¿Podemos medir cómo se usa este sitio, para mejorarlo? Funciona igual si lo rechaza.',
    accept: 'Aceptar',
    decline: 'Rechazar',
    close: 'Cerrar',
    more: 'Más sobre la privacidad (en inglés)',
    decided: { granted: 'Hasta ahora lo acepta.', refused: 'Hasta ahora lo rechaza.' },
    signalled:
      'Su navegador pide a los sitios que no compartan sus datos (Global Privacy Control). Lo respetamos: sus visitas no se miden.',
  },
};

export const askConsentTexts = (language: ConsentLanguage): ConsentTexts => TEXTS[language];

/** The language of the question on a page: what stands below `/es/` is Spanish, though what surrounds it is English. */
export const consentLanguageOf = (path: string, language: 'en' | 'fr'): ConsentLanguage =>
  path.startsWith('/es/') ? 'es' : language;
