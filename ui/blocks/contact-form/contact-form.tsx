import { contactHeading, contactTexts } from '../../../application/visitor/read-page/form-page-texts.ts';
import { contactForm } from '../../../application/visitor/send-request/forms.ts';
import { useServices } from '../../bindings/services.ts';
import { FormPage } from '../../leads/form-page/form-page.tsx';
import { LeadForm } from '../../leads/lead-form/lead-form.tsx';
import type { BlockProps } from '../block-module.ts';
import type { ContactFormAttributes } from './codec.ts';

/** The contact form, and whom to call instead (specification, sections 2, 5 and 9). */
export const Block = ({ attributes: { data }, page }: BlockProps<ContactFormAttributes>) => {
  const { site, requestOf } = useServices();
  return (
    <FormPage heading={contactHeading(site.brandName)} headingTag={data.heading_tag} texts={contactTexts}>
      <LeadForm request={requestOf(contactForm)} action={page.path} />
    </FormPage>
  );
};
