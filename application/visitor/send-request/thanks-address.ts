import { askedCompanyId } from '../ask-dealer/ask-address.ts';
import { FORM_IDS, SERVICE_TOPIC, WINDOW_IDS } from '../../../domain/lead/form-ids.ts';
import { normalCode, type PostalCode } from '../../../domain/postal-code/normal-code.ts';
import { rebatesForm } from '../../../domain/lead/forms/rebates.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import { URGENT } from '../../../domain/lead/timing.ts';
import type { FormLanguage, LeadForm } from '../../../domain/lead/form.ts';
import { REQUEST_TOKEN } from '../follow-request/request-path.ts';
import { thanksPath } from './thanks-path.ts';

/** Addresses of the thank-you pages for forms posted without scripts. Each page is in one language. */
const REFERENCE = /^R-[0-9A-HJKMNP-TV-Z]{8}$/;

/** Nothing that could be html. Only the request's page judges a token. */
const TOKEN = /^[\w.-]{1,100}$/;

const DAY = /^\d{4}-\d\d-\d\d$/;

interface Query {
  get(name: string): string | null;
}

/** The values in a thank-you address; null for each that is missing or invalid. */
export interface ThankedFor {
  readonly formId: string | null;
  readonly reference: string | null;
  /** The topic, if the message depends on it. */
  readonly topic: typeof SERVICE_TOPIC | null;
  /** The requested day, `2026-11-23`. It may not be a real calendar date. */
  readonly day: string | null;
  /** The requested time of day. */
  readonly window: (typeof WINDOW_IDS)[number] | null;
  /** The dealer that received the request. */
  readonly companyId: CompanyId | null;
  readonly urgency: typeof URGENT | null;
  /** The postal code for the link to other dealers. */
  readonly zip: PostalCode | null;
  /** Opens the request's page. The page of an address with it is as secret as that page. */
  readonly token: string | null;
}

/**
 * The redirect target after a form is sent: `/thank-you/?form=contact-form&reference=R-0ABCDEFZ` (contract, sections 6 and 7). It includes
 * only the service topic, the requested day and time, the dealer, that it is urgent and, for the rebates form and urgent requests, the zip.
 * Nothing else that was typed gets into the address. `token` opens the request's page.
 */
export const thanksAddress = (
  { id, language }: Pick<LeadForm, 'id' | 'language'>,
  reference: string,
  { topic, preferredDate, preferredWindow, urgency, zip }: Draft = {},
  companyId: CompanyId | null = null,
  token: string | null = null,
): string => {
  const values: Readonly<Record<string, string | undefined>> = {
    form: id,
    reference,
    topic,
    day: preferredDate,
    window: preferredWindow,
    ...(companyId !== null && { dealer: String(companyId) }),
    urgency,
    ...((id === rebatesForm.id || urgency === URGENT) && { zipcode: zip }),
    ...(token !== null && { [REQUEST_TOKEN]: token }),
  };
  return `${thanksPath(language)}?${thanksQuery({ get: (name) => values[name] ?? null }, language)}`;
};

/** Parses the query of a thank-you page in a language. */
export const thankedFor = (query: Query, language: FormLanguage): ThankedFor => {
  const reference = query.get('reference') ?? '';
  const day = query.get('day') ?? '';
  const token = query.get(REQUEST_TOKEN) ?? '';
  return {
    formId: FORM_IDS[language].find((id) => id === query.get('form')) ?? null,
    reference: REFERENCE.test(reference) ? reference : null,
    topic: query.get('topic') === SERVICE_TOPIC ? SERVICE_TOPIC : null,
    day: DAY.test(day) ? day : null,
    window: WINDOW_IDS.find((id) => id === query.get('window')) ?? null,
    companyId: askedCompanyId(query.get('dealer')),
    urgency: query.get('urgency') === URGENT ? URGENT : null,
    zip: normalCode(query.get('zipcode') ?? ''),
    token: TOKEN.test(token) ? token : null,
  };
};

/** The query of a thank-you page in canonical form, without `?`. */
export const thanksQuery = (query: Query, language: FormLanguage): string => {
  const { formId, companyId, zip, token, ...others } = thankedFor(query, language);
  return Object.entries({
    form: formId,
    ...others,
    dealer: companyId,
    zipcode: zip,
    [REQUEST_TOKEN]: token,
  })
    .flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');
};
