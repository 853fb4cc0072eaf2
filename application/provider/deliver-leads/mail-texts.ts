import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { BRAND_TIME_ZONE } from '../../../domain/brand/central-time.ts';
import { displayName } from '../../../domain/dealer/display-name.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { languageOf } from '../../../domain/lead/form-ids.ts';
import { LEAD_FIELD_TABLE, type LeadFieldFacts } from '../../../domain/lead/lead-fields.ts';
import { checkOf } from '../../../domain/lead/doubts.ts';
import type { Draft, ValidLead } from '../../../domain/lead/lead.ts';
import type { ContactPart, MailReading } from '../../../domain/lead/mail-reading.ts';
import { URGENT } from '../../../domain/lead/timing.ts';
import { normalCode } from '../../../domain/postal-code/normal-code.ts';
import { requestTopic } from '../../../domain/lead/request-topic.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { formatPhone } from '../../../domain/phone/phone-format.ts';
import type { RequestLinks } from '../../ports/leads/request-links.ts';
import type { RequestEvent } from '../../../domain/lead/request/request-event.ts';
import type { AddressedRequest } from './find-recipient.ts';
import { numberOf } from './mail-calls.ts';
import { mailText, type MailPart, type MailRow, type MailText } from './mail-parts.ts';

/** Facts about the site that mails mention. */
export interface MailFacts {
  readonly brandName: string;
  /** The default number, formatted. */
  readonly phone: string;
  /** The links to a request's page. */
  readonly links: Pick<RequestLinks, 'addressFor'>;
}

export const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });

/** The mail about a request to the dealer, or to the site's own mailbox: the request and the visitor's contact details. */
export const requestMail = (addressed: AddressedRequest, { brandName, links }: MailFacts): MailText =>
  mailText({
    language: 'en',
    brandName,
    subject: requestSubject(addressed),
    parts: [
      paragraph(
        addressed.event !== undefined
          ? ''
          : addressed.nearest === null
            ? `A homeowner has sent you a request. Please ${isUrgent(addressed) ? 'call them now' : 'get in touch within 24 to 48 hours'}.`
            : `A homeowner has sent a request that no dealer’s mailbox receives. Please make sure someone ${isUrgent(addressed) ? 'calls them now' : 'gets in touch within 24 to 48 hours'}.`,
      ),
      ...requestParts(addressed, links),
    ],
  });

const isUrgent = ({ request: { lead } }: AddressedRequest): boolean => lead.fields.urgency === URGENT;

/** From May to September, homes need cooling. */
const COOLING_MONTHS = [4, 5, 6, 7, 8];

/** `No heat: call Ann, 612-555-0101`: only what the dealer needs to call at once. */
const urgentSubject = ({ request: { acceptedAt, lead } }: AddressedRequest): string => {
  const what = COOLING_MONTHS.includes(new Date(acceptedAt).getUTCMonth()) ? 'No cooling' : 'No heat';
  const { firstName, phone } = lead.fields;
  const whom = joined(', ', firstName, phone && formatPhone(phone, { prefixed: false }));
  return whom === '' ? what : `${what}: call ${whom}`;
};

/** `New request near 75001: repair system (R-1A2B3C4D)`: place and topic, but no name, unless it is urgent. */
const requestSubject = (addressed: AddressedRequest): string => {
  if (addressed.event !== undefined)
    return `${EVENT_TEXTS[eventKind(addressed.event)].subject} (${referenceOf(addressed.request.id)})`;
  if (isUrgent(addressed)) return urgentSubject(addressed);
  const { request, nearest } = addressed;
  const { id, lead } = request;
  const zip = normalCode(lead.fields.zip ?? '');
  const place = zip === null ? '' : ` near ${zip}`;
  const lost = nearest === null ? '' : ' without a dealer';
  const topic = requestTopic(lead);
  return `New request${place}${lost}${topic && `: ${topic}`} (${referenceOf(id)})`;
};

const urgentNote = (requests: ReadonlyArray<AddressedRequest>): string => {
  const urgent = requests.filter(isUrgent).length;
  return urgent === 0 ? '' : `, ${urgent} urgent`;
};

const urgentFirst = (requests: ReadonlyArray<AddressedRequest>): ReadonlyArray<AddressedRequest> =>
  requests.toSorted((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)));

/** One mail with several requests, each complete. Urgent ones come first. */
export const requestDigest = (
  requests: ReadonlyArray<AddressedRequest>,
  { brandName, links }: MailFacts,
): MailText =>
  mailText({
    language: 'en',
    brandName,
    subject: `${brandName}: ${requests.length} new ${requests.length === 1 ? 'request' : 'requests'}${urgentNote(requests)}`,
    parts: [
      paragraph(
        'You’ve received several requests in a short time, so we put them in one email. Please get in touch with each homeowner within 24 to 48 hours. Don’t reply to this email; write to the address in the request.',
      ),
      ...urgentFirst(requests).flatMap((addressed, i) => [
        paragraph(`--- Request ${i + 1} of ${requests.length} ---`),
        ...requestParts(addressed, links),
      ]),
    ],
  });

/** The language to answer a homeowner in; not mentioned for English. */
const WRITTEN_IN: { readonly [language in SiteLanguage]: string } = { en: '', es: 'Spanish', fr: 'French' };

const eventKind = ({ kind }: RequestEvent): keyof typeof EVENT_TEXTS =>
  kind === 'withdrawn' || kind === 'escalated' ? kind : 'amended';

