import { contactHeading, contactTexts } from '../../../application/visitor/read-page/form-page-texts.ts';
import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import { contactForm } from '../../../application/visitor/send-request/forms.ts';
import { useServices, type Services } from '../../bindings/services.ts';
import { LeadForm } from '../../leads/lead-form/lead-form.tsx';
import { FormPage, formPageHead } from '../form-page.tsx';

const PATH = '/contact/';

/** The contact page (specification, sections 2, 5 and 9). */
export const Page = () => {
  const { site, requestOf } = useServices();
  return (
    <FormPage heading={contactHeading(site.brandName)} texts={contactTexts}>
      <LeadForm request={requestOf(contactForm)} action={PATH} />
    </FormPage>
  );
};

export const usesLeads = true;

export const head = ({ site }: Services): PageHead => formPageHead(PATH, contactTexts, site);
