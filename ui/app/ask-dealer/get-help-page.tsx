import { useEffect } from 'react';
import { askPageTexts } from '../../../application/visitor/ask-dealer/page-texts.ts';
import { askDealerTexts } from '../../../application/visitor/ask-dealer/texts.ts';
import { pageTitle } from '../../../application/visitor/read-page/texts.ts';
import { useServices, type Services } from '../../bindings/services.ts';
import { currentOf, useObservable } from '../../bindings/use-observable.ts';
import { LeadForm } from '../../leads/lead-form/lead-form.tsx';
import { FormPage } from '../../leads/form-page/form-page.tsx';

/** `Who are we helping today?` on a page of its own. */
export const Page = () => {
  const { askDealer, requestOf, showArea } = useServices();
  const request = requestOf('contact-modal');
  const area = useObservable(showArea.view$);
  useEffect(() => request.suggest({ zip: area.zipcode ?? '' }), [request, area]);
  return (
    <FormPage heading={request.form.name} texts={askPageTexts(askDealerTexts.helpLead)}>
      <LeadForm request={request} action={askDealer.pageOf('contact-modal', area)} />
    </FormPage>
  );
};

export const usesLeads = true;

export const prepare = async ({ requestOf, showArea }: Services): Promise<void> =>
  requestOf('contact-modal').suggest({ zip: currentOf(showArea.view$).zipcode ?? '' });

export const head = ({ site, requestOf }: Services) => ({
  title: pageTitle(requestOf('contact-modal').form.name, site.brandName),
  description: askDealerTexts.helpLead,
  canonicalPath: null,
  isListed: false,
  structuredData: [],
});
