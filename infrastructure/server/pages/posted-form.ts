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

/** The fields of a form that a page without scripts posts, by name. */
export type PostedFields = Readonly<Record<string, string>>;

/** Parses an urlencoded form (the html standard). Of fields with the same name, the last one counts. */
export const postedFields = (body: string): PostedFields => Object.fromEntries(new URLSearchParams(body));

/** The posted form with its errors, to be shown again. NULs are removed, because html can't contain them. */
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

/** The form to show again when its dealer no longer exists. The visitor chooses another one. */
export const withoutDealer = (form: LeadForm, posted: PostedFields): PostedForm => ({
  ...comingBack(form, posted, { messages: [], notice: formTexts[form.language].unknownDealer }),
  companyId: null,
});

/** The valid lead of a post, or the form to show again with its errors. */
export const checkedPost = (
  form: LeadForm,
  posted: PostedFields,
  cookies: string,
): E.Either<PostedForm, ValidLead> => {
  const companyId = dealerOf(posted);
  if (companyId === null && posted['companyId']) return E.left(withoutDealer(form, posted));
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

/** The field `website` is a honeypot: people don't see it, robots fill it in (contract, section 7). */
export const senderOf = ({ website = '' }: PostedFields): Sender =>
  website.trim() === '' ? 'person' : 'robot';

/** The typed values, trimmed, with `\n` line ends and the postal code in canonical form. */
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

/** The chosen dealer. Null when the field is empty or isn't a valid company id. */
const dealerOf = ({ companyId = '' }: PostedFields): CompanyId | null =>
  O.toNullable(parseCompanyId(companyId));

const mtaIdsIn = (cookies: string): MarketingIds => ({
  mtaAid: marketingId(cookieNamed('mtaAid', cookies)),
  mtaSid: marketingId(cookieNamed('mtaSid', cookies)),
});
