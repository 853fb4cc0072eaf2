import { useEffect, useRef } from 'react';
import type {
  ComparedView,
  CompareDealersView,
} from '../../../application/visitor/compare-dealers/compare-dealers-view.ts';
import type { CompareDealersTexts } from '../../../application/visitor/compare-dealers/texts.ts';
import type { DealerTexts } from '../../../application/visitor/dealer-texts/english.ts';
import { useAnnouncement } from '../../bindings/announcements.tsx';
import { useServices } from '../../bindings/services.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { PrintButton } from '../../components/print-button/print-button.tsx';
import emptySearch from '../../theme/illustrations/empty-search.svg';
import waitingZip from '../../theme/illustrations/waiting-zip.svg';
import { TooManyRequestsState } from '../dealer-list/dealer-list-states.tsx';
import { DealerState } from '../dealer-state/dealer-state.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import shared from '../../components/comparison-table/comparison-table.module.css';
import styles from './comparison.module.css';

interface ComparisonProps {
  readonly view: CompareDealersView;
}

/** The picked dealers side by side, in every state of their look-up. */
export const Comparison = ({ view }: ComparisonProps) => {
  const { compareDealers, dealerTexts } = useServices();
  const section = useRef<HTMLElement>(null);
  const picked = view.search.compared.join();
  const shown = useRef(picked);
  useAnnouncement(comparisonAnnouncement(view, compareDealers.texts, dealerTexts));
  // The link that removes a dealer disappears with the dealer, so the focus moves to the comparison.
  useEffect(() => {
    if (shown.current !== picked) section.current?.focus();
    shown.current = picked;
  }, [picked]);
  return (
    <section
      className={`${shared.comparison} ${styles.comparison}`}
      ref={section}
      tabIndex={-1}
      aria-label={dealerTexts.comparisonName}
      {...(view.kind === 'compared' && {
        'data-saves': 'comparison',
        'data-detail': view.dealers.map(({ card }) => card.name).join(', '),
      })}
    >
      <State view={view} />
    </section>
  );
};

const State = ({ view }: ComparisonProps) => {
  const { compareDealers, dealerTexts } = useServices();
  const { idle, none, searching, findADealer, back, noneServes } = compareDealers.texts;
  const { search, address, listAddress } = view;
  switch (view.kind) {
    case 'idle':
      return (
        <DealerState
          drawing={waitingZip}
          heading={idle.heading}
          actions={<ButtonLink href={listAddress}>{findADealer}</ButtonLink>}
        >
          <p>{idle.text}</p>
        </DealerState>
      );
    case 'searching':
      return (
        <>
          <p className={styles.searching}>{searching}</p>
          <noscript>
            <a href={view.waitAddress} rel="nofollow">
              {dealerTexts.keepLooking}
            </a>
          </noscript>
        </>
      );
    case 'compared':
      return <Compared view={view} />;
    case 'none':
      return (
        <div>
          <DealerState
            drawing={emptySearch}
            heading={noneServes(search.zipcode)}
            actions={
              <ButtonLink variant="secondary" href={listAddress}>
                {back}
              </ButtonLink>
            }
          >
            <p>{none}</p>
          </DealerState>
        </div>
      );
    case 'failed':
      return <TooManyRequestsState retry={address} />;
    case 'too-many-requests':
      return <TooManyRequestsState />;
  }
};

const Compared = ({ view }: { view: ComparedView }) => {
  const { back, print } = useServices().compareDealers.texts;
  return (
    <>
      <div className={styles.tools} data-unprinted="">
        <ButtonLink variant="secondary" href={view.listAddress}>
          {back}
        </ButtonLink>
        <PrintButton>{print}</PrintButton>
      </div>
      {view.notice !== null && <p className={styles.notice}>{view.notice}</p>}
      <ComparisonTable view={view} />
    </>
  );
};

/** The announcement for the state of a comparison's look-up; null for none. */
const comparisonAnnouncement = (
  view: CompareDealersView,
  { searching, caption, noneServes }: CompareDealersTexts,
  { tooManyRequests }: Pick<DealerTexts, 'tooManyRequests'>,
): string | null => {
  switch (view.kind) {
    case 'idle':
      return null;
    case 'searching':
      return searching;
    case 'compared':
      return [`${caption(view.dealers.length, view.area)}.`, view.notice ?? ''].join(' ').trim();
    case 'none':
      return noneServes(view.search.zipcode);
    case 'failed':
    case 'too-many-requests':
      return tooManyRequests.heading;
  }
};
