import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BehaviorSubject } from 'rxjs';
import type { KnownArea } from '../../../application/visitor/show-area/show-area.ts';
import {
  ShowLocalDealers,
  type LocalDealersView,
} from '../../../application/visitor/show-local-dealers/show-local-dealers.ts';
import { NO_RETRIES, VISITOR_RETRY_POLICY } from '../../../domain/dealer/retry-policy.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { NO_SOURCE, type TrafficSource } from '../../../domain/visitor/traffic-source.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { FakeClock, settle } from '../../fakes/fake-clock.ts';
import { FakeDealerDirectory } from '../../fakes/dealers/fake-dealer-directory.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

const postalCode = (code: string): PostalCode => code as PostalCode;

const CHICAGO = [
  aDealer().named('FAIR AIR').in('Chicago', 'IL', '60601').reviewed(4.2, 900).build(),
  aDealer().named('NEW HERE').in('Chicago', 'IL', '60601').build(),
  aDealer().named('LAKE HVAC LLC').in('Chicago', 'IL', '60601').reviewed(4.9, 31).build(),
  aDealer().named('NIGHT OWL').without('city', 'state').reviewed(4.9, 1204).build(),
];

const KNOWN: LocalDealersView = {
  kind: 'known',
  zipcode: postalCode('60601'),
  heading: '4 dealers near 60601',
  all: { text: 'See all 4 dealers', address: '/find-a-dealer/?zipcode=60601' },
  rated: [
    {
      name: 'Night Owl',
      town: null,
      rating: {
        label: 'Rated 4.9 out of 5',
        text: '4.9 (1,204 reviews)',
        stars: ['full', 'full', 'full', 'full', 'full'],
      },
    },
    {
      name: 'Lake HVAC LLC',
      town: 'Chicago, IL',
      rating: {
        label: 'Rated 4.9 out of 5',
        text: '4.9 (31 reviews)',
        stars: ['full', 'full', 'full', 'full', 'full'],
      },
    },
  ],
  ratedAddress: '/find-a-dealer/?zipcode=60601&sort=rating',
};

const UNKNOWN: LocalDealersView = { kind: 'unknown' };
const UNAVAILABLE = { _tag: 'ProviderUnavailable', reason: 'gone' } as const;

let directory: FakeDealerDirectory;
let clock: FakeClock;
let area: BehaviorSubject<KnownArea>;
let opened: ShowLocalDealers[];

beforeEach(() => {
  [directory, clock] = [new FakeDealerDirectory(), new FakeClock()];
  [area, opened] = [new BehaviorSubject<KnownArea>({ zipcode: null }), []];
  directory.serve('60601', CHICAGO);
});

afterEach(() => opened.forEach((useCase) => useCase.dispose()));

const open = (
  resumed: LocalDealersView | null = null,
  source: TrafficSource = NO_SOURCE,
  retryPolicy = VISITOR_RETRY_POLICY,
): ShowLocalDealers => {
  const origin = { trafficSource: () => source };
  const useCase = new ShowLocalDealers(
    { directory, origin, clock, log: new MemoryLogger(), area$: area },
    { resumed, retryPolicy },
  );
  opened.push(useCase);
  return useCase;
};

const shown = (useCase: ShowLocalDealers): LocalDealersView => currentOf(useCase.view$);

describe('The dealers of a known area', () => {
  test('How many there are, and the two best rated, those without reviews left out', async () => {
    const useCase = open();
    await useCase.show(postalCode('60601'));
    expect(shown(useCase)).toEqual(KNOWN);
  });

  test('One dealer alone, without reviews', async () => {
    directory.serve('55401', [aDealer().build()]);
    const useCase = open();
    await useCase.show(postalCode('55401'));
    expect(shown(useCase)).toMatchObject({
      heading: '1 dealer near 55401',
      all: { text: 'See this dealer in the list' },
      rated: [],
    });
  });

  test('Ratings are hidden from a traffic source that hides them, on a page of the server too', async () => {
    const hidden = { ...KNOWN, rated: KNOWN.rated.map((dealer) => ({ ...dealer, rating: null })) };
    const source = { ...NO_SOURCE, hidesRatings: true };
    const asked = open(null, source);
    await asked.show(postalCode('60601'));
    expect([shown(asked), shown(open(KNOWN, source))]).toEqual([hidden, hidden]);
  });
});

describe('Nothing is shown where nothing is known', () => {
  test('Without a code nobody is asked', async () => {
    const useCase = open();
    await useCase.show(null);
    expect([shown(useCase), directory.asked, useCase.isUnsettled]).toEqual([UNKNOWN, [], false]);
  });

  test('An area without dealers', async () => {
    const useCase = open();
    await useCase.show(postalCode('99999'));
    expect([shown(useCase), useCase.isUnsettled]).toEqual([UNKNOWN, false]);
  });

  test('A look-up that fails for good', async () => {
    directory.meet(UNAVAILABLE, UNAVAILABLE, UNAVAILABLE);
    const useCase = open();
    const showing = useCase.show(postalCode('60601'));
    await clock.advance(10_000);
    await showing;
    expect([shown(useCase), directory.asked.length]).toEqual([UNKNOWN, 3]);
  });

  test('A page of the server whose one try fails is unsettled: the application goes on', async () => {
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

describe('It follows the area', () => {
  test('The view that the page was rendered with is not asked for again', async () => {
    area.next({ zipcode: '60601' });
    const useCase = open(KNOWN);
    useCase.follow();
    await settle();
    expect([shown(useCase), directory.asked]).toEqual([KNOWN, []]);
  });

  test('Another area replaces the first, whose late answer is dropped', async () => {
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
