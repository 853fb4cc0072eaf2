import { useLocation } from 'react-router-dom';
import { askPageTexts } from '../../../application/visitor/ask-dealer/page-texts.ts';
import { askDealerTexts } from '../../../application/visitor/ask-dealer/texts.ts';
import { useServices, type Services } from '../../bindings/services.ts';
import { currentOf, useObservable } from '../../bindings/use-observable.ts';
import { DealerChoice } from '../../leads/dealer-choice/dealer-choice.tsx';
import { useBeginChoice } from '../../leads/dealer-choice/use-begin-choice.ts';
import { LeadForm } from '../../leads/lead-form/lead-form.tsx';
import { FormPage } from '../../leads/form-page/form-page.tsx';
import { askPageModule } from './ask-page-module.ts';
import { useAskedSearch } from './use-asked-search.ts';

const asked = askPageModule('contact-modal');

/**
 * The standalone page of `Who are we helping today?`. It preselects the dealer in the address, or else the first dealer of the area,
 * and the visitor can choose another. Without dealers the form names none.
 */
export const Page = () => {
  const { requestOf, choiceOf } = useServices();
  const request = requestOf('contact-modal');
  const choice = choiceOf('contact-modal', new URLSearchParams(useLocation().search).get('dealer'));
  const view = useObservable(choice.view$);
  const { expected, lookUp, action, waitAddress } = view;
  useBeginChoice(choice);
  useAskedSearch('contact-modal');
  return (
    <FormPage heading={request.form.name} texts={askPageTexts(askDealerTexts.helpLead)}>
      <LeadForm
        request={request}
        action={lookUp === 'settled' ? action : waitAddress}
        companyId={expected}
        takesZip
      >
        <DealerChoice choice={view} onChoose={(companyId) => choice.choose(companyId)} />
      </LeadForm>
    </FormPage>
  );
};

export const { needs, readsAddress, queryOf, isUnsettled } = asked;

export const prepare = async (services: Services, query: URLSearchParams, path: string): Promise<void> => {
  const { requestOf, showArea } = services;
  requestOf('contact-modal').filling.expect({ zip: currentOf(showArea.view$).zipcode ?? '' });
  await asked.prepare(services, query, path);
};

export const head = async (services: Services, query: URLSearchParams) => ({
  ...(await asked.head(services, query)),
  description: askDealerTexts.helpLead,
});
