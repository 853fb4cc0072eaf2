import type { SiteLanguage } from '../content/site-language.ts';

/** While nobody answers our number. */
const OFFICE_CLOSED: { readonly [language in SiteLanguage]: string } = {
  en: '(office closed right now)',
  es: '(oficina cerrada en este momento)',
  fr: '(bureau fermé en ce moment)',
};

/** What follows our number while nobody answers it: ` (office closed right now)`; empty while the office is open. */
export const officeNote = (isOfficeOpen: boolean, language: SiteLanguage): string =>
  isOfficeOpen ? '' : ` ${OFFICE_CLOSED[language]}`;

/** Our number in a sentence, with that note: `1-800-555-0199 (office closed right now)`. */
export const ourNumber = (phone: string, isOfficeOpen: boolean, language: SiteLanguage): string =>
  `${phone}${officeNote(isOfficeOpen, language)}`;
