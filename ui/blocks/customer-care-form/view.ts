import { CUSTOMER_CARE_PAGES } from '../../../application/visitor/send-request/form-page-texts.ts';
import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { LeadFormPageProps } from '../../leads/form-page/lead-form-page.tsx';
import type { CustomerCareFormAttributes } from './codec.ts';

/** The customer care form, with phone numbers as the alternative (specification, sections 2, 4, 5 and 9). */
export const view = ({ data }: CustomerCareFormAttributes, { page }: ViewContext): LeadFormPageProps => {
  const { formId, heading, texts } = CUSTOMER_CARE_PAGES[page.language];
  return { formId, heading: data.heading ?? heading, headingTag: data.heading_tag, texts };
};

export const isTitle = ({ data }: CustomerCareFormAttributes): boolean => data.heading_tag === 'h1';
