import type { SiteLanguage } from '../content/site-language.ts';
import type { Household } from './household.ts';

/** The languages of program descriptions. */
export const REBATE_LANGUAGES = ['en', 'es'] as const;
export type RebateLanguage = (typeof REBATE_LANGUAGES)[number];

/** The language to request programs in: the page's, or English when programs aren't available in it. */
export const rebateLanguage = (language: SiteLanguage): RebateLanguage =>
  REBATE_LANGUAGES.find((one) => one === language) ?? 'en';

/** Options of a rebate request in addition to area and utilities. */
export interface RebateWishes {
  readonly language: RebateLanguage;
  /** Null when the visitor hasn't stated it. */
  readonly household: Household | null;
}

export const NO_WISHES: RebateWishes = { language: 'en', household: null };
