import type { SiteLanguage } from '../content/site-language.ts';
import type { Household } from './household.ts';

/** The languages in which programs can be described. */
export const REBATE_LANGUAGES = ['en', 'es'] as const;
export type RebateLanguage = (typeof REBATE_LANGUAGES)[number];

/** The language in which a page asks for programs: English where they are never described in its own. */
export const rebateLanguage = (language: SiteLanguage): RebateLanguage =>
  REBATE_LANGUAGES.find((one) => one === language) ?? 'en';

/** How rebates are asked for, in addition to the area and its utilities. */
export interface RebateWishes {
  readonly language: RebateLanguage;
  /** Null: the visitor has not said. */
  readonly household: Household | null;
}

export const NO_WISHES: RebateWishes = { language: 'en', household: null };
