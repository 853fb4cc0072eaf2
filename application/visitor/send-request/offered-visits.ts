import * as O from 'fp-ts/Option';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import type { FormLanguage } from '../../../domain/lead/form.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import { visitDays, visitFault } from '../../../domain/lead/visit-time.ts';
import { BRAND_TIME_ZONE } from '../../ports/clock.ts';
import { bookingCalendar } from '../show-hours/dealer-hours.ts';
import type { RequestedDealer } from './send-request-ports.ts';
import { visitDaysText, visitMessages } from './visit-texts.ts';

/** The dates on which a dealer offers visits. */
export interface OfferedVisits {
  /** The first date, such as `2026-11-30`. */
  readonly first: string;
  readonly text: string;
}

/** The visits that a dealer offers from an instant on (contract, section 7: dealers' hours); null when its hours are unknown. */
export const offeredVisits = (
  language: FormLanguage,
  dealer: RequestedDealer | null,
  now: number,
): OfferedVisits | null => {
  if (dealer?.hours == null) return null;
  const days = visitDays(bookingCalendar(dealer.hours), now, BRAND_TIME_ZONE);
  return O.isNone(days) ? null : { first: days.value.first, text: visitDaysText(language, days.value) };
};

/** The error of a visit that a dealer doesn't offer. The server checks it again. Empty when the dealer's hours are unknown. */
export const visitErrors = (
  language: FormLanguage,
  dealer: RequestedDealer | null,
  { preferredDate, preferredWindow = '' }: Draft,
  now: number,
): FieldMessages => {
  if (preferredDate === undefined || dealer?.hours == null) return [];
  const visit = { date: preferredDate, window: preferredWindow };
  const fault = visitFault(bookingCalendar(dealer.hours), visit, now, BRAND_TIME_ZONE);
  return fault === null ? [] : visitMessages(language, preferredDate, fault);
};
