import type { ShownSearch } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { NEW_SEARCH, PLACES_ADDRESS } from '../../../application/visitor/find-dealers/link-texts.ts';
import { OurNumber } from '../../bindings/our-number.tsx';
import { useServices } from '../../bindings/services.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { buttonClass } from '../../components/button/button-class.ts';
import { Link } from '../../components/link/link.tsx';
import { PhoneText } from '../../components/phone-text/phone-text.tsx';
import emptySearch from '../../theme/illustrations/empty-search.svg';
import technicalIssue from '../../theme/illustrations/technical-issue.svg';
import waitingZip from '../../theme/illustrations/waiting-zip.svg';
import { DealerState } from '../dealer-state/dealer-state.tsx';
import { FirstSteps } from '../help-now/first-steps.tsx';

/** Before the first search; while the office is closed, with what to do before help comes. */
export const IdleState = () => {
  const { site, dealerTexts: texts } = useServices();
  return (
    <>
      {!site.isOfficeOpen && <FirstSteps heading={texts.beforeYouCall} level="h2" />}
      <DealerState drawing={waitingZip}>
        <p>{texts.idle}</p>
        {site.listsDealers === true && (
          <p>
            <a href={PLACES_ADDRESS} hrefLang={texts.language === 'en' ? undefined : 'en'}>
              {texts.byPlace}
            </a>
          </p>
        )}
      </DealerState>
    </>
  );
};

/** The search failed: the same panel as without dealers, and a link to try again. */
export const FailedState = ({ view, callUs }: { view: ShownSearch; callUs: string | undefined }) => {
  const { noneHeading, notLookedUp } = useServices().dealerTexts;
  return (
    <div>
      <DealerState
        drawing={emptySearch}
        heading={noneHeading(view.search.zipcode)}
        actions={
          <>
            <TryAgain view={view} />
            <FindMore view={view} />
          </>
        }
      >
        <p>{notLookedUp}</p>
        <NoneAdvice callUs={callUs} />
      </DealerState>
    </div>
  );
};

/** The provider's rate limit is reached, or a search outside the locator failed (specification, section 8). */
export const TooManyRequestsState = ({ retry, callUs }: { retry?: string; callUs?: string | undefined }) => {
  const { tooManyRequests, tryAgain, lookUpFailed } = useServices().dealerTexts;
  return (
    <div>
      <DealerState
        drawing={technicalIssue}
        heading={tooManyRequests.heading}
        actions={
          retry !== undefined && (
            <ButtonLink href={retry} variant="secondary">
              {tryAgain}
            </ButtonLink>
          )
        }
      >
        <p>{tooManyRequests.text}</p>
        {callUs === undefined ? (
          <CallLine />
        ) : (
          <p>
            <PhoneText text={lookUpFailed(callUs)} />
          </p>
        )}
      </DealerState>
    </div>
  );
};

const NoneAdvice = ({ callUs }: { callUs: string | undefined }) => {
  const { noneAdvice, noneCallUs } = useServices().dealerTexts;
  return (
    <>
      <p>{noneAdvice}</p>
      {callUs === undefined ? (
        <CallLine />
      ) : (
        <p>
          <PhoneText text={noneCallUs(callUs)} />
        </p>
      )}
    </>
  );
};

/** The number to call if no dealer is shown. Pages with `callUs` include it in their text, with its hours. */
export const CallLine = () => {
  const { dealerTexts } = useServices();
  return (
    <p>
      {dealerTexts.noneCall} <OurNumber language={dealerTexts.language} />
    </p>
  );
};

/** Repeats the same search with a page load. */
export const TryAgain = ({ view: { address } }: { view: Pick<ShownSearch, 'address'> }) => (
  <ButtonLink href={address} variant="secondary">
    {useServices().dealerTexts.tryAgain}
  </ButtonLink>
);

/** A link to the full locator, with the searched code. On the locator itself it starts a new search. */
export const FindMore = ({ view: { locator } }: { view: Pick<ShownSearch, 'locator'> }) => {
  const { listPath, findMore } = useServices().dealerTexts;
  return (
    <ButtonLink href={locator ?? listPath} variant="secondary">
      {findMore}
    </ButtonLink>
  );
};

/** A link to a new search in the locator, with an empty box, for a code that no dealer serves. */
export const SearchAnew = ({ view: { locator } }: { view: Pick<ShownSearch, 'locator'> }) => {
  const { listPath, findMore } = useServices().dealerTexts;
  const address = listPath + NEW_SEARCH;
  return locator === null ? (
    <Link className={buttonClass('secondary')} to={address}>
      {findMore}
    </Link>
  ) : (
    <ButtonLink href={address} variant="secondary">
      {findMore}
    </ButtonLink>
  );
};
