import { expect, test } from '@jest/globals';
import { BehaviorSubject } from 'rxjs';
import type {
  LocalDealers,
  LocalDealersView,
} from '../../../application/visitor/show-local-dealers/show-local-dealers.ts';
import type { KnownArea } from '../../../application/visitor/show-area/show-area.ts';
import { lateLocalDealers } from '../../../infrastructure/composition/capabilities/browser/local-dealers.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';

const ANYWHERE = { network: { size: null, reviews: [] }, hidesReviews: false };
const UNKNOWN: LocalDealersView = { ...ANYWHERE, kind: 'unknown' };
const NEAR_60601: LocalDealersView = {
  ...ANYWHERE,
  kind: 'known',
  zipcode: '60601' as Extract<LocalDealersView, { kind: 'known' }>['zipcode'],
  heading: '25 dealers near 60601',
  all: { text: 'All 25 dealers', address: '/find-a-dealer/?zipcode=60601' },
  reviews: [],
};

const localDealers = (view: LocalDealersView): LocalDealers & { readonly isFollowing: () => boolean } => {
  let following = false;
  return {
    view$: new BehaviorSubject(view),
    show: () => Promise.resolve(),
    follow: () => void (following = true),
    isUnsettled: false,
    isFollowing: () => following,
  };
};

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('The code for local dealers is loaded once an area is known, and its view is followed from then on', async () => {
  const area$ = new BehaviorSubject<KnownArea>({ zipcode: null });
  const fetched = localDealers(NEAR_60601);
  let fetches = 0;
  const late = lateLocalDealers(
    UNKNOWN,
    () => area$,
    () => {
      fetches++;
      return Promise.resolve(fetched);
    },
  );
  late.follow();
  await settled();
  expect(fetches).toBe(0);
  expect(currentOf(late.view$)).toEqual(UNKNOWN);
  area$.next({ zipcode: '60601' });
  area$.next({ zipcode: '75001' });
  await settled();
  expect(fetches).toBe(1);
  expect(fetched.isFollowing()).toBe(true);
  expect(currentOf(late.view$)).toEqual(NEAR_60601);
});

test('A page does not change if the code for local dealers cannot be loaded', async () => {
  const area$ = new BehaviorSubject<KnownArea>({ zipcode: '60601' });
  const late = lateLocalDealers(
    UNKNOWN,
    () => area$,
    () => Promise.reject(new TypeError('the network is gone')),
  );
  late.follow();
  await settled();
  expect(currentOf(late.view$)).toEqual(UNKNOWN);
});
