import { useEffect, useId } from 'react';
import { focusById } from '../../bindings/page-effects.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ZipSearch, type BoxTexts } from '../../dealers/zip-search/zip-search.tsx';
import { MyLocation } from '../../location/my-location.tsx';
import { useSearchOnPage, type SearchOnPage } from '../../searching/search-on-page.ts';

/** The English locator, which boxes open on pages without dealers (contract, section 7: searching). */
const ELSEWHERE = '/find-your-dealer/';

interface ZipBoxProps {
  /** The heading above the box; null: none. */
  readonly heading: string | null;
  /** Whether to offer the device's location. */
  readonly offersPosition: boolean;
  /** The texts of the box; null: the English ones. */
  readonly texts: BoxTexts | null;
  /** The locator's address, for pages without dealers; null: the English locator. */
  readonly leadsElsewhere: string | null;
}

/** The box with the zip code in the address, else the visitor's; on a page with dealers it searches in place. */
export const ZipBox = ({ heading, offersPosition, texts, leadsElsewhere }: ZipBoxProps) => {
  const onPage = useSearchOnPage();
  return onPage === null ? (
    <BoxElsewhere heading={heading} texts={texts} action={leadsElsewhere ?? ELSEWHERE} />
  ) : (
    <BoxInPlace {...onPage} heading={heading} offersPosition={offersPosition} texts={texts} />
  );
};

const BoxElsewhere = ({
  heading,
  texts,
  action,
}: Pick<ZipBoxProps, 'heading' | 'texts'> & { readonly action: string }) => {
  const { zipcode } = useObservable(useServices().showArea.view$);
  return <ZipSearch action={action} heading={heading} zipcode={zipcode ?? ''} texts={texts ?? undefined} />;
};

const BoxInPlace = ({
  revisit,
  dealer,
  heading,
  offersPosition,
  texts,
}: Omit<ZipBoxProps, 'leadsElsewhere'> & SearchOnPage) => {
  const boxId = useId();
  const { searchInPlace } = useServices();
  const { path, zipcode, kept, newSearches, isAroundTheClock, isSearched, isSearching, isMalformed } =
    useObservable(searchInPlace.view$);
  useEffect(() => {
    if (newSearches > 0) focusById(boxId);
  }, [newSearches, boxId]);
  return (
    <>
      <ZipSearch
        boxId={boxId}
        action={path}
        heading={heading}
        zipcode={zipcode}
        kept={kept}
        dealer={dealer}
        revisit={revisit}
        isCompact={isSearched}
        isSearching={isSearching}
        isAroundTheClock={isAroundTheClock}
        isMalformed={isMalformed}
        texts={texts ?? undefined}
        onSearch={(typed) => searchInPlace.searchIn(typed)}
      />
      {offersPosition && <MyLocation boxId={boxId} onLocate={() => void searchInPlace.searchHere()} />}
    </>
  );
};
