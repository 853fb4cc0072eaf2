import { useLocation } from 'react-router-dom';
import type { AskFormId } from '../../../application/visitor/ask-dealer/ask-dealer-view.ts';
import { askPageTexts, askPageTextsIn } from '../../../application/visitor/ask-dealer/page-texts.ts';
import { siteNumber } from '../../../application/visitor/read-page/site-number-texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { MeantEmergencies } from '../../dealers/dealer-list/meant-emergencies.tsx';
import { MeantPlaces } from '../../dealers/dealer-list/meant-places.tsx';
import { SiteSearchLink } from '../../dealers/dealer-list/site-search-link.tsx';
import { ZipSearch } from '../../dealers/zip-search/zip-search.tsx';
import { DealerChoice } from '../../leads/dealer-choice/dealer-choice.tsx';
import { useBeginChoice } from '../../leads/dealer-choice/use-begin-choice.ts';
import { LeadForm } from '../../leads/lead-form/lead-form.tsx';
import { FormPage } from '../../leads/form-page/form-page.tsx';
import { PhoneText } from '../../components/phone-text/phone-text.tsx';
import { useAskedSearch } from './use-asked-search.ts';

/** The standalone page of a form that normally opens as a modal, for visitors without scripts (contract, section 6). */
export const AskDealerPage = ({ formId }: { formId: AskFormId }) => {
  const { requestOf, choiceOf, findDealers, site, dealerTexts: texts } = useServices();
  const page = askPageTextsIn(texts.language);
  const query = new URLSearchParams(useLocation().search);
  const request = requestOf(formId);
  const choice = choiceOf(formId, query.get('dealer'));
  const view = useObservable(choice.view$);
  const {
    dealers,
    selected,
    asked,
    expected,
    lookUp,
    zipcode,
    isMalformed,
    searchAction,
    action,
    waitAddress,
  } = view;
  useBeginChoice(choice);
  useAskedSearch(formId);
  const found = useObservable(findDealers.view$);
  const guess = found.kind === 'none' ? found.why.guess : null;
  const isAreaUnknown = dealers.length === 0 && lookUp === 'settled';
  const unserved = `${texts.noneHeading(zipcode)}. ${texts.noneAdvice}`;
  const areaLead = zipcode === '' ? page.chooseArea : unserved;
  return (
    <FormPage
      heading={request.form.name}
      texts={askPageTexts(isAreaUnknown ? areaLead : page.lead, texts.language)}
      dealer={selected}
    >
      {isAreaUnknown ? (
        <>
          <MeantEmergencies view={found} />
          {guess !== null && <MeantPlaces guess={guess} />}
          <SiteSearchLink view={found} />
          <ZipSearch
            action={searchAction}
            zipcode={zipcode}
            dealer={asked}
            isMalformed={isMalformed}
            texts={texts}
          />
        </>
      ) : (
        <LeadForm request={request} action={lookUp === 'settled' ? action : waitAddress} companyId={expected}>
          {lookUp !== 'settled' && (
            <p data-unscripted={lookUp === 'searching' ? '' : undefined}>
              <PhoneText text={texts.lookUpFailed(siteNumber(site, texts.language))} />{' '}
              <a href={waitAddress} rel="nofollow">
                {texts.tryAgain}
              </a>
            </p>
          )}
          <DealerChoice choice={view} onChoose={(companyId) => choice.choose(companyId)} />
        </LeadForm>
      )}
    </FormPage>
  );
};
