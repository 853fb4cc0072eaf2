import * as O from 'fp-ts/Option';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import { callTexts, type CallTexts } from '../../../domain/lead/expected-call-texts.ts';
import { fieldsOf, type LeadForm } from '../../../domain/lead/form.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import { URGENT } from '../../../domain/lead/timing.ts';
import { visitDays, visitFault } from '../../../domain/lead/visit-time.ts';
import { BRAND_TIME_ZONE } from '../../../domain/brand/central-time.ts';
import { bookingCalendar } from '../show-hours/dealer-hours.ts';
import { askedNote, urgentNote } from './dealer-notes.ts';
import type { RequestedDealer, SendRequestPorts } from './send-request-ports.ts';
import { visitDaysText, visitMessages } from './visit-texts.ts';

/** The dates on which a dealer offers visits. */
export interface OfferedVisits {
  /** The first date, such as `2026-11-30`. */
  readonly first: string;
  readonly text: string;
}

/** The dealer that a form is for, and what its hours and number mean for the request (contract, section 7: dealers' hours). */
export class ChosenDealer {
  /** Null when none is chosen yet. */
  dealer: RequestedDealer | null = null;
  /** The dealers that the visitor can choose instead. */
  others: ReadonlyArray<RequestedDealer> = [];

  constructor(
    private readonly form: LeadForm,
    private readonly ports: Pick<SendRequestPorts, 'asked' | 'clock'>,
    /** The site's own number. */
    readonly sitePhone: string,
  ) {}

  /** The number to call instead. */
  get phone(): string {
    return this.dealer?.phone ?? this.sitePhone;
  }

  /** When the visitor asked the dealer before, and who answers an urgent call now. */
  notes({ urgency }: Draft): ReadonlyArray<string> {
    const { dealer, others } = this;
    if (dealer === null) return [];
    const { language } = this.form;
    const at = this.ports.asked.askedAt(dealer.companyId);
    const urgent = urgency === URGENT ? urgentNote(language, dealer, others, this.ports.clock.now()) : null;
    return [...(at === null ? [] : [askedNote(language, at)]), ...(urgent === null ? [] : [urgent])];
  }

  /** The visits that the dealer offers from now on; null when its hours are unknown, or the form asks for no visit. */
  visits(): OfferedVisits | null {
    const asksForVisit = fieldsOf(this.form).some(({ control }) => control.kind === 'day');
    if (!asksForVisit || this.dealer?.hours == null) return null;
    const calendar = bookingCalendar(this.dealer.hours);
    const days = visitDays(calendar, this.ports.clock.now(), BRAND_TIME_ZONE);
    if (O.isNone(days)) return null;
    return { first: days.value.first, text: visitDaysText(this.form.language, days.value) };
  }

  /** The error of a visit that the dealer doesn't offer. The server checks it again. Empty when the dealer's hours are unknown. */
  visitErrors({ preferredDate, preferredWindow = '' }: Draft): FieldMessages {
    if (preferredDate === undefined || this.dealer?.hours == null) return [];
    const visit = { date: preferredDate, window: preferredWindow };
    const calendar = bookingCalendar(this.dealer.hours);
    const fault = visitFault(calendar, visit, this.ports.clock.now(), BRAND_TIME_ZONE);
    return fault === null ? [] : visitMessages(this.form.language, preferredDate, fault);
  }

  /** What a dealer's calendar adds to the confirmation of a request. */
  callTexts(sentTo: RequestedDealer | null): CallTexts {
    return callTexts(this.form.language, sentTo, { now: this.ports.clock.now(), ours: this.sitePhone });
  }
}
