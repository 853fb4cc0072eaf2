import type { FormPageTexts } from '../../../application/visitor/send-request/form-page-texts.ts';
import type { FormId } from '../../../domain/lead/form-ids.ts';
import { useServices } from '../../bindings/services.ts';
import { LeadForm } from '../lead-form/lead-form.tsx';
import { FormPage } from './form-page.tsx';

export interface LeadFormPageProps {
  readonly formId: FormId;
  readonly heading: string;
  readonly headingTag: 'h1' | 'h2';
  readonly texts: FormPageTexts;
}

/** One of the site's forms, with the phone number as an alternative. */
export const LeadFormPage = ({ formId, ...page }: LeadFormPageProps) => {
  const request = useServices().requestOf(formId);
  return (
    <FormPage {...page}>
      <LeadForm request={request} takesZip />
    </FormPage>
  );
};
