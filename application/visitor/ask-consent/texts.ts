import { inLanguage, type Translated, type SiteLanguage } from '../../../domain/content/site-language.ts';
import type { Decision } from '../../../domain/consent/consent.ts';

interface ConsentTexts {
  /** What the question is called, and the way back to it. */
  readonly name: string;
  readonly question: string;
  readonly accept: string;
  readonly decline: string;
  readonly close: string;
  /** The way to the page that says more; there is no Spanish one. */
  readonly more: string;
  /** The path of that page. */
  readonly privacyPath: string;
  /** What the visitor has decided before. */
  readonly decided: { readonly [decision in Decision]: string };
  /** Instead of the question, where the browser has answered it. */
  readonly signalled: string;
}

/** How visitors are asked whether their visits may be measured (contract, section 7: events). */
const TEXTS: Translated<ConsentTexts> = {
  en: {
    name: 'Privacy choices',
    question:
      'May we measure how people use this site so we can improve it? It works the same if you decline.',
    accept: 'Accept',
    decline: 'Decline',
    close: 'Close',
    more: 'More about privacy',
    privacyPath: '/privacy/',
    decided: { granted: 'Your current choice: Accept', refused: 'Your current choice: Decline' },
    signalled:
      'Your browser asks sites not to share data about you (Global Privacy Control). We honor that: we don’t measure your visits.',
  },
  fr: {
    name: 'Choix de confidentialité',
    question:
      'Pouvons-nous mesurer l’utilisation de ce site pour l’améliorer? Il fonctionne aussi bien si vous refusez.',
    accept: 'Accepter',
    decline: 'Refuser',
    close: 'Fermer',
    more: 'En savoir plus',
    privacyPath: '/fr/confidentialite/',
    decided: {
      granted: 'Votre choix actuel\u00a0: Accepter',
      refused: 'Votre choix actuel\u00a0: Refuser',
    },
    signalled:
      'Votre navigateur demande aux sites de ne pas partager vos données (Global Privacy Control). Nous le respectons\u00a0: vos visites ne sont pas mesurées.',
  },
  es: {
    name: 'Opciones de privacidad',
    question: '¿Podemos medir cómo se usa este sitio para mejorarlo? Funciona igual si lo rechaza.',
    accept: 'Aceptar',
    decline: 'Rechazar',
    close: 'Cerrar',
    more: 'Más sobre la privacidad (en inglés)',
    privacyPath: '/privacy/',
    decided: { granted: 'Su elección actual: Aceptar', refused: 'Su elección actual: Rechazar' },
    signalled:
      'Su navegador pide a los sitios que no compartan sus datos (Global Privacy Control). Lo respetamos: sus visitas no se miden.',
  },
};

export const askConsentTexts = (language: SiteLanguage): ConsentTexts =>
  inLanguage<ConsentTexts>(TEXTS, language);

/** The language of the question on a page: below `/es/` it is Spanish, also where there is no page and what surrounds it is English. */
export const consentLanguageOf = (path: string, language: SiteLanguage): SiteLanguage =>
  path.startsWith('/es/') ? 'es' : language;
