import {
  CUSTOMER_CARE_HEADING,
  customerCareTexts,
} from '../../../application/visitor/send-request/form-page-texts.ts';
import type { LeadFormPageProps } from '../../leads/form-page/lead-form-page.tsx';
import type { CustomerCareFormAttributes } from './codec.ts';

/** The customer care form, and who to call instead (specification, sections 2, 4, 5 and 9). */
export const view = ({ data }: CustomerCareFormAttributes): LeadFormPageProps => ({
  formId: 'customer-care',
  heading: data.heading ?? CUSTOMER_CARE_HEADING,
  headingTag: data.heading_tag,
  texts: customerCareTexts,
});

export const isTitle = ({ data }: CustomerCareFormAttributes): boolean => data.heading_tag === 'h1';
