import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { BehaviorSubject } from 'rxjs';
import type { KnownArea } from '../../../application/visitor/show-area/show-area.ts';
import type { DealerNetwork } from '../../../application/visitor/show-local-dealers/dealer-network.ts';
import type { LocalReview } from '../../../application/visitor/show-local-dealers/local-reviews.ts';
import {
  ShowLocalDealers,
  type LocalDealersView,
  type ShowLocalDealersOptions,
} from '../../../application/visitor/show-local-dealers/show-local-dealers.ts';
import { NO_RETRIES, VISITOR_RETRY_POLICY } from '../../../domain/dealer/retry-policy.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { Review } from '../../../domain/review/review.ts';
import { NO_SOURCE, type TrafficSource } from '../../../domain/visitor/traffic-source.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { FakeClock, settle } from '../../fakes/fake-clock.ts';
import { FakeDealerDirectory } from '../../fakes/dealers/fake-dealer-directory.ts';
import { FakeDealerReviews } from '../../fakes/dealers/fake-dealer-reviews.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

const postalCode = (code: string): PostalCode => code as PostalCode;

const dealer = (name: string, id: number, miles: number) =>
  aDealer().named(name).withCompanyId(id).in('Chicago', 'IL', '60601').milesAway(miles);

const CHICAGO = [
  dealer('FAIR AIR', 1, 4).reviewed(4.2, 900),
  dealer('NEW HERE', 2, 1),
  dealer('LAKE HVAC LLC', 3, 2).reviewed(4.9, 31),
  dealer('NIGHT OWL', 4, 3).reviewed(3.1, 12),
  dealer('FAR AWAY', 5, 40).reviewed(5, 44),
].map((one) => one.build());

const review = (authorName: string, date: string, text: string, rating = 5): Review => ({
  authorName,
  date,
  text,
  rating,
});

const shownReview = (
  author: string,
  date: LocalReview['date'],
  text: string,
  [dealer, town, address]: readonly [string, string, string],
): LocalReview => ({
  author,
  date,
  text,
  dealer,
  town,
  address,
  rating: { stars: ['full', 'full', 'full', 'full', 'full'], text: 'Rated 5.0 out of 5' },
});

const ELSEWHERE: DealerNetwork = {
  size: '1,024 dealers in 46 states',
  reviews: [
    shownReview('Ray', { day: '2026-10-05', text: 'October 5, 2026' }, 'On time.', [
      ...(['Cool Co', 'Dallas, TX', '/dealers/tx/dallas/cool-co-9/'] as const),
    ]),
  ],
};

const NO_NETWORK: DealerNetwork = { size: null, reviews: [] };

const KNOWN = {
  kind: 'known',
  network: NO_NETWORK,
  hidesReviews: false,
  zipcode: postalCode('60601'),
  heading: '5 dealers near 60601',
  all: { text: 'See all 5 dealers', address: '/find-a-dealer/?zipcode=60601' },
  reviews: [
    shownReview('Amy', { day: '2026-11-02', text: 'November 2, 2026' }, 'Quick and kind.', [
      ...(['Lake HVAC LLC', 'Chicago, IL', '/dealers/il/chicago/lake-hvac-llc-3/?zipcode=60601'] as const),
    ]),
    shownReview('A customer', { day: '2026-03-01', text: 'March 1, 2026' }, 'Fair price.', [
      ...(['Fair Air', 'Chicago, IL', '/dealers/il/chicago/fair-air-1/?zipcode=60601'] as const),
    ]),
  ],
} as const satisfies LocalDealersView;

const UNKNOWN: LocalDealersView = { kind: 'unknown', network: NO_NETWORK, hidesReviews: false };
const UNAVAILABLE = { _tag: 'ProviderUnavailable', reason: 'gone' } as const;

let directory: FakeDealerDirectory;
let reviews: FakeDealerReviews;
let log: MemoryLogger;
let clock: FakeClock;
let area: BehaviorSubject<KnownArea>;
let opened: ShowLocalDealers[];

beforeEach(() => {
  [directory, clock] = [new FakeDealerDirectory(), new FakeClock()];
  [area, opened] = [new BehaviorSubject<KnownArea>({ zipcode: null }), []];
  [reviews, log] = [new FakeDealerReviews(), new MemoryLogger()];
  directory.serve('60601', CHICAGO);
  reviews.serve(1, [review(' ', '2026-03-01', 'Fair price.'), review('Old', '2025-01-01', 'Older.')]);
  reviews.serve(3, [
    review('Stars alone', '2026-11-09', ' '),
    review('Amy', '2026-11-02', 'Quick and kind.'),
  ]);
  reviews.serve(5, [review('Zoe', '2026-11-20', 'Newest, but far away.')]);
});

afterEach(() => opened.forEach((useCase) => useCase.dispose()));

const open = (
  resumed: LocalDealersView | null = null,
  source: TrafficSource = NO_SOURCE,
  retryPolicy = VISITOR_RETRY_POLICY,
  network?: ShowLocalDealersOptions['network'],
): ShowLocalDealers => {
  const origin = { trafficSource: () => source };
  const useCase = new ShowLocalDealers(
    { directory, reviews, origin, clock, log, area$: area },
    { resumed, retryPolicy, ...(network && { network }) },
  );
  opened.push(useCase);
  return useCase;
};

const shown = (useCase: ShowLocalDealers): LocalDealersView => currentOf(useCase.view$);

