import type { FormLanguage } from '../../../domain/lead/form.ts';

const STATUS_TEXTS: { readonly [language in FormLanguage]: (count: number) => string } = {
  en: (count) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the arrow keys.`,
  fr: (count) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Utilisez les touches fléchées.`,
};

/** What screen readers are told of so many suggestions; empty without any. */
export const suggestionsStatus = (count: number, language: FormLanguage): string =>
  count === 0 ? '' : STATUS_TEXTS[language](count);
