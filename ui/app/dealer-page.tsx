import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { addressOf, searchOf } from '../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../bindings/services.ts';
import { useObservable } from '../bindings/use-observable.ts';
import { DealerList, type DealerListPlace } from '../dealers/dealer-list/dealer-list.tsx';
import { ZipSearch } from '../dealers/zip-search/zip-search.tsx';
import findDealer from '../theme/illustrations/find-dealer.svg';
import styles from './dealer-page.module.css';

/** A page whose address holds a dealer search: heading, zip box, list. Going to another search changes the address. */
export const DealerPage = ({
  texts,
  place,
}: {
  texts: { heading: string; lead: string };
  place: DealerListPlace;
}) => {
  const { findDealers, showArea } = useServices();
  const view = useObservable(findDealers.view$);
  const area = useObservable(showArea.view$);
  const { search: query, key } = useLocation();
  const isRevisit = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const search = searchOf(new URLSearchParams(query));

  useEffect(() => {
    void findDealers.show(searchOf(new URLSearchParams(query)));
  }, [findDealers, query]);

  return (
    <>
      <div className={styles.top}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h1>{texts.heading}</h1>
            <p>{texts.lead}</p>
            <div className={styles.box}>
              <ZipSearch
                action={place.path}
                zipcode={search.zipcode || (area.zipcode ?? '')}
                revisit={isRevisit ? key : ''}
                onSearch={(zipcode) => void navigate(addressOf(place.path, { zipcode, page: 1 }))}
              />
            </div>
          </div>
          <img className={styles.drawing} src={findDealer} alt="" width="480" height="360" />
        </div>
      </div>
      <div className={styles.list}>
        <DealerList view={view} place={place} />
      </div>
    </>
  );
};
