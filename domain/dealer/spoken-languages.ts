import type { OtherLanguage } from '../content/site-language.ts';
import type { Dealer } from './dealer.ts';

/** Whether a dealer serves in a language: Spanish by its flag, French in Quebec. */
const SPEAKS: { readonly [language in OtherLanguage]: (dealer: Dealer) => boolean } = {
  es: ({ spanish }) => spanish === true,
  fr: ({ state = '' }) => state.trim().toUpperCase() === 'QC',
};

export const speaks = (dealer: Dealer, language: OtherLanguage): boolean => SPEAKS[language](dealer);
