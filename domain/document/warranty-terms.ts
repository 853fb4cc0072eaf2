import type { Translated } from '../content/site-language.ts';

/** The registration period after installation, in days (specification, section 9). */
export const REGISTRATION_DAYS = 60;

/** The typical parts coverage without registration, in years. */
export const BASE_YEARS = 5;

/** The typical parts coverage with registration, in years. */
export const REGISTERED_YEARS = 10;

/**
 * The places where a warranty must not depend on registration, according to another maker's terms (facts, section 7). A lawyer has not
 * confirmed them.
 */
export const REGISTRATION_BARRED_IN = {
  en: 'California and Quebec',
  es: 'California y Quebec',
  fr: 'Californie et Québec',
} as const satisfies Translated<string>;
