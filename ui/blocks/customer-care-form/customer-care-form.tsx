import {
  CUSTOMER_CARE_HEADING,
  customerCareTexts,
} from '../../../application/visitor/read-page/form-page-texts.ts';
import { customerCare } from '../../../application/visitor/send-request/forms.ts';
import { useServices } from '../../bindings/services.ts';
import { FormPage } from '../../leads/form-page/form-page.tsx';
import { LeadForm } from '../../leads/lead-form/lead-form.tsx';
import type { BlockProps } from '../block-module.ts';
import type { CustomerCareFormAttributes } from './codec.ts';

/** The customer care form, and whom to call instead (specification, sections 2, 4, 5 and 9). */
export const Block = ({ attributes: { data }, page }: BlockProps<CustomerCareFormAttributes>) => {
  const { requestOf } = useServices();
  return (
    <FormPage heading={CUSTOMER_CARE_HEADING} headingTag={data.heading_tag} texts={customerCareTexts}>
      <LeadForm request={requestOf(customerCare)} action={page.path} />
    </FormPage>
  );
};
