import { dayText } from '../../../domain/lead/booking-wish.ts';
import { messagesFor, missingIn, type FieldMessages } from '../../../domain/lead/check-lead.ts';
import { fieldsOf, type FormField, type LeadForm } from '../../../domain/lead/form.ts';
import type { Draft, LeadField } from '../../../domain/lead/lead.ts';
import type { SendRequestView } from './send-request-view.ts';
import { formTexts } from './texts.ts';

/** The view of a form while it is being filled in: what follows from its values. */

const fieldNamed = (form: LeadForm, name: LeadField): FormField | undefined =>
  fieldsOf(form).find((field) => field.name === name);

/** Every field of the form, with what there is for it. */
export const askedBy = (form: LeadForm, draft: Draft): Draft =>
  Object.fromEntries(fieldsOf(form).map(({ name }) => [name, draft[name] ?? '']));

/** What is not empty. */
export const withText = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([, text]) => text !== ''));

const NO_PLACE = { addressLine1: '', city: '', state: '', zip: '' } satisfies Draft;

/** The fields that say where the visitor lives. */
const PLACE: ReadonlyArray<string> = Object.keys(NO_PLACE);

/** What a visitor has entered before, without an address of another zip than the one that is suggested. */
export const withoutOtherPlace = (reported: Draft, { zip }: Draft): Draft =>
  zip === undefined || reported.zip === zip
    ? reported
    : Object.fromEntries(Object.entries(reported).filter(([field]) => !PLACE.includes(field)));

/** What is suggested; with a zip other than the one before, nothing is left of the place before. */
export const withNewPlace = (suggested: Draft, before: Draft): Draft => {
  const known = withText(suggested);
  const { zip = before.zip } = known;
  return before.zip === undefined || zip === before.zip ? known : { ...NO_PLACE, ...known };
};

export const trimmed = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).map(([field, text]) => [field, text.trim()]));

/**
 * The messages that a draft still deserves after what was typed: what is put right is praised by silence, what is new waits
 * for its turn. What the provider found, and no rule of the form knows, stays until its own field is changed.
 */
export const stillWrong = (
  form: LeadForm,
  before: Draft,
  draft: Draft,
  messages: FieldMessages,
): FieldMessages =>
  messages.flatMap((reported) => {
    const { field, message } = reported;
    const isRules = messageOf(form, before, field).some((found) => found.message === message);
    return isRules || draft[field] !== before[field] ? messageOf(form, draft, field) : [reported];
  });

/** The same, and what is wrong with the field that the visitor leaves. */
export const wrongOnLeaving = (
  form: LeadForm,
  draft: Draft,
  messages: FieldMessages,
  left: LeadField,
): FieldMessages =>
  fieldsOf(form).flatMap(({ name }) => {
    const reported = messages.filter(({ field }) => field === name);
    return reported.length === 0 && name === left ? messageOf(form, draft, name) : reported;
  });

const messageOf = (form: LeadForm, draft: Draft, name: LeadField): FieldMessages => {
  const field = fieldNamed(form, name);
  return field === undefined ? [] : messagesFor(form, [field], draft);
};

/** What is missing, the topic that was chosen, and the hints that hold. */
export const notesOn = (
  form: LeadForm,
  draft: Draft,
): Pick<SendRequestView, 'missing' | 'topic' | 'hints'> => {
  const labels = form.waitsForFields
    ? missingIn(form, draft).map(({ label }) => label.replace(/\s*\?$/, ''))
    : [];
  return {
    missing: labels.length === 0 ? null : `${formTexts[form.language].missing}${labels.join(', ')}.`,
    topic: topicOf(form, draft),
    hints: Object.fromEntries(
      fieldsOf(form).flatMap(({ name, hintWhen }) =>
        hintWhen?.holds(draft) === true ? [[name, hintWhen.text]] : [],
      ),
    ),
  };
};

/** `You chose: Pricing`, in the words of the form. */
const topicOf = (form: LeadForm, draft: Draft): string | null => {
  const field = fieldNamed(form, 'topic');
  const text = field === undefined ? '' : wordsOf(field, draft);
  return text === '' ? null : `${formTexts[form.language].chosen}${text}`;
};

/** What will be sent, in the words of the form. */
export const summaryOf = (form: LeadForm, draft: Draft): NonNullable<SendRequestView['summary']> =>
  fieldsOf(form).flatMap((field) => {
    const text = wordsOf(field, draft);
    return text === '' || field.control.kind === 'hidden' ? [] : [{ label: field.label, text }];
  });

/** What was typed or chosen, in words. */
const wordsOf = ({ name, control }: FormField, draft: Draft): string => {
  const text = (draft[name] ?? '').trim();
  if (control.kind === 'day' && text !== '') return dayText(text);
  const options = 'options' in control ? control.options : [];
  return options.find(({ value }) => value === text)?.label ?? text;
};
