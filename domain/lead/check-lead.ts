import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { isBlank } from './blank-text.ts';
import { consentsOf } from './consent.ts';
import { doubtsAbout, type DoubtFacts } from './doubts.ts';
import { fieldsOf, type FormField, type LeadForm } from './form.ts';
import { unsafeValidLead, type Draft, type LeadField, type LeadMetadata, type ValidLead } from './lead.ts';
import { withNormalContact } from './normal-contact.ts';
import { atMost, storable } from './rules.ts';

/** Error messages by field, in form order. */
export type FieldMessages = ReadonlyArray<{ readonly field: LeadField; readonly message: string }>;

/** Why a draft isn't a valid lead. */
export interface LeadProblems {
  readonly messages: FieldMessages;
  /** Whether the form needs a dealer and none is chosen (specification, section 8). */
  readonly isDealerMissing: boolean;
}

/** The error when a text can't be stored, because it is too long or has invalid characters; none when it can. */
export const unstorable = (
  { language }: LeadForm,
  { maxLength }: FormField,
  text: string,
): O.Option<string> => O.fromNullable(atMost(maxLength, language)(text, {}) ?? storable(language)(text, {}));

/** The first error of a field; none when it is valid. Surrounding spaces are ignored. */
const messageFor = (form: LeadForm, field: FormField, draft: Draft): O.Option<string> => {
  const text = (draft[field.name] ?? '').trim();
  const fault = unstorable(form, field, text);
  if (O.isSome(fault)) return fault;
  for (const rule of field.rules) {
    const message = rule(text, draft);
    if (message !== null) return O.some(message);
  }
  return O.none;
};

export const messagesFor = (form: LeadForm, fields: ReadonlyArray<FormField>, draft: Draft): FieldMessages =>
  fields.flatMap((field) => {
    const message = messageFor(form, field, draft);
    return O.isNone(message) ? [] : [{ field: field.name, message: message.value }];
  });

/** Validates a draft. Returns the lead, or what is wrong. Drops fields that the form doesn't have and normalizes contact data. */
export const checkLead = (
  form: LeadForm,
  typed: Draft,
  metadata: Pick<LeadMetadata, 'companyId' | 'mtaAid' | 'mtaSid'> & { readonly brand: string },
  facts: DoubtFacts = {},
): E.Either<LeadProblems, ValidLead> => {
  const draft = withNormalContact(typed);
  const fields = fieldsOf(form);
  const messages = messagesFor(form, fields, draft);
  const isDealerMissing = form.isForDealer && metadata.companyId === null;
  if (messages.length > 0 || isDealerMissing) return E.left({ messages, isDealerMissing });
  const { id, name, kind, source } = form;
  const asked = Object.fromEntries(
    fields.flatMap((field) => {
      const text = draft[field.name];
      return text ? [[field.name, text]] : [];
    }),
  );
  const doubts = doubtsAbout(form, draft, facts).map(({ field }) => field);
  return E.right(
    unsafeValidLead(
      { formId: id, name, kind, source, ...metadata, doubts, consents: consentsOf(form, asked) },
      asked,
    ),
  );
};

/** The required fields that are empty. */
export const missingIn = (form: LeadForm, draft: Draft): ReadonlyArray<FormField> =>
  fieldsOf(form).filter(({ name, isOptional }) => isOptional?.(draft) !== true && isBlank(draft[name] ?? ''));
