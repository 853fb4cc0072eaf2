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
import { HelpNow } from '../help-now/help-now.tsx';
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
  /** The last code searched in a box on the page, and the number of searches. */
  readonly lastSearch: { readonly zipcode: string; readonly times: number };
  readonly place: DealerListPlace;
  readonly found: DealersFound;
  /** Tools next to the filters. */
  readonly tools?: ReactNode;
  readonly actions?: DealerCardActions;
  /** Turns on exactly these filters. */
  readonly onFilter: (filters: ReadonlyArray<string>) => void;
}

/** The dealers of an area, in every state of the search (specification, sections 2, 4 and 8). */
export const DealerList = ({
  view,
  lastSearch,
  place,
  found,
  tools,
  actions = {},
  onFilter,
}: DealerListProps) => {
  const { dealerTexts: texts } = useServices();
  const results = useRef<HTMLElement>(null);
  useFocusOnTurnedPage(results, view.search);
  // The order matters: of simultaneous announcements only the last is made, and new results matter more than the comparison.
  useAnnouncement(comparisonAnnouncement(view, texts));
  useAnnouncement(resultsAnnouncement(view, texts));
  useFocusOnResults(results, view, lastSearch);
  useFocusWithoutFilters(results, view);
  const isListed = view.kind === 'searching' || view.kind === 'found' || view.kind === 'none';
  const isFilterable = place.kind === 'locator' && offersFilters(view);
  return (
    <section
      id={place.kind === 'locator' ? LIST_ID : undefined}
      ref={results}
      tabIndex={-1}
      // Without dealers, before a search, it isn't a landmark.
      aria-label={view.kind === 'idle' ? undefined : texts.listName}
    >
      {view.kind === 'found' && view.urgent !== null && place.kind !== 'slider' && (
        <HelpNow area={view.area} urgent={view.urgent} />
      )}
      <div className={styles.results}>
        {isListed && (isFilterable || tools) && (
          <div className={styles.tools}>
            {isFilterable && <DealerFilters view={view} onFilter={onFilter} />}
            {tools}
          </div>
        )}
        <State view={view} place={place} found={found} actions={actions} />
      </div>
    </section>
  );
};

const State = ({
  view,
  place,
  found: Found,
  actions = {},
}: Omit<DealerListProps, 'lastSearch' | 'tools' | 'onFilter'>) => {
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
      return <NoneState view={view} callUs={place.callUs} actions={actions} />;
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
 * After the visitor turns to another page of the list, moves the focus and the scroll position to the list's top, as a page load
 * would. A search in another area or with other filters leaves the focus alone.
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

/** If clearing the filters leaves no dealers to filter, the filter controls disappear. A focus lost with them moves to the list. */
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
 * After a search in place, scrolls the results into view at once. When they are known, moves the focus to their heading, or to the
 * list if that state has no heading; and once more when the steps for a danger follow, which are above that heading.
 */
const useFocusOnResults = (
  list: RefObject<HTMLElement | null>,
  view: FindDealersView,
  { zipcode, times }: DealerListProps['lastSearch'],
) => {
  const { kind, search } = view;
  const dangers = kind === 'none' ? view.why.emergencies.length : 0;
  const focused = useRef({ times, dangers });
  useEffect(() => {
    const section = list.current;
    if (section === null || search.zipcode !== zipcode || zipcode === '') return;
    if (times === focused.current.times && dangers <= focused.current.dangers) return;
    section.scrollIntoView({ block: 'start' });
    if (kind === 'searching') return;
    focused.current = { times, dangers };
    const heading = shownHeadingIn(section) ?? section;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [list, kind, search, zipcode, times, dangers]);
};

/** The first heading that is visible at this screen width. */
const shownHeadingIn = (section: HTMLElement): HTMLElement | undefined =>
  [...section.querySelectorAll('h2')].find((heading) => heading.getClientRects().length > 0);
