import * as O from 'fp-ts/Option';
import { requestDigest, requestMail } from '../../application/provider/deliver-leads/mail-texts.ts';
import { visitorMail } from '../../application/provider/deliver-leads/visitor-mail.ts';
import type { AddressedRequest } from '../../application/provider/deliver-leads/find-recipient.ts';
import type { MailText } from '../../application/provider/deliver-leads/mail-parts.ts';
import { everyFormOn } from '../../domain/lead/forms/every-form.ts';
import { fieldsOf, type LeadForm } from '../../domain/lead/form.ts';
import { LEAD_BRAND, unsafeValidLead, type Draft, type SubmittedLead } from '../../domain/lead/lead.ts';
import { readHtml } from '../acceptance/reader/html.ts';
import { aMailbox } from '../builders/a-mailbox.ts';
import { EVERY_FIELD } from '../builders/sent-lead.ts';
import { section, type LedgerFile } from './ledger-file.ts';
import { linesIn } from './page-lines.ts';
import { ACE, PLAIN } from './served-area.ts';
import { plainRequestLinks } from '../fakes/leads/plain-request-links.ts';

const TODAY = '2026-11-20';
const FACTS = { brandName: 'RunTru', phone: '1-800-555-0199', links: plainRequestLinks };

const leadOf = (form: LeadForm): SubmittedLead => {
  const all: Draft = EVERY_FIELD;
  const fields: Draft = Object.fromEntries(fieldsOf(form).map(({ name }) => [name, all[name] ?? '']));
  const metadata = {
    formId: form.id,
    name: form.name,
    brand: LEAD_BRAND,
    kind: form.kind,
    source: form.source,
    companyId: null,
    mtaAid: '',
    mtaSid: '',
    doubts: [],
    consents: [],
  };
  return {
    id: '00000000-0000-4000-8000-000000000001',
    acceptedAt: Date.parse(`${TODAY}T15:00:00Z`),
    lead: unsafeValidLead(metadata, fields),
  };
};

const addressed = (request: SubmittedLead, more: Partial<AddressedRequest> = {}): AddressedRequest => ({
  request,
  recipient: aMailbox('office@ace.example'),
  dealer: ACE,
  nearest: null,
  timeZone: O.some('America/Chicago'),
  ...more,
});

/** The lines of a mail's text, then those that only its html has, such as a button to call. */
const linesOf = ({ subject, text, html }: MailText): ReadonlyArray<string> => {
  const lines = text.split('\n').filter((line) => line !== '');
  const plain = lines.map((line) => line.replace(/^(?:\d\.|-) |:$/g, ''));
  const more = linesIn(readHtml(html)).filter((line) => !plain.includes(line.replace(' | ', ': ')));
  return [`subject: ${subject}`, ...lines, ...more.map((line) => `in html also: ${line}`)];
};

/** The files of all mails: what visitors, dealers and the site's own mailbox get about a request, form by form. */
export const mailFiles = (): ReadonlyArray<LedgerFile> => {
  const forms = everyFormOn(() => TODAY);
  return forms.map((form, i) => {
    const lead = leadOf(form);
    const other = leadOf(forms[(i + 1) % forms.length] ?? form);
    const nearest = [ACE, PLAIN].flatMap((dealer) => (O.isSome(dealer) ? [dealer.value] : []));
    return {
      path: `mails/${form.id}.md`,
      lines: [
        `# Mails about the ${form.id}`,
        ...section('## To the visitor, about a dealer', linesOf(visitorMail(lead, ACE, FACTS))),
        ...section('## To the visitor, without a dealer', linesOf(visitorMail(lead, O.none, FACTS))),
        ...section('## To the dealer', linesOf(requestMail(addressed(lead), FACTS))),
        ...section(
          '## To the site, when no dealer has a mailbox',
          linesOf(requestMail(addressed(lead, { dealer: O.none, nearest, timeZone: O.none }), FACTS)),
        ),
        ...(i === 0
          ? section(
              '## To a dealer, with several requests',
              linesOf(requestDigest([addressed(lead), addressed(other)], FACTS)),
            )
          : []),
      ],
    };
  });
};
