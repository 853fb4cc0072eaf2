import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import {
  addressOf,
  searchNear,
  searchOf,
  type DealerCard,
  type DealerFilter,
} from '../../application/visitor/find-dealers/find-dealers-view.ts';
import { findDealersTexts } from '../../application/visitor/find-dealers/texts.ts';
import { useServices } from '../bindings/services.ts';
import { useObservable } from '../bindings/use-observable.ts';
import { DealerList } from '../dealers/dealer-list/dealer-list.tsx';
import type { DealersFound } from '../dealers/dealer-list/dealers-found.ts';
import type { DealerListPlace } from '../dealers/dealer-list/dealer-list-place.ts';
import { ZipSearch } from '../dealers/zip-search/zip-search.tsx';
import { ChangeLocation } from '../location/change-location.tsx';
import { MyLocation } from '../location/my-location.tsx';
import { AskDealer } from '../leads/ask-dealer/ask-dealer.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import findDealer from '../theme/illustrations/find-dealer.svg';
import styles from './dealer-page.module.css';
import { useAreaUpdates } from './area-updates.ts';
import { useContactWays } from './contact-ways.ts';
import { shownIn } from './dealer-page-module.ts';

/** A page whose address holds a dealer search: heading, zip box, list. Going to another search changes the address. */
export const DealerPage = ({
  texts,
  place,
  found,
}: {
  texts: { heading: string; lead: string };
  place: DealerListPlace;
  found: DealersFound;
}) => {
  const { findDealers, readReviews, showArea } = useServices();
  const view = useObservable(findDealers.view$);
  const area = useObservable(showArea.view$);
  const { search: query, key } = useLocation();
  const isRevisit = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const search = searchOf(new URLSearchParams(query));
  const { path } = place;

  useEffect(() => {
    void findDealers.show(searchOf(new URLSearchParams(query)), shownIn(place));
  }, [findDealers, query, place]);

  const searchIn = useCallback(
    (zipcode: string) => void navigate(addressOf(path, searchNear(zipcode))),
    [navigate, path],
  );
  useAreaUpdates(searchIn);

  const filter = useCallback(
    (filters: ReadonlyArray<DealerFilter>) =>
      void navigate(addressOf(path, { ...searchOf(new URLSearchParams(query)), filters, page: 1 })),
    [navigate, path, query],
  );
  const readReviewsOf = ({ companyId, name }: DealerCard) =>
    companyId !== null && void readReviews.open({ companyId, name });

  const contact = useContactWays(view);

  return (
    <>
      <div className={styles.top}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h1>{texts.heading}</h1>
            <p>{texts.lead}</p>
            <div className={styles.box}>
              <ZipSearch
                action={path}
                zipcode={search.zipcode || (area.zipcode ?? '')}
                revisit={isRevisit ? key : ''}
                onSearch={searchIn}
              />
              <MyLocation onLocated={searchIn} />
            </div>
          </div>
          <img className={styles.drawing} src={findDealer} alt="" width="480" height="360" />
        </div>
      </div>
      <div className={styles.list}>
        <DealerList
          view={view}
          place={place}
          found={found}
          actions={{ onReadReviews: readReviewsOf, contact }}
          onFilter={filter}
          tools={<ChangeLocation className={styles.change}>{findDealersTexts.changeLocation}</ChangeLocation>}
        />
      </div>
      <Reviews />
      <AskDealer />
    </>
  );
};
