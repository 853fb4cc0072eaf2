import type { SiteLanguage } from '../../../domain/content/site-language.ts';

/** The dealer's name may be unknown. */
export const MAY_NOT_ANSWER: { readonly [language in SiteLanguage]: (dealer?: string) => string } = {
  en: (dealer = 'This dealer') => `${dealer} can't answer right now.`,
  es: (dealer = 'Este distribuidor') => `${dealer} no puede contestar en este momento.`,
  fr: (dealer = 'Ce concessionnaire') => `${dealer} ne peut pas répondre en ce moment.`,
};

/** A dealer who can be called now, or chosen in the form. */
export const ANSWERS_NOW: { readonly [language in SiteLanguage]: (dealer: string, phone: string) => string } =
  {
    en: (dealer, phone) => `${dealer} answers now: call ${phone}, or choose them in this form.`,
    es: (dealer, phone) => `${dealer} contesta ahora: llame al ${phone} o elija este distribuidor aquí.`,
    fr: (dealer, phone) => `${dealer} répond maintenant : appelez le ${phone}, ou choisissez-le ici.`,
  };

/** A link to the dealers of the area who answer now. */
export const WHO_ANSWERS_NOW: { readonly [language in SiteLanguage]: string } = {
  en: 'See who answers now',
  es: 'Ver quién contesta ahora',
  fr: 'Voir qui répond maintenant',
};

export const ASKED_AT: { readonly [language in SiteLanguage]: (time: string) => string } = {
  en: (time) => `You asked this dealer at ${time}.`,
  // `3:12 p.m.` ends the sentence.
  es: (time) => `Le escribió a este distribuidor a las ${time.replace(/\.$/, '')}.`,
  fr: (time) => `Vous avez écrit à ce concessionnaire à ${time}.`,
};
