import { contactHeading, contactTexts } from '../../../application/visitor/send-request/form-page-texts.ts';
import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { LeadFormPageProps } from '../../leads/form-page/lead-form-page.tsx';
import type { TitledAttributes } from '../headed/codec.ts';

/** The contact form, with phone numbers as the alternative (specification, sections 2, 5 and 9). */
export const view = ({ data }: TitledAttributes, { site }: ViewContext): LeadFormPageProps => ({
  formId: 'contact-form',
  heading: contactHeading(site.brandName),
  headingTag: data.heading_tag,
  texts: contactTexts,
});

export const isTitle = ({ data }: TitledAttributes): boolean => data.heading_tag === 'h1';
