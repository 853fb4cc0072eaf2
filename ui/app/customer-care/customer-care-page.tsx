import {
  CUSTOMER_CARE_HEADING,
  customerCareTexts,
} from '../../../application/visitor/read-page/form-page-texts.ts';
import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import { customerCare } from '../../../application/visitor/send-request/forms.ts';
import { useServices, type Services } from '../../bindings/services.ts';
import { LeadForm } from '../../leads/lead-form/lead-form.tsx';
import { FormPage, formPageHead } from '../form-page.tsx';

const PATH = '/customer-care/';

/** The customer care page (specification, sections 2, 4, 5 and 9). */
export const Page = () => {
  const { requestOf } = useServices();
  return (
    <FormPage heading={CUSTOMER_CARE_HEADING} texts={customerCareTexts}>
      <LeadForm request={requestOf(customerCare)} action={PATH} />
    </FormPage>
  );
};

export const usesLeads = true;

export const head = ({ site }: Services): PageHead => formPageHead(PATH, customerCareTexts, site);
