import { askedCompanyId } from '../ask-dealer/ask-address.ts';
import { FORM_IDS, SERVICE_TOPIC, WINDOW_IDS } from '../../../domain/lead/form-ids.ts';
import { normalCode, type PostalCode } from '../../../domain/postal-code/normal-code.ts';
import { rebatesForm } from '../../../domain/lead/forms/rebates.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import type { FormLanguage, LeadForm } from '../../../domain/lead/form.ts';
import { thanksPath } from './thanks-path.ts';

/** Where those are thanked whose forms were sent without scripts: all of a page is in one language. */
const REFERENCE = /^R-[0-9A-HJKMNP-TV-Z]{8}$/;

const DAY = /^\d{4}-\d\d-\d\d$/;

interface Query {
  get(name: string): string | null;
}

/** What an address says that is thanked for; null: nothing of it, or nothing that this site could have put there. */
export interface ThankedFor {
  readonly formId: string | null;
  readonly reference: string | null;
  /** What the request is about, where the thanks depend on it. */
  readonly topic: typeof SERVICE_TOPIC | null;
  /** The day that a visit was asked for, `2026-11-23`; perhaps none of the calendar. */
  readonly day: string | null;
  /** The time of day. */
  readonly window: (typeof WINDOW_IDS)[number] | null;
  /** The dealer that it was sent to. */
  readonly companyId: CompanyId | null;
  /** The code whose other dealers are offered. */
  readonly zip: PostalCode | null;
}

/**
 * Where a form that was sent leads: `/thank-you/?form=contact-form&reference=R-0ABCDEFZ` (contract, sections 6 and 7). Of what
 * was typed it says nothing but that customer service answers, and when a visit was asked for; in addition, which dealer was chosen.
 */
export const thanksAddress = (
  { id, language }: Pick<LeadForm, 'id' | 'language'>,
  reference: string,
  { topic, preferredDate, preferredWindow, zip }: Draft = {},
  companyId: CompanyId | null = null,
): string => {
  const values: Readonly<Record<string, string | undefined>> = {
    ...{ form: id, reference, topic, day: preferredDate, window: preferredWindow },
    ...(companyId !== null && { dealer: String(companyId) }),
    ...(id === rebatesForm.id && { zipcode: zip }),
  };
  return `${thanksPath(language)}?${thanksQuery({ get: (name) => values[name] ?? null }, language)}`;
};

/** Reads the query of such an address, on the page of a language. */
export const thankedFor = (query: Query, language: FormLanguage): ThankedFor => {
  const reference = query.get('reference') ?? '';
  const day = query.get('day') ?? '';
  return {
    formId: FORM_IDS[language].find((id) => id === query.get('form')) ?? null,
    reference: REFERENCE.test(reference) ? reference : null,
    topic: query.get('topic') === SERVICE_TOPIC ? SERVICE_TOPIC : null,
    day: DAY.test(day) ? day : null,
    window: WINDOW_IDS.find((id) => id === query.get('window')) ?? null,
    companyId: askedCompanyId(query.get('dealer')),
    zip: normalCode(query.get('zipcode') ?? ''),
  };
};

/** The same as a query in one spelling, without its question mark. */
export const thanksQuery = (query: Query, language: FormLanguage): string => {
  const { formId, companyId, zip, ...others } = thankedFor(query, language);
  return Object.entries({ form: formId, ...others, dealer: companyId, zipcode: zip })
    .flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');
};
