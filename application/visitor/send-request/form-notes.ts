import { dayText } from '../../../domain/lead/booking-wish.ts';
import { messagesFor, missingIn, type FieldMessages } from '../../../domain/lead/check-lead.ts';
import { fieldsOf, type FormField, type LeadForm } from '../../../domain/lead/form.ts';
import type { Draft, LeadField } from '../../../domain/lead/lead.ts';
import { formatPhone } from '../../../domain/phone/phone-format.ts';
import type { SendRequestView } from './send-request-view.ts';
import { formTexts, GIVEN_NUMBER, missingText, NOTED_NUMBER } from './texts.ts';

const fieldNamed = (form: LeadForm, name: LeadField): FormField | undefined =>
  fieldsOf(form).find((field) => field.name === name);

/**
 * The error messages that remain after a change. Fixed errors disappear and new ones aren't added yet. Errors from the provider that no
 * form rule knows stay until their field changes.
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

/** The error messages after a field loses focus: that field is checked, the others keep theirs. */
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

/** The missing fields, the chosen topic and the current hints. */
export const notesOn = (
  form: LeadForm,
  draft: Draft,
  dealer: string | null,
): Pick<SendRequestView, 'missing' | 'topic' | 'hints' | 'readBack'> => {
  const nouns = form.waitsForFields ? missingIn(form, draft).map(nounOf) : [];
  return {
    missing: nouns.length === 0 ? null : missingText(form.language, nouns),
    topic: topicOf(form, draft),
    readBack: readBackOf(form, draft, dealer),
    hints: Object.fromEntries(
      fieldsOf(form).flatMap(({ name, hintWhen }) =>
        hintWhen?.holds(draft) === true ? [[name, hintWhen.text]] : [],
      ),
    ),
  };
};

/** A field's name within a sentence. */
const nounOf = ({ label, noun }: FormField): string =>
  noun ?? `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** `We'll give Malone's 1-972-555-0123.`; null while the number isn't valid. */
export const readBackOf = (form: LeadForm, draft: Draft, dealer: string | null): string | null => {
  const phone = (draft.phone ?? '').trim();
  const isValid =
    phone !== '' && fieldNamed(form, 'phone') !== undefined && messageOf(form, draft, 'phone').length === 0;
  if (!isValid) return null;
  const number = formatPhone(phone);
  return form.kind === 'CUSTOMER_SERVICE'
    ? NOTED_NUMBER[form.language](number)
    : GIVEN_NUMBER[form.language](number, dealer);
};

/** `You chose: Pricing`, with the form's label. */
const topicOf = (form: LeadForm, draft: Draft): string | null => {
  const field = fieldNamed(form, 'topic');
  const text = field === undefined ? '' : wordsOf(field, draft);
  return text === '' ? null : `${formTexts[form.language].chosen}${text}`;
};

/** The labels and values to be sent, for the summary. */
export const summaryOf = (form: LeadForm, draft: Draft): NonNullable<SendRequestView['summary']> =>
  fieldsOf(form).flatMap((field) => {
    const text = wordsOf(field, draft);
    return text === '' || field.control.kind === 'hidden' ? [] : [{ label: field.label, text }];
  });

/** A value as text: the option's label, or a formatted date. */
const wordsOf = ({ name, control }: FormField, draft: Draft): string => {
  const text = (draft[name] ?? '').trim();
  if (control.kind === 'day' && text !== '') return dayText(text);
  const options = 'options' in control ? control.options : [];
  return options.find(({ value }) => value === text)?.label ?? text;
};
