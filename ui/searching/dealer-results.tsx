import { useCallback } from 'react';
import type { DealerCard } from '../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../bindings/services.ts';
import { useObservable } from '../bindings/use-observable.ts';
import { DealerList } from '../dealers/dealer-list/dealer-list.tsx';
import type { DealerListPlace } from '../dealers/dealer-list/dealer-list-place.ts';
import type { DealersFound } from '../dealers/dealer-list/dealers-found.ts';
import { ChangeLocation } from '../location/change-location.tsx';
import styles from './dealer-results.module.css';

/** The dealers of the search in the page's address, in every state, with their actions. */
export const DealerResults = ({ place, found }: { place: DealerListPlace; found: DealersFound }) => {
  const { findDealers, readReviews, searchInPlace, dealerTexts: texts } = useServices();
  const view = useObservable(findDealers.view$);
  const { lastSearch, isMalformed } = useObservable(searchInPlace.view$);
  const filter = useCallback((names: ReadonlyArray<string>) => searchInPlace.filter(names), [searchInPlace]);
  const onReadReviews = ({ companyId, name }: DealerCard) =>
    companyId !== null && void readReviews.open({ companyId, name });
  return (
    <DealerList
      view={view}
      lastSearch={lastSearch}
      place={place}
      found={found}
      actions={{ onReadReviews }}
      onFilter={filter}
      tools={
        // A malformed code is corrected in the box right above. Next to a form, that box is the only way to change the area.
        place.kind !== 'form' &&
        !isMalformed &&
        texts.language === 'en' && (
          <ChangeLocation className={styles.change}>{texts.changeLocation}</ChangeLocation>
        )
      }
    />
  );
};
