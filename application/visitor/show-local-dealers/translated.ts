import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { frenchLocalDealers } from './french-texts.ts';
import { spanishLocalDealers } from './spanish-texts.ts';
import { localDealersTexts, type LocalDealersTexts } from './texts.ts';

/** Texts about an area's dealers in all languages, for the server. Browsers load only the language of the page. */
export const LOCAL_DEALERS_TEXTS: { readonly [language in SiteLanguage]: LocalDealersTexts } = {
  en: localDealersTexts,
  es: spanishLocalDealers,
  fr: frenchLocalDealers,
};
