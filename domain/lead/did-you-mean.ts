import type { FormLanguage } from './form-definition.ts';

/** The question about a mistyped address or code, before the one that was probably meant. */
export const DID_YOU_MEAN: { readonly [language in FormLanguage]: (meant: string) => string } = {
  en: (meant) => `Did you mean ${meant}?`,
  es: (meant) => `¿Quiso decir ${meant}?`,
  fr: (meant) => `Vouliez-vous dire ${meant}?`,
};
