import type { Translated } from '../content/site-language.ts';

/** How many days after installation a product can be registered (specification, section 9). */
export const REGISTRATION_DAYS = 60;

/** How long parts are typically covered without registration, in years. */
export const BASE_YEARS = 5;

/** How long parts are typically covered with registration, in years. */
export const REGISTERED_YEARS = 10;

/**
 * The places that bar a warranty from depending on registration, as another maker's terms name them (facts, section 7);
 * a lawyer has not confirmed them.
 */
export const REGISTRATION_BARRED_IN = {
  en: 'California and Quebec',
  es: 'California y Quebec',
  fr: 'Californie et Québec',
} as const satisfies Translated<string>;