describe('The dealers of a known area', () => {
  test('are shown with their number, and the newest text review of the three nearest dealers with reviews', async () => {
    const useCase = open();
    await useCase.show(postalCode('60601'));
    expect(shown(useCase)).toEqual(KNOWN);
    expect(reviews.asked.toSorted()).toEqual([
      [1, 0],
      [3, 0],
      [4, 0],
    ]);
  });

  test('are shown with their number while reviews are loading', async () => {
    reviews.meet('silence');
    const useCase = open();
    const showing = useCase.show(postalCode('60601'));
    await settle();
    expect([shown(useCase), useCase.isUnsettled]).toEqual([{ ...KNOWN, reviews: null }, true]);
    reviews.release();
    await showing;
    expect([shown(useCase), useCase.isUnsettled]).toEqual([KNOWN, false]);
  });

  test('get their reviews on a page that was rendered without them', async () => {
    const useCase = open({ ...KNOWN, reviews: null });
    await useCase.show(postalCode('60601'));
    expect(shown(useCase)).toEqual(KNOWN);
  });

  test('have no review of a dealer whose reviews cannot be read, which is logged', async () => {
    reviews.meet(UNAVAILABLE);
    const useCase = open();
    await useCase.show(postalCode('60601'));
    expect(shown(useCase)).toMatchObject({ heading: KNOWN.heading, reviews: [{ author: 'A customer' }] });
    expect(log.errors).toEqual(['Error fetching reviews: gone']);
  });

  test('may be a single dealer without reviews', async () => {
    directory.serve('55401', [aDealer().build()]);
    const useCase = open();
    await useCase.show(postalCode('55401'));
    expect(shown(useCase)).toMatchObject({
      heading: '1 dealer near 55401',
      all: { text: 'See this dealer in the list' },
      reviews: [],
    });
    expect(reviews.asked).toEqual([]);
  });

  test('have no reviews from a traffic source that hides ratings: none are loaded, and rendered ones are hidden', async () => {
    const source = { ...NO_SOURCE, hidesRatings: true };
    const asked = open(null, source);
    await asked.show(postalCode('60601'));
    expect([shown(asked), reviews.asked]).toEqual([{ ...KNOWN, hidesReviews: true, reviews: [] }, []]);
    expect(shown(open(KNOWN, source))).toEqual({ ...KNOWN, hidesReviews: true });
  });
});

describe('The dealers of all places', () => {
  test('are read once, and stay when an area becomes known', async () => {
    let reads = 0;
    const useCase = open(null, NO_SOURCE, NO_RETRIES, async () => {
      reads++;
      return E.right(ELSEWHERE);
    });
    expect(useCase.isUnsettled).toBe(true);
    await useCase.show(null);
    expect([shown(useCase), useCase.isUnsettled]).toEqual([{ ...UNKNOWN, network: ELSEWHERE }, false]);
    await useCase.show(postalCode('60601'));
    expect([shown(useCase), reads]).toEqual([{ ...KNOWN, network: ELSEWHERE }, 1]);
  });

  test('leave the page unsettled if they cannot be read, but it still shows the area', async () => {
    const useCase = open(null, NO_SOURCE, NO_RETRIES, async () => E.left(UNAVAILABLE));
    await useCase.show(postalCode('60601'));
    expect([shown(useCase), useCase.isUnsettled]).toEqual([KNOWN, true]);
  });

  test('are resumed from the page in the browser', async () => {
    const useCase = open({ ...UNKNOWN, network: ELSEWHERE });
    await useCase.show(postalCode('60601'));
    await useCase.show(null);
    expect(shown(useCase)).toEqual({ ...UNKNOWN, network: ELSEWHERE });
  });
});

describe('No dealers are shown', () => {
  test('after a lookup that keeps failing', async () => {
    directory.meet(UNAVAILABLE, UNAVAILABLE, UNAVAILABLE);
    const useCase = open();
    const showing = useCase.show(postalCode('60601'));
    await clock.advance(10_000);
    await showing;
    expect([shown(useCase), directory.asked.length]).toEqual([UNKNOWN, 3]);
  });

  test('after the server’s only try fails, until the browser tries again', async () => {
    directory.meet(UNAVAILABLE);
    const server = open(null, NO_SOURCE, NO_RETRIES);
    await server.show(postalCode('60601'));
    expect([shown(server), server.isUnsettled]).toEqual([UNKNOWN, true]);
    area.next({ zipcode: '60601' });
    const browser = open(shown(server));
    browser.follow();
    await settle();
    expect([shown(browser), browser.isUnsettled]).toEqual([KNOWN, false]);
  });
});

describe('The view follows the area', () => {
  test('without requesting the rendered view again', async () => {
    area.next({ zipcode: '60601' });
    const useCase = open(KNOWN);
    useCase.follow();
    await settle();
    expect([shown(useCase), directory.asked]).toEqual([KNOWN, []]);
  });

  test('and ignores the late answer for an earlier area', async () => {
    directory.serve('55401', [aDealer().build()]);
    directory.meet('silence');
    const useCase = open();
    useCase.follow();
    area.next({ zipcode: '60601' });
    await settle();
    expect([shown(useCase), useCase.isUnsettled]).toEqual([UNKNOWN, true]);
    area.next({ zipcode: '55401' });
    await settle();
    directory.release();
    await settle();
    expect(shown(useCase)).toMatchObject({ heading: '1 dealer near 55401' });
    area.next({ zipcode: null });
    await settle();
    expect(shown(useCase)).toEqual(UNKNOWN);
  });
});
