import { inLanguage, type Translated, type SiteLanguage } from '../../../domain/content/site-language.ts';
import type { Decision } from '../../../domain/consent/consent.ts';

interface ConsentTexts {
  /** The name of the banner and of the link that reopens it. */
  readonly name: string;
  readonly question: string;
  readonly accept: string;
  readonly decline: string;
  readonly close: string;
  /** The link text for the privacy page, which has no Spanish version. */
  readonly more: string;
  readonly privacyPath: string;
  /** The visitor's previous decision. */
  readonly decided: { readonly [decision in Decision]: string };
  /** Replaces the question when the browser sends a privacy signal. */
  readonly signalled: string;
}

/** Texts of the consent banner (contract, section 7: events). */
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

/** The language of the consent banner on a page. Paths below `/es/` are Spanish, even when the page is missing and its frame is English. */
export const consentLanguageOf = (path: string, language: SiteLanguage): SiteLanguage =>
  path.startsWith('/es/') ? 'es' : language;
