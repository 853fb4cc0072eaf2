import { addressOf, type DealerSearch } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import {
  findDealersTexts,
  noneCallUs,
  noneHeading,
} from '../../../application/visitor/find-dealers/texts.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import emptySearch from '../../theme/illustrations/empty-search.svg';
import technicalIssue from '../../theme/illustrations/technical-issue.svg';
import waitingZip from '../../theme/illustrations/waiting-zip.svg';
import { DealerState } from '../dealer-state/dealer-state.tsx';

/** Before a code is given. */
export const IdleState = () => (
  <DealerState drawing={waitingZip}>
    <p>{findDealersTexts.idle}</p>
  </DealerState>
);

/** No dealer serves the area, or the code is none (specification, section 8). */
export const NoneState = ({ search, callUs }: { search: DealerSearch; callUs: string | undefined }) => (
  <div role="status">
    <DealerState drawing={emptySearch} heading={noneHeading(search.zipcode)} actions={<FindMore />}>
      <NoneAdvice callUs={callUs} />
    </DealerState>
  </div>
);

/** The search was given up: the same panel, and a way to ask again. */
export const FailedState = ({
  search,
  path,
  callUs,
}: {
  search: DealerSearch;
  path: string;
  callUs: string | undefined;
}) => (
  <div role="status">
    <DealerState
      drawing={emptySearch}
      heading={noneHeading(search.zipcode)}
      actions={
        <>
          <ButtonLink href={addressOf(path, search)} look="secondary">
            {findDealersTexts.tryAgain}
          </ButtonLink>
          <FindMore />
        </>
      }
    >
      <NoneAdvice callUs={callUs} />
    </DealerState>
  </div>
);

/** The provider asks for patience (specification, section 8). */
export const TooManyRequestsState = () => (
  <div role="alert">
    <DealerState drawing={technicalIssue} heading={findDealersTexts.tooManyRequests.heading}>
      <p>{findDealersTexts.tooManyRequests.text}</p>
    </DealerState>
  </div>
);

const NoneAdvice = ({ callUs }: { callUs: string | undefined }) => (
  <>
    <p>{findDealersTexts.noneAdvice}</p>
    {callUs !== undefined && <p>{noneCallUs(callUs)}</p>}
  </>
);

const FindMore = () => (
  <ButtonLink href="/find-a-dealer/" look="secondary">
    {findDealersTexts.findMore}
  </ButtonLink>
);
