import {
  DEALER_FORM_FR_HEADING,
  dealerFormFrTexts,
} from '../../../application/visitor/send-request/form-page-texts.ts';
import type { LeadFormPageProps } from '../../leads/form-page/lead-form-page.tsx';
import type { TitledAttributes } from '../headed/codec.ts';

/** The French dealer form (specification, sections 2, 5 and 9; contract, section 4). */
export const view = ({ data }: TitledAttributes): LeadFormPageProps => ({
  formId: 'dealer-form-fr',
  heading: DEALER_FORM_FR_HEADING,
  headingTag: data.heading_tag,
  texts: dealerFormFrTexts,
});

export const isTitle = ({ data }: TitledAttributes): boolean => data.heading_tag === 'h1';
