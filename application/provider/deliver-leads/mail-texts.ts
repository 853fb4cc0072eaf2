import { dealerFormFr } from '../../../domain/lead/forms/dealer-form-fr.ts';
import { LEAD_FIELD_TABLE, type LeadFieldFacts } from '../../../domain/lead/lead-fields.ts';
import type { Draft, SubmittedLead } from '../../../domain/lead/lead.ts';
import type { ContactPart, MailReading } from '../../../domain/lead/mail-reading.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { formatPhone } from '../../../domain/phone/phone-format.ts';

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
 * What the mail says to the visitor, in the language of the form. It repeats nothing that they typed: whoever gives
 * another person's address must not be able to write to that person.
 */
export const visitorMail = (lead: SubmittedLead, facts: MailFacts): MailText => {
  const reference = referenceOf(lead.id);
  return lead.lead.metadata.formId === dealerFormFr.id
    ? inFrench(reference, facts)
    : inEnglish(reference, facts);
};

const inEnglish = (reference: string, { brandName, phone }: MailFacts): MailText => ({
  subject: `${brandName}: we’ve received your request ${reference}`,
  text: paragraphs(
    'Thank you!',
    `We’ve received your request. Your reference is ${reference}. You’ll hear from us within 24 to 48 hours.`,
    `Questions? Call us at ${phone} and have your reference ready.`,
    brandName,
  ),
});

const inFrench = (reference: string, { brandName, phone }: MailFacts): MailText => ({
  subject: `${brandName} : nous avons reçu votre demande ${reference}`,
  text: paragraphs(
    'Merci!',
    `Nous avons reçu votre demande. Son numéro de référence est ${reference}. Vous aurez de nos nouvelles dans les 24 à 48 heures.`,
    `Une question? Appelez-nous au ${phone} et mentionnez votre numéro de référence.`,
    brandName,
  ),
});

/** What the mail says to the dealer: everything that the visitor asks for and how to reach them. */
export const dealerMail = (lead: SubmittedLead, { brandName }: MailFacts): MailText => ({
  subject: `${brandName}: new request ${referenceOf(lead.id)}`,
  text: paragraphs(
    'A homeowner has sent you a request. Please get in touch within 24 to 48 hours.',
    ...requestParagraphs(lead),
  ),
});

/** Many requests to one dealer in one mail, each with everything that its own mail would say. */
export const dealerDigest = (leads: ReadonlyArray<SubmittedLead>, { brandName }: MailFacts): MailText => ({
  subject: `${brandName}: ${leads.length} new ${leads.length === 1 ? 'request' : 'requests'}`,
  text: paragraphs(
    'You’ve received several requests in a short time, so we put them in one email. Please get in touch with each of them within 24 to 48 hours. Don’t reply to this email; write to the address in the request.',
    ...leads.flatMap((lead, i) => [
      `--- Request ${i + 1} of ${leads.length} ---`,
      ...requestParagraphs(lead),
    ]),
  ),
});

const requestParagraphs = ({
  id,
  acceptedAt,
  lead: { metadata, fields },
}: SubmittedLead): ReadonlyArray<string> => [
  table([
    ['Reference', referenceOf(id)],
    ['Received', receivedText(acceptedAt)],
    ['Form', metadata.name],
  ]),
  table(contactRows(fields)),
  table([...lineRows(fields), ...consentRows(fields)]),
  ...fieldsReadAs('paragraph', fields).map(({ reading, text }) => `${reading.label}:\n${text}`),
];

/** `November 20, 2026 at 12:00 PM UTC`: the site doesn't know the dealer's time zone. */
const receivedText = (acceptedAt: number): string =>
  `${new Date(acceptedAt).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

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
