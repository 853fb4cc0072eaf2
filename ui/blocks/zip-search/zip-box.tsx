import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ZipSearch } from '../../dealers/zip-search/zip-search.tsx';
import { MyLocation } from '../../location/my-location.tsx';
import { useRevisit } from '../../searching/search-on-page.ts';

/** Where every box leads that stands on a page without dealers (contract, section 7: searching). */
const ELSEWHERE = '/find-your-dealer/';

/** The box with the code of the address, else the visitor's own; on a page with dealers it searches in place. */
export const ZipBox = ({ offersPosition }: { offersPosition: boolean }) => {
  const revisit = useRevisit();
  return revisit === null ? (
    <BoxElsewhere />
  ) : (
    <BoxInPlace revisit={revisit} offersPosition={offersPosition} />
  );
};

const BoxElsewhere = () => {
  const { zipcode } = useObservable(useServices().showArea.view$);
  return <ZipSearch action={ELSEWHERE} zipcode={zipcode ?? ''} />;
};

const BoxInPlace = ({ revisit, offersPosition }: { revisit: string; offersPosition: boolean }) => {
  const { searchInPlace } = useServices();
  const { path, zipcode, isSearched, isSearching, isMalformed } = useObservable(searchInPlace.view$);
  return (
    <>
      <ZipSearch
        action={path}
        zipcode={zipcode}
        revisit={revisit}
        isCompact={isSearched}
        isSearching={isSearching}
        isMalformed={isMalformed}
        onSearch={(typed) => searchInPlace.searchIn(typed)}
      />
      {offersPosition && <MyLocation onLocate={() => void searchInPlace.searchHere()} />}
    </>
  );
};
