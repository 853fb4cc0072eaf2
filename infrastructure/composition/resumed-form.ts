import { refusedView } from '../../application/visitor/send-request/initial-view.ts';
import type { SendRequestView } from '../../application/visitor/send-request/send-request-view.ts';
import type { FormLanguage } from '../../domain/lead/form-definition.ts';
import { everyFormOn } from '../../domain/lead/forms/every-form.ts';
import type { PostedForm } from '../server/pages/posted.ts';

/** The state of a form that the page is rendered with and the application resumes. */
export interface ResumedForm {
  readonly formId: string;
  readonly language: FormLanguage;
  readonly view: SendRequestView;
}

/** The state of a posted form with its errors. Null when there is no such form. */
export const resumedForm = (
  { formId, companyId, values, messages, doubts, confirmed, notice }: PostedForm,
  today: string,
): ResumedForm | null => {
  const form = everyFormOn(() => today).find(({ id }) => id === formId);
  if (form === undefined) return null;
  const view = refusedView(form, companyId, values, messages, { doubts, confirmed });
  return {
    formId,
    language: form.language,
    view: { ...view, notice, status: notice === null ? 'editing' : 'failed' },
  };
};
