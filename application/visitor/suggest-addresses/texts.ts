import type { FormLanguage } from '../../../domain/lead/form.ts';

const STATUS_TEXTS: { readonly [language in FormLanguage]: (count: number) => string } = {
  en: (count) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the arrow keys.`,
  es: (count) => `${count} ${count === 1 ? 'sugerencia' : 'sugerencias'}. Use las flechas del teclado.`,
  fr: (count) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Utilisez les touches fléchées.`,
};

const TOWN_ONLY: { readonly [language in FormLanguage]: string } = {
  en: 'We know the towns, not the house numbers. Please check the address.',
  es: 'Conocemos las ciudades, no los números de las casas. Revise la dirección.',
  fr: 'Nous connaissons les villes, pas les numéros. Veuillez vérifier l’adresse.',
};

/** Shown below suggestions whose house numbers aren't verified, only their towns. */
export const suggestionsNote = (isVerified: boolean, language: FormLanguage): string =>
  isVerified ? '' : TOWN_ONLY[language];

/** The live-region text for a number of suggestions; empty for none. */
export const suggestionsStatus = (count: number, language: FormLanguage): string =>
  count === 0 ? '' : STATUS_TEXTS[language](count);
