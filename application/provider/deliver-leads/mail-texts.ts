import { dealerFormFr } from '../../../domain/lead/forms/dealer-form-fr.ts';
import type { Draft, SubmittedLead } from '../../../domain/lead/lead.ts';
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
 * What the visitor is told, in the language of her form. Nothing of what she typed is repeated: whoever gives
 * somebody else's address must not be able to write to them.
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
    `We’ve received your request. Its reference is ${reference}. You will hear from us within 24 to 48 hours.`,
    `Questions? Call us at ${phone} and name your reference.`,
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

/** What the dealer is told: everything that the visitor asks for and how to reach her. */
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
    'Homeowners have sent you many requests in a short time, so we put these into one mail. Please get in touch with each of them within 24 to 48 hours. Do not answer this mail: write to the address in the request.',
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
    ['Received', new Date(acceptedAt).toUTCString()],
    ['Form', metadata.name],
  ]),
  table([
    ['Name', joined(' ', fields.firstName, fields.lastName)],
    ['Phone', fields.phone && formatPhone(fields.phone)],
    ['Email', fields.email],
    [
      'Address',
      joined(', ', fields.addressLine1, fields.city, joined(' ', fields.state, fields.zip), fields.country),
    ],
  ]),
  table(wishes(fields)),
  ...(fields.comments ? [`Comments:\n${fields.comments}`] : []),
];

const wishes = (fields: Draft): ReadonlyArray<Row> => [
  ['Topic', fields.topic],
  ['Reason', fields.reason],
  ['Owns one of our systems', fields.owner && (fields.owner === 'true' ? 'yes' : 'no')],
  ['Wants to be reached by', fields.contactMethod],
  ['Preferred day', joined(', ', fields.preferredDate, fields.preferredWindow)],
  ['Wants to hear of offers', fields.contactOptIn && 'yes'],
];

type Row = readonly [label: string, value: string | undefined];

/** A line for each value that there is; a value cannot begin a line of its own. */
const table = (rows: ReadonlyArray<Row>): string =>
  rows.flatMap(([label, value]) => (value ? [`${label}: ${value.replace(/\s+/g, ' ')}`] : [])).join('\n');

const joined = (between: string, ...parts: ReadonlyArray<string | undefined>): string =>
  parts.filter(Boolean).join(between);

const paragraphs = (...parts: ReadonlyArray<string>): string =>
  `${parts.filter((part) => part !== '').join('\n\n')}\n`;
