import * as O from 'fp-ts/Option';
import { dayIn } from '../review/review-day.ts';
import { REGISTRATION_DAYS } from './warranty-terms.ts';

/** The registration deadline of a product. Days are ISO dates: `2026-11-22`. */
export type Registration =
  /** Nothing was entered. */
  | { readonly kind: 'unasked' }
  /** The text isn't a calendar date. */
  | { readonly kind: 'invalid' }
  /** The installation date is in the future, so the product can't be registered yet. */
  | { readonly kind: 'not-installed'; readonly lastDay: string }
  | { readonly kind: 'open'; readonly lastDay: string; readonly daysLeft: number }
  | { readonly kind: 'passed'; readonly lastDay: string };

const A_DAY_MS = 86_400_000;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / A_DAY_MS;

/**
 * Applies the 60-day rule to an installation date (specification, section 9). The last day is the 60th after the installation, inclusive.
 */
export const registrationOf = (installed: string, today: string): Registration => {
  if (installed.trim() === '') return { kind: 'unasked' };
  const day = dayIn(installed);
  if (O.isNone(day)) return { kind: 'invalid' };
  const last = dayNumber(day.value) + REGISTRATION_DAYS;
  const lastDay = new Date(last * A_DAY_MS).toISOString().slice(0, 10);
  if (day.value > today) return { kind: 'not-installed', lastDay };
  const daysLeft = last - dayNumber(today);
  return daysLeft < 0 ? { kind: 'passed', lastDay } : { kind: 'open', lastDay, daysLeft };
};
