import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import type { Doubt } from '../../../domain/lead/doubts.ts';
import { confirmationLines, type CallTexts } from '../../../domain/lead/expected-call-texts.ts';
import { fieldsOf, type FormFacts, type LeadForm } from '../../../domain/lead/form.ts';
import type { ValidLead } from '../../../domain/lead/lead.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { REQUEST_LINK, sentText } from '../../../domain/lead/request/request-link-texts.ts';
import type { LeadReceipt, SendingFailure } from '../../ports/leads/lead-desk.ts';
import { stepInError, type SendRequestView } from './send-request-view.ts';
import { callMeanwhile, formTexts, referenceText, sendingFailed } from './texts.ts';

/** The changes to a form's view after an outcome. */

type Change = Partial<SendRequestView>;

export const afterRefusal = (
  form: LeadForm,
  { refusals }: SendRequestView,
  messages: FieldMessages,
): Change => ({
  status: 'editing',
  notice: null,
  summary: null,
  messages,
  isReturned: false,
  refusals: refusals + 1,
  step: stepInError(form, messages),
});

/** Before sending, asks about values that are probably mistakes. */
export const afterDoubt = (form: LeadForm, view: SendRequestView, doubts: ReadonlyArray<Doubt>): Change => ({
  ...afterRefusal(form, view, []),
  doubts,
  step: stepInError(form, doubts),
});

export const afterSuccess = (
  form: LeadForm,
  { fields, metadata }: ValidLead,
  { leadId, page }: LeadReceipt,
  facts: FormFacts,
  calls: CallTexts,
): Change => {
  const success = form.success(fields, facts);
  return {
    status: 'sent',
    notice: null,
    success: {
      ...success,
      calls,
      lines: confirmationLines(success, calls),
      reference: referenceOf(leadId),
      referenceLine: referenceText(form.language, leadId),
      sentLine: sentText(form.language, facts.dealer ?? null, leadId),
      page: page === undefined ? null : { text: REQUEST_LINK[form.language], address: page },
      leadId,
      companyId: metadata.companyId,
    },
  };
};

/** `phone`: the number to call instead. */
export const afterFailure = (
  form: LeadForm,
  view: SendRequestView,
  failure: SendingFailure,
  phone: string,
): Change => {
  const { language } = form;
  const failed: Change = { status: 'failed', notice: sendingFailed(language, phone) };
  switch (failure._tag) {
    case 'LeadWaits':
      return {
        status: 'waiting',
        notice: `${formTexts[language].waiting} ${callMeanwhile(language, phone)}`,
      };
    case 'LeadRefused': {
      const names = fieldsOf(form).map(({ name }) => name);
      const messages = failure.messages.filter(({ field }) => names.includes(field));
      // The refused fields aren't in this form, so the visitor can't fix them.
      return messages.length === 0 ? failed : afterRefusal(form, view, messages);
    }
    case 'DealerUnknown':
      return { ...failed, notice: formTexts[language].unknownDealer };
    case 'DeskUnavailable':
      return failed;
  }
};
