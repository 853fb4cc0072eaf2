import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Sender } from '../../../application/provider/accept-lead/request-text.ts';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import { parseCompanyId, type CompanyId } from '../../../domain/dealer/company-id.ts';
import { checkLead } from '../../../domain/lead/check-lead.ts';
import { fieldsOf, type LeadForm } from '../../../domain/lead/form.ts';
import { withNormalZip } from '../../../domain/lead/normal-zip.ts';
import { LEAD_BRAND, type Draft, type ValidLead } from '../../../domain/lead/lead.ts';
import { marketingId, type MarketingIds } from '../../../domain/visitor/marketing-ids.ts';
import { cookieNamed } from '../../wire/cookies.ts';
import type { PostedForm } from './posted.ts';

/** What a page without scripts posts: its fields by name, as text. */
export type PostedFields = Readonly<Record<string, string>>;

/** As browsers write forms (the html standard); of fields with one name the last counts. */
export const postedFields = (body: string): PostedFields => Object.fromEntries(new URLSearchParams(body));

/** A form as it comes back: what no html may hold is left out. */
export const comingBack = (
  form: LeadForm,
  posted: PostedFields,
  wrong: Pick<PostedForm, 'messages' | 'notice'>,
): PostedForm => ({
  formId: form.id,
  values: withoutNuls(draftOf(form, posted)),
  companyId: dealerOf(posted),
  ...wrong,
});

/** The form as it comes back when there is no such dealer any more: another one is chosen. */
export const withoutDealer = (form: LeadForm, posted: PostedFields): PostedForm => ({
  ...comingBack(form, posted, { messages: [], notice: formTexts[form.language].unknownDealer }),
  companyId: null,
});

/** The lead that was posted, by the rules of its form; or the form as it comes back with what is wrong. */
export const checkedPost = (
  form: LeadForm,
  posted: PostedFields,
  cookies: string,
): E.Either<PostedForm, ValidLead> => {
  const companyId = dealerOf(posted);
  return pipe(
    checkLead(form, draftOf(form, posted), { brand: LEAD_BRAND, companyId, ...mtaIdsIn(cookies) }),
    E.mapLeft(({ messages, isDealerMissing }) =>
      comingBack(form, posted, {
        messages,
        notice: isDealerMissing ? formTexts[form.language].noDealer : null,
      }),
    ),
  );
};

/** People do not see the field `website`: a robot fills it in (contract, section 7). */
export const senderOf = ({ website = '' }: PostedFields): Sender =>
  website.trim() === '' ? 'person' : 'robot';

/** What was typed: without the spaces around it, with line ends as scripts know them, the postal code in normal form. */
const draftOf = (form: LeadForm, posted: PostedFields): Draft => {
  const typed: Draft = Object.fromEntries(
    fieldsOf(form).flatMap(({ name }) => {
      const text = posted[name];
      return text === undefined ? [] : [[name, text.replace(/\r\n?/g, '\n').trim()]];
    }),
  );
  return withNormalZip(typed);
};

const withoutNuls = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).map(([name, text]) => [name, text.replaceAll('\0', '')]));

/** The dealer who is asked for; null: none, or what is no company id. */
const dealerOf = ({ companyId = '' }: PostedFields): CompanyId | null =>
  O.toNullable(parseCompanyId(companyId));

const mtaIdsIn = (cookies: string): MarketingIds => ({
  mtaAid: marketingId(cookieNamed('mtaAid', cookies)),
  mtaSid: marketingId(cookieNamed('mtaSid', cookies)),
});
