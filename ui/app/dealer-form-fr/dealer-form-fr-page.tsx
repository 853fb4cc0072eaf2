import {
  DEALER_FORM_FR_HEADING,
  dealerFormFrTexts,
} from '../../../application/visitor/read-page/form-page-texts.ts';
import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import { dealerFormFr } from '../../../application/visitor/send-request/forms.ts';
import { useServices, type Services } from '../../bindings/services.ts';
import { LeadForm } from '../../leads/lead-form/lead-form.tsx';
import { FormPage, formPageHead } from '../form-page.tsx';

const PATH = '/fr/trouver-un-concessionnaire/';

/** The French dealer form, on a page that is French throughout (specification, sections 2, 5 and 9; contract, section 4). */
export const Page = () => {
  const { requestOf } = useServices();
  return (
    <FormPage heading={DEALER_FORM_FR_HEADING} texts={dealerFormFrTexts}>
      <LeadForm request={requestOf(dealerFormFr)} action={PATH} />
    </FormPage>
  );
};

export const language = 'fr';

export const usesLeads = true;

export const head = ({ site }: Services): PageHead => ({
  ...formPageHead(PATH, dealerFormFrTexts, site),
  language,
});
