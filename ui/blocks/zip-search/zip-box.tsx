import { useId } from 'react';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ZipSearch } from '../../dealers/zip-search/zip-search.tsx';
import { MyLocation } from '../../location/my-location.tsx';
import { useSearchOnPage, type SearchOnPage } from '../../searching/search-on-page.ts';

/** Where every box leads that stands on a page without dealers (contract, section 7: searching). */
const ELSEWHERE = '/find-your-dealer/';

interface ZipBoxProps {
  /** The heading above the box; null: it stands alone. */
  readonly heading: string | null;
  /** Whether the device may be asked where it is. */
  readonly offersPosition: boolean;
}

/** The box with the code of the address, else the visitor's own; on a page with dealers it searches in place. */
export const ZipBox = ({ heading, offersPosition }: ZipBoxProps) => {
  const onPage = useSearchOnPage();
  return onPage === null ? (
    <BoxElsewhere heading={heading} />
  ) : (
    <BoxInPlace {...onPage} heading={heading} offersPosition={offersPosition} />
  );
};

const BoxElsewhere = ({ heading }: Pick<ZipBoxProps, 'heading'>) => {
  const { zipcode } = useObservable(useServices().showArea.view$);
  return <ZipSearch action={ELSEWHERE} heading={heading} zipcode={zipcode ?? ''} />;
};

const BoxInPlace = ({ revisit, dealer, heading, offersPosition }: ZipBoxProps & SearchOnPage) => {
  const boxId = useId();
  const { searchInPlace } = useServices();
  const { path, zipcode, filters, isSearched, isSearching, isMalformed } = useObservable(searchInPlace.view$);
  return (
    <>
      <ZipSearch
        boxId={boxId}
        action={path}
        heading={heading}
        zipcode={zipcode}
        filters={filters}
        dealer={dealer}
        revisit={revisit}
        isCompact={isSearched}
        isSearching={isSearching}
        isMalformed={isMalformed}
        onSearch={(typed) => searchInPlace.searchIn(typed)}
      />
      {offersPosition && <MyLocation boxId={boxId} onLocate={() => void searchInPlace.searchHere()} />}
    </>
  );
};
