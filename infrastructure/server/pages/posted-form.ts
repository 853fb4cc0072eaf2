import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Sender } from '../../../application/provider/accept-lead/request-text.ts';
import { confirmedField, formTexts } from '../../../application/visitor/send-request/texts.ts';
import { parseCompanyId, type CompanyId } from '../../../domain/dealer/company-id.ts';
import { checkLead } from '../../../domain/lead/check-lead.ts';
import { doubtsAbout, isAsked, type Doubt, type DoubtFacts } from '../../../domain/lead/doubts.ts';
import { fieldsOf, type LeadForm } from '../../../domain/lead/form.ts';
import { withNormalContact } from '../../../domain/lead/normal-contact.ts';
import { LEAD_BRAND, type Draft, type LeadField, type ValidLead } from '../../../domain/lead/lead.ts';
import { marketingId, type MarketingIds } from '../../../domain/visitor/marketing-ids.ts';
import { cookieNamed } from '../../wire/cookies.ts';
import type { PostedForm } from './posted.ts';

/** The fields of a form that a page without scripts posts, by name. */
export type PostedFields = Readonly<Record<string, string>>;

/** Parses an urlencoded form (the html standard). Of fields with the same name, the last one counts. */
export const postedFields = (body: string): PostedFields => Object.fromEntries(new URLSearchParams(body));

/** The posted form with its errors and questions, to be shown again. NULs are removed, because html can't contain them. */
export const comingBack = (
  form: LeadForm,
  posted: PostedFields,
  wrong: Pick<PostedForm, 'messages' | 'notice'>,
  doubts: ReadonlyArray<Doubt> = [],
): PostedForm => {
  const values = withoutNuls(draftOf(form, posted));
  const asked = fieldsOf(form).filter(
    ({ name }) => isConfirmed(posted, values, name) || doubts.some(({ field }) => field === name),
  );
  return {
    formId: form.id,
    values,
    companyId: dealerOf(posted),
    doubts,
    confirmed: Object.fromEntries(asked.map(({ name }) => [name, values[name]])),
    ...wrong,
  };
};

/** Whether the visitor was asked about this very value before. */
const isConfirmed = (posted: PostedFields, draft: Draft, name: LeadField): boolean =>
  draft[name] !== undefined && posted[confirmedField(name)] === draft[name];

/** The form to show again when its dealer no longer exists. The visitor chooses another one. */
export const withoutDealer = (form: LeadForm, posted: PostedFields): PostedForm => ({
  ...comingBack(form, posted, { messages: [], notice: formTexts[form.language].unknownDealer }),
  companyId: null,
});

/** The valid lead of a post, or the form to show again with its errors and questions. */
export const checkedPost = (
  form: LeadForm,
  posted: PostedFields,
  cookies: string,
  facts: DoubtFacts,
): E.Either<PostedForm, ValidLead> => {
  const companyId = dealerOf(posted);
  if (companyId === null && posted['companyId']) return E.left(withoutDealer(form, posted));
  const draft = draftOf(form, posted);
  const doubts = doubtsAbout(form, draft, facts).filter(
    (doubt) => !isAsked(doubt) || !isConfirmed(posted, draft, doubt.field),
  );
  return pipe(
    checkLead(form, draft, { brand: LEAD_BRAND, companyId, ...mtaIdsIn(cookies) }, facts),
    E.mapLeft(({ messages, isDealerMissing }) => {
      const valid = doubts.filter(({ field }) => messages.every((message) => message.field !== field));
      const notice = isDealerMissing ? formTexts[form.language].noDealer : null;
      return comingBack(form, posted, { messages, notice }, valid);
    }),
    E.filterOrElse(
      () => !doubts.some(isAsked),
      () => comingBack(form, posted, { messages: [], notice: null }, doubts),
    ),
  );
};

/** The field `website` is a honeypot: people don't see it, robots fill it in (contract, section 7). */
export const senderOf = ({ website = '' }: PostedFields): Sender =>
  website.trim() === '' ? 'person' : 'robot';

/** The typed values, trimmed, with `\n` line ends and normalized contact data. */
const draftOf = (form: LeadForm, posted: PostedFields): Draft => {
  const typed: Draft = Object.fromEntries(
    fieldsOf(form).flatMap(({ name }) => {
      const text = posted[name];
      return text === undefined ? [] : [[name, text.replace(/\r\n?/g, '\n').trim()]];
    }),
  );
  return withNormalContact(typed);
};

const withoutNuls = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).map(([name, text]) => [name, text.replaceAll('\0', '')]));

/** The chosen dealer. Null when the field is empty or isn't a valid company id. */
const dealerOf = ({ companyId = '' }: PostedFields): CompanyId | null =>
  O.toNullable(parseCompanyId(companyId));

const mtaIdsIn = (cookies: string): MarketingIds => ({
  mtaAid: marketingId(cookieNamed('mtaAid', cookies)),
  mtaSid: marketingId(cookieNamed('mtaSid', cookies)),
});
