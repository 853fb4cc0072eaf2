import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { displayName } from '../../../domain/dealer/display-name.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { dealerFormFr } from '../../../domain/lead/forms/dealer-form-fr.ts';
import { LEAD_FIELD_TABLE, type LeadFieldFacts } from '../../../domain/lead/lead-fields.ts';
import type { Draft, SubmittedLead } from '../../../domain/lead/lead.ts';
import type { ContactPart, MailReading } from '../../../domain/lead/mail-reading.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { numberFor } from '../../../domain/phone/dealer-number.ts';
import { NO_SOURCE } from '../../../domain/visitor/traffic-source.ts';
import { formatPhone } from '../../../domain/phone/phone-format.ts';
import type { AddressedRequest } from './find-recipient.ts';

/** What mails need to know of the site. */
export interface MailFacts {
  readonly brandName: string;
  /** The default number, as it is shown. */
  readonly phone: string;
}

/** A mail in plain text. Its subject holds no personal data: subjects are shown on locked screens and kept in logs. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/**
 * What the mail says to the visitor, in the language of the form: who the request is for, where a dealer is asked. It repeats
 * nothing that they typed: whoever gives another person's address must not be able to write to that person.
 */
export const visitorMail = (lead: SubmittedLead, dealer: O.Option<Dealer>, facts: MailFacts): MailText => {
  const texts = { ...facts, reference: referenceOf(lead.id), dealer: dealerText(dealer) };
  return lead.lead.metadata.formId === dealerFormFr.id ? inFrench(texts) : inEnglish(texts);
};

interface VisitorTexts extends MailFacts {
  readonly reference: string;
  /** Empty: no dealer is asked. */
  readonly dealer: string;
}

const inEnglish = ({ reference, dealer, brandName, phone }: VisitorTexts): MailText => ({
  subject: `${brandName}: we’ve received your request ${reference}`,
  text: paragraphs(
    'Thank you!',
    `We’ve received your request. Your reference is ${reference}. You’ll hear from us within 24 to 48 hours.`,
    dealer && `Your dealer: ${dealer}`,
    `Questions? Call us at ${phone} and have your reference ready.`,
    brandName,
  ),
});

const inFrench = ({ reference, dealer, brandName, phone }: VisitorTexts): MailText => ({
  subject: `${brandName} : nous avons reçu votre demande ${reference}`,
  text: paragraphs(
    'Merci!',
    `Nous avons reçu votre demande. Son numéro de référence est ${reference}. Vous aurez de nos nouvelles dans les 24 à 48 heures.`,
    dealer && `Votre concessionnaire : ${dealer}`,
    `Une question? Appelez-nous au ${phone} et mentionnez votre numéro de référence.`,
    brandName,
  ),
});

/** What the mail says to the dealer, or to whoever receives requests without a dealer: what the visitor asks for and how to reach them. */
export const requestMail = (addressed: AddressedRequest, { brandName }: MailFacts): MailText => ({
  subject: `${brandName}: new request ${referenceOf(addressed.request.id)}${addressed.nearest === null ? '' : ' without a dealer'}`,
  text: paragraphs(
    addressed.nearest === null
      ? 'A homeowner has sent you a request. Please get in touch within 24 to 48 hours.'
      : 'A homeowner has sent a request, and no dealer’s mailbox receives it. Please make sure that someone gets in touch within 24 to 48 hours.',
    ...requestParagraphs(addressed),
  ),
});

/** Many requests to one recipient in one mail, each with everything that its own mail would say. */
export const requestDigest = (
  requests: ReadonlyArray<AddressedRequest>,
  { brandName }: MailFacts,
): MailText => ({
  subject: `${brandName}: ${requests.length} new ${requests.length === 1 ? 'request' : 'requests'}`,
  text: paragraphs(
    'You’ve received several requests in a short time, so we put them in one email. Please get in touch with each of them within 24 to 48 hours. Don’t reply to this email; write to the address in the request.',
    ...requests.flatMap((addressed, i) => [
      `--- Request ${i + 1} of ${requests.length} ---`,
      ...requestParagraphs(addressed),
    ]),
  ),
});

