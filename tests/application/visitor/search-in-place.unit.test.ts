import { beforeEach, describe, expect, test } from '@jest/globals';
import { companyId } from '../../builders/company-id.ts';
import { BehaviorSubject } from 'rxjs';
import type { SearchPlace } from '../../../application/visitor/find-dealers/find-dealers.ts';
import { NEW_SEARCH } from '../../../application/visitor/find-dealers/link-texts.ts';
import type { AddressQuery } from '../../../domain/content/links/address-query.ts';
import type { FindDealersView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { LIST_PATH } from '../../../application/visitor/find-dealers/search-address.ts';
import { shownSearch } from '../../../application/visitor/find-dealers/shown-search.ts';
import { SearchInPlace } from '../../../application/visitor/search-in-place/search-in-place.ts';
import type { KnownArea } from '../../../application/visitor/show-area/show-area.ts';
import { UpdateLocation } from '../../../application/visitor/update-location/update-location.ts';
import { UseMyLocation } from '../../../application/visitor/use-my-location/use-my-location.ts';
import { searchNear, type DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { FakeNearestCode } from '../../fakes/dealers/fake-nearest-code.ts';
import { FakeVisitorMemory } from '../../fakes/visitor/fake-visitor-memory.ts';
import { MemoryPageNavigation } from '../../fakes/visitor/memory-page-navigation.ts';
import { FakeVisitorPosition } from '../../fakes/visitor/fake-visitor-position.ts';

const ADDISON = { lat: 32.96, lon: -96.84 };

let found$: BehaviorSubject<FindDealersView>;
let area$: BehaviorSubject<KnownArea>;
let position: FakeVisitorPosition;
let myLocation: UseMyLocation;
let updateLocation: UpdateLocation;
let navigation: MemoryPageNavigation;
let searchInPlace: SearchInPlace;
/** The codes whose dealers were shown. */
let shown: string[];

const failed = (search: DealerSearch): FindDealersView => ({
  ...shownSearch(search, LIST_PATH),
  kind: 'failed',
});

beforeEach(() => {
  found$ = new BehaviorSubject(failed(searchNear('75001')));
  area$ = new BehaviorSubject<KnownArea>({ zipcode: null });
  position = new FakeVisitorPosition();
  myLocation = new UseMyLocation(position, new FakeNearestCode());
  updateLocation = new UpdateLocation(new FakeVisitorMemory(), myLocation);
  begin();
});

const begin = () => {
  navigation = new MemoryPageNavigation();
  shown = [];
  const showAt = async (query: AddressQuery) => void shown.push(query.get('zipcode') ?? '');
  searchInPlace = new SearchInPlace(
    { finder: { view$: found$, showAt }, area$, updates$: updateLocation.view$ },
    myLocation,
    navigation,
  );
};
const PLACE: SearchPlace = { path: LIST_PATH, shown: 'page' };
const beginSearch = () => searchInPlace.follow({ query: new URLSearchParams(), hash: NEW_SEARCH }, PLACE);
const view = () => currentOf(searchInPlace.view$);
/** The page's navigations, in order. */
const steps = () => navigation.moves.map(({ to }) => to);

test('The locator without a code searches the stored one, once, and replaces its address', () => {
  found$.next(failed(searchNear('')));
  begin();
  expect(navigation.moves).toEqual([]);
  area$.next({ zipcode: '30303' });
  area$.next({ zipcode: '75001' });
  expect(navigation.moves).toEqual([{ to: `${LIST_PATH}?zipcode=30303`, replaces: true }]);
});

test('A search that the visitor sent is not replaced by the stored code', () => {
  found$.next(failed(searchNear('')));
  begin();
  searchInPlace.searchIn('75001');
  area$.next({ zipcode: '30303' });
  expect(navigation.moves).toEqual([{ to: `${LIST_PATH}?zipcode=75001`, replaces: false }]);
});

describe('The box of a page that lists dealers', () => {
  test('has the code of the search', () => {
    area$.next({ zipcode: '30303' });
    expect(view()).toMatchObject({
      path: LIST_PATH,
      zipcode: '75001',
    });
    expect(steps()).toEqual([]);
  });

  test.each([
    ['', { isSearched: false, isMalformed: false }],
    ['75001', { isSearched: true, isMalformed: false }],
    ['m5v3l9', { isSearched: true, isMalformed: false }],
    ['7500', { isSearched: true, isMalformed: true }],
  ])('knows whether the code %p is searched, and whether it is valid', (zipcode, known) => {
    found$.next(failed(searchNear(zipcode)));
    expect(view()).toMatchObject(known);
  });

  test('knows whether the next search shows only dealers who answer 24/7', () => {
    found$.next(failed({ ...searchNear(''), filters: ['nateCertified', 'emergencyService'] }));
    expect(view().isAroundTheClock).toBe(true);
    found$.next(failed({ ...searchNear(''), filters: ['nateCertified'] }));
    expect(view().isAroundTheClock).toBe(false);
  });

  test('knows whether its search is waiting for an answer', () => {
    found$.next({
      ...shownSearch(searchNear('75001'), LIST_PATH),
      kind: 'searching',
      expected: 3,
      waitAddress: '',
    });
    expect(view()).toMatchObject({ isSearching: true });
    found$.next(failed(searchNear('75001')));
    expect(view()).toMatchObject({ isSearching: false });
  });

  test.each([
    ['30303', '30303'],
    [null, ''],
  ])('has the code of the area, %p, before a search', (zipcode, held) => {
    found$.next(failed(searchNear('')));
    area$.next({ zipcode });
    expect(view().zipcode).toBe(held);
  });
});

describe('A search in place', () => {
  test('goes to the address of the code, even an invalid one', () => {
    searchInPlace.searchIn('7500 x');
    searchInPlace.searchIn('');
    expect(steps()).toEqual(['/find-a-dealer/?zipcode=7500%20x', LIST_PATH]);
  });

  test.each([
    ['90210-1234', '90210'],
    ['m5v3l9', 'M5V%203L9'],
    ['1200 Main St, Dallas, TX 75001', '75001'],
    ['1200 Main Street, Dallas', '1200%20Main%20Street'],
  ])('of %p goes to the address of %p', (typed, code) => {
    searchInPlace.searchIn(typed);
    expect(steps()).toEqual([`/find-a-dealer/?zipcode=${code}`]);
  });

  test('brings its results into view each time, also after a location update; a change of filters does not', () => {
    searchInPlace.searchIn('75001 ');
    searchInPlace.filter(['dealerType']);
    expect(view().lastSearch).toEqual({ zipcode: '75001', times: 1 });
    searchInPlace.searchIn('75001');
    expect(view().lastSearch).toEqual({ zipcode: '75001', times: 2 });
    updateLocation.ask();
    updateLocation.update('30303');
    expect(view().lastSearch).toEqual({ zipcode: '30303', times: 3 });
  });

  test('goes to the same address again if it is sent again', () => {
    searchInPlace.searchIn('75001');
    searchInPlace.searchIn('75001');
    expect(steps()).toEqual(['/find-a-dealer/?zipcode=75001', '/find-a-dealer/?zipcode=75001']);
  });

  test('with other filters starts on the first page, and keeps the comparison', () => {
    found$.next(failed({ ...searchNear('75001'), page: 2, compared: [companyId(4)] }));
    searchInPlace.filter(['nateCertified', 'no-such-filter', 'dealerType']);
    expect(steps()).toEqual([
      '/find-a-dealer/?zipcode=75001&filter=dealerType&filter=nateCertified&compare=4',
    ]);
  });

  test('with the same filters goes nowhere', () => {
    found$.next(failed({ ...searchNear('75001'), filters: ['dealerType'], page: 2 }));
    searchInPlace.filter(['dealerType', 'no-such-filter']);
    expect(steps()).toEqual([]);
  });

  test("goes to the device's location", async () => {
    position.standAt(ADDISON);
    await searchInPlace.searchHere();
    expect(steps()).toEqual(['/find-a-dealer/?zipcode=75001']);
  });

  test('goes nowhere if the device does not share its location', async () => {
    position.keepQuiet('refused');
    await searchInPlace.searchHere();
    expect(steps()).toEqual([]);
  });

  test('follows location updates, except those from before it started', () => {
    updateLocation.update('30303');
    begin();
    expect(steps()).toEqual([]);
    updateLocation.ask();
    updateLocation.update('no code');
    expect(steps()).toEqual([]);
    updateLocation.update('m5v3l9');
    updateLocation.update('M5V 3L9');
    expect(steps()).toEqual(['/find-a-dealer/?zipcode=M5V%203L9', '/find-a-dealer/?zipcode=M5V%203L9']);
  });

  test('keeps the filters after a location update', () => {
    found$.next(failed({ ...searchNear('75001'), filters: ['emergencyService'], page: 2 }));
    updateLocation.update('30303');
    expect(steps()).toEqual(['/find-a-dealer/?zipcode=30303&filter=emergencyService']);
  });

  test('keeps the chosen order; without scripts, the box sends any order but the default', () => {
    found$.next(failed({ ...searchNear(''), sort: 'nearest' }));
    expect(view().kept).toEqual([['sort', 'nearest']]);
    searchInPlace.searchIn('30303');
    expect(steps()).toEqual(['/find-a-dealer/?zipcode=30303&sort=nearest']);
    found$.next(failed(searchNear('30303')));
    expect(view().kept).toEqual([]);
  });

  test('goes nowhere once it is disposed of', async () => {
    position.standAt(ADDISON);
    const searched = searchInPlace.searchHere();
    searchInPlace.dispose();
    await searched;
    updateLocation.update('30303');
    expect(steps()).toEqual([]);
  });
});

describe('A new search', () => {
  test('starts with an empty box each time, even if a code is stored', () => {
    area$.next({ zipcode: '30303' });
    beginSearch();
    found$.next(failed(searchNear('')));
    expect([view().zipcode, view().newSearches, steps()]).toEqual(['', 1, []]);
    area$.next({ zipcode: '75001' });
    expect([view().zipcode, steps()]).toEqual(['', []]);
    beginSearch();
    expect(view().newSearches).toBe(2);
  });

  test('ends with the next search, and the box has its code', () => {
    beginSearch();
    searchInPlace.searchIn('75001');
    found$.next(failed(searchNear('75001')));
    expect(view().zipcode).toBe('75001');
    found$.next(failed(searchNear('')));
    area$.next({ zipcode: '30303' });
    expect(view().zipcode).toBe('30303');
  });
});

test('The dealers of each address are shown once; its fragment alone shows none again', () => {
  for (const zipcode of ['75001', '30303']) {
    const query = new URLSearchParams({ zipcode });
    for (const hash of ['', NEW_SEARCH, NEW_SEARCH]) searchInPlace.follow({ query, hash }, PLACE);
  }
  expect([shown, view().newSearches]).toEqual([['75001', '30303'], 4]);
});