/** What a dealer hears of a request that they have already, or the site's mailbox of one that no dealer has answered. */
const EVENT_TEXTS = {
  amended: {
    subject: 'Changed: a homeowner’s request',
    text: 'The homeowner has changed this request. This is how it reads now.',
  },
  withdrawn: {
    subject: 'Withdrawn: please don’t call',
    text: 'The homeowner has withdrawn this request. Please don’t call them about it.',
  },
  escalated: {
    subject: 'No answer yet: a homeowner’s request',
    text: 'The dealer hasn’t answered this request in the promised time. Please make sure someone gets in touch with the homeowner.',
  },
} as const;

const FOR_THE_DEALER = 'Tell the homeowner whether you can take it';

/** Customer care asks the dealer, and answers in their place. */
const FOR_CARE = 'When you know who takes it, tell the homeowner';

const requestParts = (
  { request: { id, acceptedAt, lead }, dealer, nearest, timeZone, event }: AddressedRequest,
  links: MailFacts['links'],
): ReadonlyArray<MailPart> => [
  ...(event === undefined ? [] : [paragraph(EVENT_TEXTS[eventKind(event)].text)]),
  ...(event?.kind === 'withdrawn'
    ? []
    : [
        {
          kind: 'link',
          label: event?.kind === 'escalated' ? FOR_CARE : FOR_THE_DEALER,
          address: links.addressFor(id, 'dealer', 'en'),
        } as const,
      ]),
  {
    kind: 'rows',
    rows: [
      ['Reference', referenceOf(id)],
      ['Received', receivedText(acceptedAt, timeZone)],
      ['Form', lead.metadata.name],
      ['Language', WRITTEN_IN[languageOf(lead.metadata.formId)]],
      ['Dealer', dealerText(dealer)],
    ],
  },
  ...(lead.fields.phone && event?.kind !== 'withdrawn'
    ? [{ kind: 'call', label: `Call ${formatPhone(lead.fields.phone)}`, phone: lead.fields.phone } as const]
    : []),
  { kind: 'rows', rows: contactRows(lead) },
  { kind: 'rows', rows: [...lineRows(lead.fields), ...consentRows(lead.fields)] },
  ...fieldsReadAs('paragraph', lead.fields).map(({ reading, text }): MailPart => ({
    kind: 'quote',
    label: reading.label,
    text,
  })),
  { kind: 'list', isOrdered: false, label: 'Nearest dealers', items: (nearest ?? []).map(nearestText) },
];

/** `Ace HVAC LLC, 1-972-555-0100`; empty without a dealer. */
export const dealerText = (dealer: O.Option<Dealer>): string =>
  pipe(
    dealer,
    O.match(() => '', namedText),
  );

const namedText = (dealer: Dealer): string =>
  joined(', ', displayName(dealer.name ?? '', dealer.state), numberOf(dealer) ?? '');

const nearestText = (dealer: Dealer): string =>
  joined(', ', namedText(dealer), milesText(dealer.distanceMiles));

const milesText = (miles: number | undefined): string =>
  miles === undefined ? '' : `${miles.toLocaleString('en-US')} ${miles === 1 ? 'mile' : 'miles'}`;

/** `November 20, 2026 at 6:00 AM CST` in the visitor's time zone, or in the brand's when that is unknown. */
const receivedText = (acceptedAt: number, timeZone: O.Option<string>): string =>
  new Date(acceptedAt).toLocaleString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: O.getOrElse(() => BRAND_TIME_ZONE)(timeZone),
    timeZoneName: 'short',
  });

type Kind = MailReading['kind'];

/** Non-empty fields with this kind of mail reading, as defined in `lead-fields.ts`. */
const fieldsReadAs = <K extends Kind>(kind: K, fields: Draft) =>
  LEAD_FIELD_TABLE.flatMap(({ name, mail }: LeadFieldFacts) => {
    const text = fields[name];
    return text && isReadAs(kind, mail) ? [{ reading: mail, text }] : [];
  });

const isReadAs = <K extends Kind>(
  kind: K,
  mail: MailReading | null,
): mail is Extract<MailReading, { readonly kind: K }> => mail?.kind === kind;

/** Values that are probably mistakes are marked. */
const contactRows = ({ fields, metadata: { doubts } }: ValidLead): ReadonlyArray<MailRow> => {
  const parts: { readonly [part in ContactPart]?: string } = Object.fromEntries(
    fieldsReadAs('contact', fields).map(({ reading, text }) => [reading.part, text]),
  );
  const { firstName, lastName, phone, email, addressLine1, city, state, zip, country } = parts;
  return [
    ['Name', joined(' ', firstName, lastName)],
    ['Phone', marked(phone && formatPhone(phone), checkOf(doubts, 'phone'))],
    ['Email', marked(email, checkOf(doubts, 'email'))],
    [
      'Address',
      marked(
        joined(', ', addressLine1, city, joined(' ', state, zip), country),
        checkOf(doubts, 'addressLine1'),
      ),
    ],
  ];
};

const marked = (text: string | undefined, check: string | null): string | undefined =>
  check === null ? text : `${text} (${check})`;

const lineRows = (fields: Draft): ReadonlyArray<MailRow> => {
  const rows = new Map<string, string>();
  for (const { reading, text } of fieldsReadAs('line', fields)) {
    rows.set(reading.label, joined(', ', rows.get(reading.label), reading.read?.(text) ?? text));
  }
  return [...rows];
};

const consentRows = (fields: Draft): ReadonlyArray<MailRow> =>
  fieldsReadAs('consent', fields).map(({ reading }) => [reading.label, 'yes']);

const joined = (between: string, ...parts: ReadonlyArray<string | undefined>): string =>
  parts.filter(Boolean).join(between);
