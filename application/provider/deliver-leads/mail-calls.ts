import * as O from 'fp-ts/Option';
import { calendarOf } from '../../../domain/dealer/dealer-calendar.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { callTexts } from '../../../domain/lead/expected-call-texts.ts';
import { languageOf } from '../../../domain/lead/form-ids.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import { numberFor } from '../../../domain/phone/dealer-number.ts';
import { formatPhone } from '../../../domain/phone/phone-format.ts';
import { NO_SOURCE } from '../../../domain/visitor/traffic-source.ts';

/**
 * When to expect the dealer's call, by its calendar; empty when unknown. The mail may be read later, so it doesn't say who answers now.
 */
export const laterOf = ({ lead, acceptedAt: now }: SubmittedLead, dealer: O.Option<Dealer>): string => {
  if (O.isNone(dealer)) return '';
  const hours = calendarOf(dealer.value, now);
  const language = languageOf(lead.metadata.formId);
  return callTexts(language, { phone: null, hours }, { now, ours: '' }).later ?? '';
};

/** The dealer's number, formatted; null without one. */
export const numberOf = (dealer: Dealer): string | null => {
  const { number } = numberFor(dealer, NO_SOURCE);
  return number === null ? null : formatPhone(number);
};
