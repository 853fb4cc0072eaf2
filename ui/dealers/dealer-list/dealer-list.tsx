import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type {
  DealerSearch,
  FindDealersView,
} from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { LIST_ID } from '../../../application/visitor/find-dealers/link-texts.ts';
import { useAnnouncement } from '../../bindings/announcements.tsx';
import { useServices } from '../../bindings/services.ts';
import type { DealerCardActions } from '../dealer-card/dealer-card.tsx';
import { DealerFilters } from '../dealer-filters/dealer-filters.tsx';
import { comparisonAnnouncement, resultsAnnouncement } from './dealer-list-announcements.ts';
import type { DealerListPlace } from './dealer-list-place.ts';
import { FailedState, IdleState, TooManyRequestsState } from './dealer-list-states.tsx';
import styles from './dealer-list.module.css';
import { DealerSkeletons } from './dealer-skeletons.tsx';
import type { DealersFound } from './dealers-found.ts';
import { NoneState } from './none-state.tsx';
import { offersFilters } from './offers-filters.ts';

interface DealerListProps {
  readonly view: FindDealersView;
  /** The code that a box on the page searched last, and how many times it has searched. */
  readonly sought: { readonly zipcode: string; readonly times: number };
  readonly place: DealerListPlace;
  /** Renders the dealers found. */
  readonly found: DealersFound;
  /** What is next to the filters. */
  readonly tools?: ReactNode;
  readonly actions?: DealerCardActions;
  /** The filters named are to be those that are on. */
  readonly onFilter: (filters: ReadonlyArray<string>) => void;
}

/** The dealers of an area in every state of the search (specification, sections 2, 4 and 8). */
export const DealerList = ({
  view,
  sought,
  place,
  found,
  tools,
  actions = {},
  onFilter,
}: DealerListProps) => {
  const { dealerTexts: texts } = useServices();
  const results = useRef<HTMLElement>(null);
  useFocusOnTurnedPage(results, view.search);
  // First, since of what changes at once the last is announced: whenever there are other dealers, the results.
  useAnnouncement(comparisonAnnouncement(view, texts));
  useAnnouncement(resultsAnnouncement(view, texts));
  useFocusOnResults(results, view, sought);
  useFocusWithoutFilters(results, view);
  const isListed = view.kind === 'searching' || view.kind === 'found' || view.kind === 'none';
  const isFilterable = place.kind === 'locator' && offersFilters(view);
  return (
    <section
      id={place.kind === 'locator' ? LIST_ID : undefined}
      className={styles.results}
      ref={results}
      tabIndex={-1}
      // Before a search it holds no dealers: it is not yet a landmark.
      aria-label={view.kind === 'idle' ? undefined : texts.listName}
    >
      {isListed && (isFilterable || tools) && (
        <div className={styles.tools}>
          {isFilterable && <DealerFilters view={view} onFilter={onFilter} />}
          {tools}
        </div>
      )}
      <State view={view} place={place} found={found} actions={actions} />
    </section>
  );
};

const State = ({
  view,
  place,
  found: Found,
  actions = {},
}: Omit<DealerListProps, 'sought' | 'tools' | 'onFilter'>) => {
  const { dealerTexts: texts } = useServices();
  switch (view.kind) {
    case 'idle':
      return <IdleState />;
    case 'searching':
      return (
        <>
          <p className={styles.count}>{texts.searching}</p>
          <noscript>
            <a href={view.waitAddress} rel="nofollow">
              {texts.keepLooking}
            </a>
          </noscript>
          <DealerSkeletons count={view.expected} />
        </>
      );
    case 'found':
      return <Found view={view} actions={actions} />;
    case 'none':
      return <NoneState view={view} callUs={place.callUs} />;
    case 'failed':
      return place.kind === 'locator' ? (
        <FailedState view={view} callUs={place.callUs} />
      ) : (
        <TooManyRequestsState retry={view.address} callUs={place.callUs} />
      );
    case 'too-many-requests':
      return <TooManyRequestsState callUs={place.callUs} />;
  }
};

/**
 * A page turned in place puts the reader at its top, as a page loaded anew would; a search of another area or with other
 * filters leaves the focus where it was.
 */
const useFocusOnTurnedPage = (list: RefObject<HTMLElement | null>, search: DealerSearch) => {
  const shown = useRef(search);
  useEffect(() => {
    const before = shown.current;
    shown.current = search;
    const isSameList =
      before.zipcode === search.zipcode &&
      before.filters.join() === search.filters.join() &&
      before.sort === search.sort;
    if (before.page === search.page || !isSameList) return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [list, search]);
};

/** The filters that were cleared where there are no dealers go away, and whoever was in them goes on in the list. */
const useFocusWithoutFilters = (list: RefObject<HTMLElement | null>, view: FindDealersView) => {
  const hasFiltered = useRef(false);
  useEffect(() => {
    if (view.search.filters.length > 0) hasFiltered.current = true;
    else if (hasFiltered.current && !offersFilters(view)) {
      hasFiltered.current = false;
      const { activeElement, body } = list.current?.ownerDocument ?? {};
      if (activeElement === body) list.current?.focus({ preventScroll: true });
    }
  }, [list, view]);
};

/**
 * The results of a search in place come into view at once, and their heading gets the focus as soon as they are known, in every
 * state that has a heading; one that has none gives it to the list.
 */
const useFocusOnResults = (
  list: RefObject<HTMLElement | null>,
  { kind, search }: FindDealersView,
  { zipcode, times }: DealerListProps['sought'],
) => {
  const focused = useRef(times);
  useEffect(() => {
    const section = list.current;
    if (section === null || times === focused.current || search.zipcode !== zipcode || zipcode === '') return;
    section.scrollIntoView({ block: 'start' });
    if (kind === 'searching') return;
    focused.current = times;
    const heading = shownHeadingIn(section) ?? section;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [list, kind, search, zipcode, times]);
};

/** The first heading that the width of the screen shows. */
const shownHeadingIn = (section: HTMLElement): HTMLElement | undefined =>
  [...section.querySelectorAll('h2')].find((heading) => heading.getClientRects().length > 0);
