import {
  DEALER_FORM_FR_HEADING,
  dealerFormFrTexts,
} from '../../../application/visitor/read-page/form-page-texts.ts';
import { dealerFormFr } from '../../../application/visitor/send-request/forms.ts';
import { useServices } from '../../bindings/services.ts';
import { FormPage } from '../../leads/form-page/form-page.tsx';
import { LeadForm } from '../../leads/lead-form/lead-form.tsx';
import type { BlockProps } from '../block-module.ts';
import type { DealerFormFrAttributes } from './codec.ts';

/** The French dealer form (specification, sections 2, 5 and 9; contract, section 4). */
export const Block = ({ attributes: { data }, page }: BlockProps<DealerFormFrAttributes>) => {
  const { requestOf } = useServices();
  return (
    <FormPage heading={DEALER_FORM_FR_HEADING} headingTag={data.heading_tag} texts={dealerFormFrTexts}>
      <LeadForm request={requestOf(dealerFormFr)} action={page.path} />
    </FormPage>
  );
};
