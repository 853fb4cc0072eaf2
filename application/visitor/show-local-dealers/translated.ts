import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { frenchLocalDealers } from './french-texts.ts';
import { spanishLocalDealers } from './spanish-texts.ts';
import { localDealersTexts, type LocalDealersTexts } from './texts.ts';

/** What is said of the dealers of an area in each language, for the server: a browser fetches the one of its page. */
export const LOCAL_DEALERS_TEXTS: { readonly [language in SiteLanguage]: LocalDealersTexts } = {
  en: localDealersTexts,
  es: spanishLocalDealers,
  fr: frenchLocalDealers,
};
