import { refusedView } from '../../application/visitor/send-request/fresh-view.ts';
import type { SendRequestView } from '../../application/visitor/send-request/send-request-view.ts';
import { formsOn } from '../../domain/lead/forms/forms.ts';
import type { PostedForm } from '../server/rendered-page.ts';

/** The form that a page without scripts has posted, as it comes back with what is wrong; null: there is no such form. */
export const resumedForm = (
  { formId, companyId, values, messages, notice }: PostedForm,
  today: string,
): { readonly formId: string; readonly view: SendRequestView } | null => {
  const form = formsOn(() => today).find(({ id }) => id === formId);
  if (form === undefined) return null;
  const view = refusedView(form, companyId, values, messages);
  return { formId, view: { ...view, notice, status: notice === null ? 'editing' : 'failed' } };
};
