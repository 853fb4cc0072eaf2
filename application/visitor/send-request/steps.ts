import { messagesFor, type FieldMessages } from '../../../domain/lead/check-lead.ts';
import type { LeadForm } from '../../../domain/lead/form.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import { summaryOf } from './form-notes.ts';
import type { SendRequestView } from './send-request-view.ts';

/** The changes after `Next`: the next step if this one is valid, otherwise its errors. `others` are found by more than the form's rules. */
export const afterNext = (
  form: LeadForm,
  { step, refusals }: SendRequestView,
  draft: Draft,
  others: FieldMessages,
): Partial<SendRequestView> => {
  const fields = form.steps[step] ?? [];
  const found = messagesFor(form, fields, draft);
  const messages =
    found.length > 0 ? found : others.filter(({ field }) => fields.some(({ name }) => name === field));
  if (messages.length > 0) return { messages, refusals: refusals + 1 };
  if (step + 1 < form.steps.length) return { messages, step: step + 1 };
  return form.isSummedUp === true ? { messages, step: step + 1, summary: summaryOf(form, draft) } : {};
};

export const afterBack = ({ step }: SendRequestView): Partial<SendRequestView> => ({
  step: Math.max(step - 1, 0),
  messages: [],
  summary: null,
});
