import { useEffect, useRef, type RefObject } from 'react';
import {
  addressOf,
  pageNumbers,
  type DealerSearch,
  type FindDealersView,
} from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import {
  countLine,
  findDealersTexts,
  foundHeading,
  pageLabel,
} from '../../../application/visitor/find-dealers/texts.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { DealerCard } from '../dealer-card/dealer-card.tsx';
import { FailedState, IdleState, NoneState, TooManyRequestsState } from './dealer-list-states.tsx';
import styles from './dealer-list.module.css';
import { DealerSkeletons } from './dealer-skeletons.tsx';

/** Where a list stands: its page's path, and on pages that are not the locator what else they offer. */
export interface DealerListPlace {
  readonly path: string;
  /** Customer service's number, on pages that name it when no dealer is found. */
  readonly callUs?: string;
  /** Whether the list ends with `Find more dealers`. */
  readonly leadsToLocator?: boolean;
}

/** The dealers of an area, a page at a time, in every state of the search (specification, sections 2, 4 and 8). */
export const DealerList = ({ view, place }: { view: FindDealersView; place: DealerListPlace }) => {
  const results = useRef<HTMLElement>(null);
  useFocusOnTurnedPage(results, view.search);
  return (
    <section className={styles.results} ref={results} tabIndex={-1} aria-label={findDealersTexts.listName}>
      <State view={view} place={place} />
    </section>
  );
};

const State = ({ view, place }: { view: FindDealersView; place: DealerListPlace }) => {
  switch (view.kind) {
    case 'idle':
      return <IdleState />;
    case 'searching':
      return (
        <>
          <p className={styles.count} role="status">
            {findDealersTexts.searching}
          </p>
          <noscript>
            <a href={addressOf(place.path, view.search)}>{findDealersTexts.withoutScripts}</a>
          </noscript>
          <DealerSkeletons />
        </>
      );
    case 'found':
      return <Found view={view} place={place} />;
    case 'none':
      return <NoneState search={view.search} callUs={place.callUs} />;
    case 'failed':
      return <FailedState search={view.search} path={place.path} callUs={place.callUs} />;
    case 'too-many-requests':
      return <TooManyRequestsState />;
  }
};

const Found = ({
  view,
  place,
}: {
  view: Extract<FindDealersView, { kind: 'found' }>;
  place: DealerListPlace;
}) => {
  const { page, search } = view;
  return (
    <>
      <div className={styles.top}>
        <h2>{foundHeading(view.area)}</h2>
        <p className={styles.count} role="status">
          {countLine(page)}
        </p>
      </div>
      <ul className={styles.list}>
        {page.items.map((card) => (
          <li key={card.key}>
            <DealerCard card={card} />
          </li>
        ))}
      </ul>
      {page.pages > 1 && (
        <Pagination
          current={page.number}
          pages={page.pages}
          numbers={pageNumbers(page)}
          texts={{
            name: findDealersTexts.pagesName,
            previous: findDealersTexts.previous,
            next: findDealersTexts.next,
            page: pageLabel,
          }}
          addressOf={(number) => addressOf(place.path, { ...search, page: number })}
        />
      )}
      {place.leadsToLocator === true && (
        <div className={styles.more}>
          <ButtonLink href="/find-a-dealer/" look="secondary">
            {findDealersTexts.findMore}
          </ButtonLink>
        </div>
      )}
    </>
  );
};

/**
 * A page turned in place puts the reader at its top, as a page loaded anew would; a search of another area leaves
 * the focus where it was typed.
 */
const useFocusOnTurnedPage = (list: RefObject<HTMLElement | null>, { zipcode, page }: DealerSearch) => {
  const shown = useRef({ zipcode, page });
  useEffect(() => {
    const before = shown.current;
    shown.current = { zipcode, page };
    if (before.page === page || before.zipcode !== zipcode) return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [list, zipcode, page]);
};