const requestParagraphs = ({
  request: { id, acceptedAt, lead },
  dealer,
  nearest,
  timeZone,
}: AddressedRequest): ReadonlyArray<string> => [
  table([
    ['Reference', referenceOf(id)],
    ['Received', receivedText(acceptedAt, timeZone)],
    ['Form', lead.metadata.name],
    ['Dealer', dealerText(dealer)],
  ]),
  table(contactRows(lead.fields)),
  table([...lineRows(lead.fields), ...consentRows(lead.fields)]),
  ...fieldsReadAs('paragraph', lead.fields).map(({ reading, text }) => `${reading.label}:\n${text}`),
  nearest === null || nearest.length === 0
    ? ''
    : `Nearest dealers:\n${nearest.map((each) => nearestText(each)).join('\n')}`,
];

/** `Ace HVAC LLC, 1-972-555-0100`; empty without a dealer. */
const dealerText = (dealer: O.Option<Dealer>): string =>
  pipe(
    dealer,
    O.match(() => '', namedText),
  );

const namedText = (dealer: Dealer): string => {
  const { number } = numberFor(dealer, NO_SOURCE);
  return joined(
    ', ',
    displayName(dealer.name ?? '', dealer.state),
    number === null ? '' : formatPhone(number),
  );
};

const nearestText = (dealer: Dealer): string =>
  joined(', ', namedText(dealer), dealer.distanceMiles === undefined ? '' : `${dealer.distanceMiles} miles`);

/** `November 20, 2026 at 6:00 AM CST`, in the visitor's time zone; in UTC where that is not known. */
const receivedText = (acceptedAt: number, timeZone: O.Option<string>): string =>
  new Date(acceptedAt).toLocaleString('en-US', {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone: O.getOrElse(() => 'UTC')(timeZone),
    timeZoneName: 'short',
  });

type Kind = MailReading['kind'];

/** The fields with a text that read in one way, as `lead-fields.ts` says it of each. */
const fieldsReadAs = <K extends Kind>(kind: K, fields: Draft) =>
  LEAD_FIELD_TABLE.flatMap(({ name, mail }: LeadFieldFacts) => {
    const text = fields[name];
    return text && isReadAs(kind, mail) ? [{ reading: mail, text }] : [];
  });

const isReadAs = <K extends Kind>(
  kind: K,
  mail: MailReading | null,
): mail is Extract<MailReading, { readonly kind: K }> => mail?.kind === kind;

const contactRows = (fields: Draft): ReadonlyArray<Row> => {
  const parts: { readonly [part in ContactPart]?: string } = Object.fromEntries(
    fieldsReadAs('contact', fields).map(({ reading, text }) => [reading.part, text]),
  );
  const { firstName, lastName, phone, email, addressLine1, city, state, zip, country } = parts;
  return [
    ['Name', joined(' ', firstName, lastName)],
    ['Phone', phone && formatPhone(phone)],
    ['Email', email],
    ['Address', joined(', ', addressLine1, city, joined(' ', state, zip), country)],
  ];
};

const lineRows = (fields: Draft): ReadonlyArray<Row> => {
  const rows = new Map<string, string>();
  for (const { reading, text } of fieldsReadAs('line', fields)) {
    rows.set(reading.label, joined(', ', rows.get(reading.label), reading.read?.(text) ?? text));
  }
  return [...rows];
};

const consentRows = (fields: Draft): ReadonlyArray<Row> =>
  fieldsReadAs('consent', fields).map(({ reading }) => [reading.label, 'yes']);

type Row = readonly [label: string, value: string | undefined];

/** A line for each value that there is; a value cannot begin a line of its own. */
const table = (rows: ReadonlyArray<Row>): string =>
  rows.flatMap(([label, value]) => (value ? [`${label}: ${value.replace(/\s+/g, ' ')}`] : [])).join('\n');

const joined = (between: string, ...parts: ReadonlyArray<string | undefined>): string =>
  parts.filter(Boolean).join(between);

const paragraphs = (...parts: ReadonlyArray<string>): string =>
  `${parts.filter((part) => part !== '').join('\n\n')}\n`;
