import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import { isAsked } from '../../../domain/lead/doubts.ts';
import { fieldsOf, type LeadForm } from '../../../domain/lead/form.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import { notesOn } from './form-notes.ts';
import { isInFlight, stepInError, type SendRequestView } from './send-request-view.ts';

/** The view of an untouched form. */
export const initialView = (form: LeadForm, values: Draft = {}): SendRequestView => ({
  status: 'editing',
  isBusy: false,
  step: 0,
  sends: isLastStep(form, 0),
  companyId: null,
  isReturned: false,
  optional: fieldsOf(form).flatMap(({ name, isOptional }) => (isOptional?.({}) === true ? [name] : [])),
  messages: [],
  doubts: [],
  confirmed: {},
  dealerNotes: [],
  refusals: 0,
  notice: null,
  missing: null,
  missingSoon: notesOn(form, {}, null).missing,
  topic: notesOn(form, values, null).topic,
  readBack: notesOn(form, values, null).readBack,
  values,
  fills: 0,
  overwrites: false,
  hints: {},
  firstVisit: null,
  summary: null,
  success: null,
});

/** The view of a form that the server returned with errors or questions, at the first step with one. */
export const refusedView = (
  form: LeadForm,
  companyId: CompanyId | null,
  values: Draft,
  messages: FieldMessages,
  questions: Pick<SendRequestView, 'doubts' | 'confirmed'> = { doubts: [], confirmed: {} },
): SendRequestView =>
  changedView(form, initialView(form, values), {
    companyId,
    isReturned: true,
    messages,
    refusals: 1,
    doubts: questions.doubts,
    confirmed: questions.confirmed,
    step: stepInError(form, [...messages, ...questions.doubts.filter(isAsked)]),
  });

/** Applies a change and updates the derived fields. */
export const changedView = (
  form: LeadForm,
  before: SendRequestView,
  change: Partial<SendRequestView>,
): SendRequestView => {
  const view = { ...before, ...change };
  return {
    ...view,
    isBusy: isInFlight(view.status),
    sends: isLastStep(form, view.step),
    missingSoon: view.missing === null ? view.missingSoon : null,
  };
};

const isLastStep = ({ steps, isSummedUp }: LeadForm, step: number): boolean =>
  step >= steps.length - (isSummedUp === true ? 0 : 1);
