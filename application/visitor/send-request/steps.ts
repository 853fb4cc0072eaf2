import { messagesFor } from '../../../domain/lead/check-lead.ts';
import type { LeadForm } from '../../../domain/lead/form.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import { summaryOf } from './filling.ts';
import type { SendRequestView } from './send-request-view.ts';

/** The changes after `Next`: the next step if this one is valid, otherwise its errors. */
export const afterNext = (
  form: LeadForm,
  { step, refusals }: SendRequestView,
  draft: Draft,
): Partial<SendRequestView> => {
  const messages = messagesFor(form, form.steps[step] ?? [], draft);
  if (messages.length > 0) return { messages, refusals: refusals + 1 };
  if (step + 1 < form.steps.length) return { messages, step: step + 1 };
  return form.isSummedUp === true ? { messages, step: step + 1, summary: summaryOf(form, draft) } : {};
};

export const afterBack = ({ step }: SendRequestView): Partial<SendRequestView> => ({
  step: Math.max(step - 1, 0),
  messages: [],
  summary: null,
});
