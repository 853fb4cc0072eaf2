import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ZipSearch } from '../../dealers/zip-search/zip-search.tsx';
import { MyLocation } from '../../location/my-location.tsx';
import { useSearchOnPage } from '../../searching/search-on-page.ts';

/** Where every box leads that stands on a page without dealers (contract, section 7: searching). */
const ELSEWHERE = '/find-your-dealer/';

/** The box with the code of the address, else the visitor's own; on a page with dealers it searches in place. */
export const ZipBox = ({ offersPosition }: { offersPosition: boolean }) => {
  const { zipcode } = useObservable(useServices().showArea.view$);
  const onPage = useSearchOnPage();
  if (onPage === null) return <ZipSearch action={ELSEWHERE} zipcode={zipcode ?? ''} />;
  const { search, revisit, searchIn, path } = onPage;
  return (
    <>
      <ZipSearch
        action={path}
        zipcode={search.zipcode || (zipcode ?? '')}
        revisit={revisit}
        onSearch={searchIn}
      />
      {offersPosition && <MyLocation onLocated={searchIn} />}
    </>
  );
};
