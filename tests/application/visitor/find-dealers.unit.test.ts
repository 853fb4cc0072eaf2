import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { FindDealers, type SearchPlace } from '../../../application/visitor/find-dealers/find-dealers.ts';
import type { FindDealersOptions } from '../../../application/visitor/find-dealers/find-dealers-ports.ts';
import type {
  FindDealersView,
  FoundView,
} from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { shownSearch } from '../../../application/visitor/find-dealers/shown-search.ts';
import { searchNear, type DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import { NO_RETRIES } from '../../../domain/dealer/retry-policy.ts';
import { NO_SOURCE, type TrafficSource } from '../../../domain/visitor/traffic-source.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { companyId } from '../../builders/company-id.ts';
import { FakeClock, settle } from '../../fakes/fake-clock.ts';
import { FakeDealerLookUp } from '../../fakes/dealers/fake-dealer-look-up.ts';
import { FakePlaceSuggestions } from '../../fakes/dealers/fake-place-suggestions.ts';
import { FakeDealerDirectory } from '../../fakes/dealers/fake-dealer-directory.ts';
import { FakeVisitorMemory } from '../../fakes/visitor/fake-visitor-memory.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

const near75001 = searchNear('75001');
const LOCATOR = { path: '/find-a-dealer/', shown: 'page' } as const;
const SLIDER = { path: '/find-your-dealer/', shown: 'slider' } as const;
const dealers = [1, 2, 3, 4].map((id) =>
  aDealer().named(`DEALER ${id}`).withCompanyId(id).milesAway(id).build(),
);

let directory: FakeDealerDirectory;
const FAR_AWAY = aDealer().withCompanyId(900).named('Far Away Heating').build();

let suggestions: FakePlaceSuggestions;
let memory: FakeVisitorMemory;
let lookUp: FakeDealerLookUp;
let clock: FakeClock;
let log: MemoryLogger;
let views: FindDealersView[];
let opened: FindDealers[];

beforeEach(() => {
  [directory, memory, clock, log] = [
    new FakeDealerDirectory(),
    new FakeVisitorMemory(),
    new FakeClock(),
    new MemoryLogger(),
  ];
  [views, opened, suggestions, lookUp] = [
    [],
    [],
    new FakePlaceSuggestions(),
    new FakeDealerLookUp([FAR_AWAY]),
  ];
  directory.serve('75001', dealers);
});

afterEach(() => opened.forEach((findDealers) => findDealers.dispose()));

const open = (options: FindDealersOptions = {}, source: TrafficSource = NO_SOURCE): FindDealers => {
  const origin = { trafficSource: () => source };
  const findDealers = new FindDealers(
    { directory, suggestions, lookUp, memory, origin, clock, log },
    options,
  );
  findDealers.view$.subscribe((view) => views.push(view));
  opened.push(findDealers);
  return findDealers;
};

test('Shows dealers by their ids, without those that no longer exist', async () => {
  await open().presentById([companyId(900), companyId(1)], searchNear('75001'), '/saved/');
  const view = views.at(-1);
  expect(
    view?.kind === 'found' && view.page.items.map(({ name, contact }) => [name, contact?.connect]),
  ).toEqual([['Far Away Heating', '/connect/?zipcode=75001&dealer=900']]);
});

const kinds = (): ReadonlyArray<string> => views.map(({ kind }) => kind);

const renderedOnServer = async (search = near75001): Promise<FindDealersView> => {
  const findDealers = open({ retryPolicy: NO_RETRIES });
  await findDealers.show(search, LOCATOR);
  const view = views.at(-1);
  views = [];
  directory.asked.length = 0;
  if (view === undefined) throw new Error('Nothing was rendered');
  return view;
};

describe('FindDealers (sections 4 and 8)', () => {
  test('replays its latest view at once', () => {
    open();
    expect(kinds()).toEqual(['idle']);
  });

  test('searches, then shows the dealers, and stores the code', async () => {
    await open().show(near75001, LOCATOR);
    expect(kinds()).toEqual(['idle', 'searching', 'found']);
    expect(memory.postalCode).toBe('75001');
  });

  test('makes one call for all pages of an area', async () => {
    const findDealers = open();
    await findDealers.show(near75001, LOCATOR);
    await findDealers.show({ ...near75001, page: 2 }, LOCATOR);
    expect(directory.asked).toEqual(['75001']);
    expect(views.at(-1)).toMatchObject({ kind: 'found', page: { first: 4, last: 4, total: 4 } });
  });

  describe('with a dealer who answers 24/7', () => {
    const OPEN = Date.parse('2026-11-24T15:00:00Z');
    const CLOSED = Date.parse('2026-11-25T02:00:00Z');
    const urgently: DealerSearch = { ...near75001, filters: ['emergencyService'], sort: 'nearest' };

    beforeEach(() => {
      const night = aDealer().named('NIGHT AIR').withCompanyId(9).withBadge('emergency-service').build();
      directory.serve('75001', [...dealers, night]);
    });

    test.each([
      [
        'an urgent search at any hour',
        urgently,
        LOCATOR,
        OPEN,
        '/find-a-dealer/?filter=emergencyService&sort=nearest',
      ],
      ['a form while the office is closed', near75001, SLIDER, CLOSED, '/find-your-dealer/'],
    ])('%s begins with their number', async (_what, search, place, now, path) => {
      clock.set(now);
      await open().show(search, place);
      expect(views.at(-1)).toMatchObject({
        urgent: { cards: [{ name: 'Night Air', phone: {} }], change: `${path}#new-search` },
      });
    });

    test.each([
      ['a usual search', near75001, LOCATOR, CLOSED],
      ['a form while the office is open', near75001, SLIDER, OPEN],
    ])('%s doesn’t', async (_what, search, place, now) => {
      clock.set(now);
      await open().show(search, place);
      expect(views.at(-1)).toMatchObject({ kind: 'found', urgent: null });
    });
  });

  test('an urgent search in a page from the server gets the visitor’s number', async () => {
    const night = aDealer()
      .withCompanyId(9)
      .withBadge('emergency-service')
      .withNumber('paid-search', '9725550177')
      .build();
    directory.serve('75001', [night]);
    const search: DealerSearch = { ...near75001, filters: ['emergencyService'], sort: 'nearest' };
    const resumed = await renderedOnServer(search);
    open({ resumed }, { ...NO_SOURCE, numberType: 'paid-search' });
    expect(views.at(-1)).toMatchObject({ urgent: { cards: [{ phone: { text: '1-972-555-0177' } }] } });
  });

  test('a Canadian area is searched by one of its codes, is approximate, and is not stored', async () => {
    directory.serve('M5V 1A1', dealers, { city: 'Toronto', state: 'ON' });
    await open().show(searchNear('M5V'), LOCATOR);
    expect(views.at(-1)).toMatchObject({ kind: 'found', area: 'Toronto, ON M5V (approximate)' });
    expect([directory.asked, memory.postalCode]).toEqual([['M5V 1A1'], null]);
  });

  test.each([
    ['75001', ['1 mile away', '2.0 miles away', '10 miles away']],
    ['M5V 3L9', ['1.6 km away', '3.2 km away', '16 km away']],
  ])('near %s, distances are in the country’s unit', async (code, texts) => {
    const found = [1, 2, 10].map((miles) => aDealer().withCompanyId(miles).milesAway(miles).build());
    directory.serve(code, found);
    await open().show(searchNear(code), LOCATOR);
    const view = views.at(-1);
    expect(view?.kind === 'found' && view.page.items.map(({ distance }) => distance)).toEqual(texts);
  });

  test('an area that the provider placed approximately is marked as approximate', async () => {
    directory.serve('75001', dealers, { state: 'TX', approximate: true });
    await open().show(near75001, LOCATOR);
    expect(views.at(-1)).toMatchObject({ kind: 'found', area: 'TX 75001 (approximate)' });
  });

  test('offers a search near a town that the visitor names, with the current filters', async () => {
    await open().show({ ...searchNear('minneapolis, mn'), filters: ['emergencyService'], page: 2 }, LOCATOR);
    expect(kinds()).toEqual(['idle', 'none', 'none']);
    expect(views.at(-1)).toMatchObject({
      why: {
        total: 0,
        towns: [
          {
            text: 'Minneapolis, MN 55401',
            address: '/find-a-dealer/?zipcode=55401&filter=emergencyService',
          },
        ],
      },
    });
    expect(directory.asked).toEqual([]);
  });

  describe('Did you mean (contract, section 7)', () => {
    const guessAt = async (typed: string) => {
      await open().show(searchNear(typed), LOCATOR);
      const view = views.at(-1);
      return view?.kind === 'none' ? view.why.guess : null;
    };

    test.each([
      ['7500l', 'Did you mean 75001 (Addison, TX)?'],
      ['75001-', 'Did you mean 75001 (Addison, TX)?'],
      ['adison', 'Did you mean Addison, TX 75001?'],
    ])('for %p shows the best guess with its dealers, and remembers nothing', async (typed, text) => {
      const guess = await guessAt(typed);
      expect(guess).toMatchObject({
        text,
        address: '/find-a-dealer/?zipcode=75001',
        cards: [{ companyId: 1 }, { companyId: 2 }, { companyId: 3 }],
      });
      expect(guess?.heading).toMatch(/^Our best guess: dealers near /);
      expect([views.at(-1)?.search.zipcode, memory.postalCode]).toEqual([typed, null]);
    });

    test('offers a Canadian town by its name, not by one of its many codes', async () =>
      expect(await guessAt('Tornto')).toMatchObject({ text: 'Did you mean Toronto, ON?' }));

    test('guesses without dealers if the guess cannot be looked up, but not for a real code', async () => {
      expect(await guessAt('1000l')).toMatchObject({ text: 'Did you mean 10001 (New York, NY)?', cards: [] });
      expect(await guessAt('10002')).toBeNull();
    });

    test('for a real code that finds nobody, guesses at one that finds somebody', async () =>
      expect(await guessAt('75002')).toMatchObject({
        text: 'Did you mean 75001 (Addison, TX)?',
        cards: expect.arrayContaining([expect.objectContaining({ companyId: 1 })]),
      }));
  });

  test.each(['1200 Main St', 'our house 12 B', '?'])(
    'does not look up %p as the name of a town',
    async (text) => {
      await open().show(searchNear(text), LOCATOR);
      expect([kinds(), suggestions.asked]).toEqual([['idle', 'none'], []]);
    },
  );

  test.each([
    ['I smell gas', '/search/?q=I%20smell%20gas'],
    ['adison', '/search/?q=adison'],
    ['Minneapolis', null],
    ['7500l', null],
    ['75002', null],
  ])('leads to the site’s search for words that name no place: %p', async (typed, siteSearch) => {
    await open().show(searchNear(typed), LOCATOR);
    expect(views.at(-1)).toMatchObject({ kind: 'none', why: { siteSearch } });
  });

  test('says what to do in a danger that was typed instead of a place', async () => {
    await open().show(searchNear('I smell gas'), LOCATOR);
    expect(views.at(-1)).toMatchObject({
      kind: 'none',
      why: { guess: null, emergencies: [{ title: 'If you smell gas' }] },
    });
  });

  test('names no town if the lookup fails', async () => {
    suggestions.breakDown();
    await open().show(searchNear('Minneapolis'), LOCATOR);
    expect(kinds()).toEqual(['idle', 'none']);
  });

  test('keeps the order of the answer, which the service decides', async () => {
    const unsorted = [3, 1, 2].map((id) => aDealer().withCompanyId(id).milesAway(id).inBucket(id).build());
    directory.serve('75001', unsorted, { randomizeBuckets: [1, 2, 3] });
    await open().show(near75001, LOCATOR);
    const view = views.at(-1);
    expect(view?.kind === 'found' && view.page.items.map(({ companyId }) => companyId)).toEqual([3, 1, 2]);
  });

  describe('resumed from a page', () => {
    test('does not repeat the calls of the page', async () => {
      await open({ resumed: await renderedOnServer() }).show(near75001, LOCATOR);
      expect([kinds(), directory.asked]).toEqual([['found'], []]);
    });

    test('stores the code of a search that started before the application did', async () => {
      const page = await renderedOnServer();
      memory = new FakeVisitorMemory();
      await open({ resumed: page }).show(near75001, LOCATOR);
      expect(memory.postalCode).toBe('75001');
    });

    test('loads the next page, which the html does not contain', async () => {
      const findDealers = open({ resumed: await renderedOnServer() });
      await findDealers.show(near75001, LOCATOR);
      await findDealers.show({ ...near75001, page: 2 }, LOCATOR);
      expect([kinds(), directory.asked]).toEqual([['found', 'searching', 'found'], ['75001']]);
    });

    test('keeps its cards while it loads dealers that were picked elsewhere', async () => {
      const findDealers = open({ resumed: await renderedOnServer() });
      await findDealers.show(near75001, LOCATOR);
      const id = companyId(1);
      await findDealers.show({ ...near75001, compared: [id] }, LOCATOR);
      expect([kinds(), directory.asked]).toEqual([['found', 'found'], ['75001']]);
      expect(views.at(-1)).toMatchObject({ compared: [{ companyId: id }] });
    });

    test('continues after an error that the page shows', async () => {
      directory.meet({ _tag: 'TooManyRequests', retryAfterMs: null });
      const refused = await renderedOnServer();
      await open({ resumed: refused }).show(near75001, LOCATOR);
      expect(kinds()).toEqual(['too-many-requests', 'found']);
    });

    test('continues a search that the page left unfinished', async () => {
      const left = { ...shownSearch(near75001, LOCATOR.path), expected: 3, waitAddress: '' };
      await open({ resumed: { ...left, kind: 'searching' } }).show(near75001, LOCATOR);
      expect(kinds()).toEqual(['searching', 'found']);
    });
  });

  test('leaves a search that fails on the server unfinished, and continues it in the browser', async () => {
    directory.meet({ _tag: 'ProviderUnavailable', reason: 'Bad Gateway' });
    const page = await renderedOnServer();
    expect(page).toMatchObject({
      kind: 'searching',
      waitAddress: '/find-a-dealer/?zipcode=75001&wait=1',
    });
    expect(log.errors).toEqual(['Error fetching dealers: Bad Gateway']);
    await open({ resumed: page }).show(near75001, LOCATOR);
    expect(kinds()).toEqual(['searching', 'found']);
  });

  test('shows known details of the area before its dealers', async () => {
    const place = { city: 'Addison', state: 'TX' };
    const findDealers = open({
      shown: (search, path) => ({
        ...shownSearch(search, path),
        ...(search.zipcode === '75001' && { place }),
      }),
    });
    directory.meet('silence', 'silence');
    void findDealers.show(near75001, LOCATOR);
    void findDealers.show(searchNear('55401'), LOCATOR);
    expect(views.map((view) => view.place)).toEqual([undefined, place, undefined]);
  });

  test('keeps showing the error after three refusals', async () => {
    const refusal = { _tag: 'TooManyRequests', retryAfterMs: 5 } as const;
    directory.meet(refusal, refusal, refusal);
    const shown = open().show(near75001, LOCATOR);
    await clock.advance(60_000);
    await shown;
    expect(views.at(-1)?.kind).toBe('too-many-requests');
    expect(directory.asked).toHaveLength(3);
  });

  test('settles the previous search when a new one starts, and ends its waits', async () => {
    directory.meet('silence');
    const findDealers = open();
    const first = findDealers.show(searchNear('55401'), LOCATOR);
    await findDealers.show(searchNear(''), LOCATOR);
    await first;
    expect([views.at(-1)?.kind, clock.waiting]).toEqual(['idle', 0]);
  });

  test('stops waiting once it is disposed of, and settles its promises', async () => {
    directory.meet('silence');
    const findDealers = open();
    const shown = findDealers.show(near75001, LOCATOR);
    findDealers.dispose();
    await shown;
    directory.release();
    await settle();
    expect([views.at(-1)?.kind, clock.waiting]).toEqual(['searching', 0]);
  });

  test('cards name a dealer without a name, leave out missing fields, and link only to web addresses', async () => {
    directory.serve('75001', [
      { website: 'javascript:alert(1)' },
      { website: 'https://example.com/a', phone1: '?' },
    ]);
    await open().show(near75001, LOCATOR);
    expect(views.at(-1)).toMatchObject({
      page: {
        items: [
          {
            name: 'Local dealer',
            town: null,
            distance: null,
            rating: null,
            phone: null,
            badges: [],
            website: null,
          },
          { website: 'https://example.com/a', phone: null },
        ],
      },
    });
  });

  describe('with filters (sections 4 and 5)', () => {
    test('counts and pages the matching dealers without another call', async () => {
      directory.serve('75001', [...dealers, aDealer().withBadge('nate-certified').withCompanyId(9).build()]);
      const findDealers = open();
      await findDealers.show(near75001, LOCATOR);
      await findDealers.show({ ...near75001, filters: ['nateCertified'] }, LOCATOR);
      expect(views.at(-1)).toMatchObject({ kind: 'found', page: { total: 1, items: [{ companyId: 9 }] } });
      expect(directory.asked).toEqual(['75001']);
    });

    test('links from an empty result to the list without any filter', async () => {
      await open().show({ ...near75001, filters: ['emergencyService', 'nateCertified'] }, LOCATOR);
      expect(views.at(-1)).toMatchObject({
        kind: 'none',
        why: { total: 4, unfiltered: '/find-a-dealer/?zipcode=75001' },
      });
    });
  });

  describe('from a traffic source (sections 6 and 9; contract, section 7)', () => {
    const paid: TrafficSource = { numberType: 'paid-search', hidesRatings: true };

    beforeEach(() =>
      directory.serve('75001', [
        aDealer().withNumber('paid-search', '2145550111').reviewed(4.5, 8).build(),
        aDealer()
          .withPhone('9725550155')
          .with({ fuseInfo: { pool: 'p', routingGroup: 'g' } })
          .build(),
      ]),
    );

    test('replaces the numbers of a page that was rendered without a source', async () => {
      const page = await renderedOnServer();
      expect(page).toMatchObject({
        page: { items: [{ phone: { text: '1-972-555-0100' }, rating: { count: 8 } }, {}] },
      });
      open({ resumed: page }, paid);
      expect(views.at(-1)).toMatchObject({
        page: { items: [{ phone: { text: '1-214-555-0111' }, rating: null }, { route: { pool: 'p' } }] },
      });
    });
  });

  test.each([
    ['shows the first nine in a slider on the page', 'slider', 9],
    ['shows all in a slider that lists all (specification, section 4)', 'all', 13],
  ] as const)('%s', async (_, shown, total) => {
    directory.serve(
      '75001',
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((id) => aDealer().withCompanyId(id).build()),
    );
    await open().show(near75001, { ...SLIDER, shown });
    expect(views.at(-1)).toMatchObject({ page: { total, pages: 1 }, all: { count: 13 } });
  });

  describe('returns the addresses of its links (contract, section 6)', () => {
    const found = async (search: DealerSearch, place: SearchPlace = LOCATOR): Promise<FoundView> => {
      await open().show(search, place);
      const view = views.at(-1);
      if (view?.kind !== 'found') throw new Error(`No dealer is found: ${view?.kind ?? 'no view'}`);
      return view;
    };

    test("for the search in its page's address", async () => {
      await open().showAt(new URLSearchParams('zipcode=75001&filter=bad&page=2'), LOCATOR);
      expect(views.at(-1)).toMatchObject({
        path: '/find-a-dealer/',
        address: '/find-a-dealer/?zipcode=75001&page=2',
        filters: expect.arrayContaining([
          expect.objectContaining({ filter: 'dealerType', label: 'Comfort Specialist', isOn: false }),
        ]),
      });
    });

    test('for all pages', async () => {
      const { pageLinks } = await found({ ...near75001, page: 2, compared: [companyId(4)] });
      expect(pageLinks).toEqual({
        numbers: [
          { number: 1, address: '/find-a-dealer/?zipcode=75001&compare=4#dealers' },
          { number: 2, address: '/find-a-dealer/?zipcode=75001&page=2&compare=4#dealers' },
        ],
        previous: '/find-a-dealer/?zipcode=75001&compare=4#dealers',
        next: null,
      });
    });

    test('for no page if there is only one', async () => {
      expect((await found(near75001, SLIDER)).pageLinks).toBeNull();
    });

    test.each([
      ['a page', { ...near75001, page: 2, compared: [companyId(1)] }, '/find-a-dealer/?zipcode=75001&page=2'],
      ['a page beyond the last', { ...near75001, page: 9 }, '/find-a-dealer/?zipcode=75001&page=2'],
    ])('for search engines, of %s', async (_case, search, address) => {
      expect((await found(search)).canonicalAddress).toBe(address);
    });

    test('for search engines, of the whole list instead of a filtered one', async () => {
      directory.serve(
        '75001',
        dealers.map((dealer) => ({ ...dealer, nateCertified: true })),
      );
      const view = await found({ ...near75001, filters: ['nateCertified'], page: 2 });
      expect(view.canonicalAddress).toBe('/find-a-dealer/?zipcode=75001');
    });

    test('for removing a dealer from the comparison, on the current page', async () => {
      const { page } = await found({ ...near75001, page: 9, compared: [companyId(4)] });
      expect(page.items.map(({ compare }) => compare)).toEqual([
        { isCompared: true, address: '/find-a-dealer/?zipcode=75001&page=2', isElsewhere: false },
      ]);
    });

    test('for no fourth dealer in the comparison', async () => {
      const { page } = await found({ ...near75001, compared: [companyId(4), companyId(2), companyId(3)] });
      expect(page.items[0]?.compare).toEqual({ isCompared: false, address: null, isElsewhere: false });
    });

    test('for comparing a dealer of a slider on the locator', async () => {
      const { page } = await found(near75001, SLIDER);
      expect(page.items[1]?.compare).toEqual({
        isCompared: false,
        address: '/find-a-dealer/?zipcode=75001&compare=2',
        isElsewhere: true,
      });
    });

    test('for no comparison on the rebates page, or of a dealer without an id', async () => {
      const besideRebates = await found(near75001, { path: '/resources/rebates/', shown: 'all' });
      directory.serve('90001', [aDealer().without('companyId').build()]);
      const nameless = await found(searchNear('90001'));
      expect([...besideRebates.page.items, ...nameless.page.items].map(({ compare }) => compare)).toEqual(
        Array(5).fill(null),
      );
    });

    test("for each dealer's forms, without scripts", async () => {
      const { page } = await found(near75001);
      expect(page.items[0]?.contact).toEqual({
        companyId: 1,
        connect: '/connect/?zipcode=75001&dealer=1',
        book: '/book-online/?zipcode=75001&dealer=1',
      });
    });
  });

  test('offers no form and no reviews of a dealer without an id, only the phone number', async () => {
    directory.serve('90001', [aDealer().without('companyId').build()]);
    await open().show(searchNear('90001'), LOCATOR);
    expect(views.at(-1)).toMatchObject({
      page: { items: [{ companyId: null, contact: null, phone: { text: expect.any(String) } }] },
      choices: [],
    });
  });

  describe('The dealer that the address names', () => {
    const shownAt = async (query: string): Promise<FindDealersView | undefined> => {
      await open().showAt(new URLSearchParams(query), LOCATOR);
      return views.at(-1);
    };

    test.each([
      ['zipcode=75001&dealer=900', 'found', 900],
      ['zipcode=75001&dealer=1', 'found', undefined],
      ['zipcode=75001&dealer=901', 'found', undefined],
      ['zipcode=75001&dealer=abc', 'found', undefined],
      ['zipcode=75001', 'found', undefined],
      ['zipcode=99723&dealer=900', 'none', 900],
      ['dealer=900', 'idle', 900],
    ])('with %s is looked up where the area (%s) does not list them: %s', async (query, kind, named) => {
      const view = await shownAt(query);
      expect([view?.kind, view?.named?.companyId]).toEqual([kind, named]);
    });

    test('is left out if the look-up fails', async () => {
      lookUp.meet({ _tag: 'ProviderUnavailable', reason: 'down' });
      expect(await shownAt('zipcode=75001&dealer=900')).not.toHaveProperty('named');
    });
  });

  test('names the dealers picked for a comparison, including those on other pages', async () => {
    await open().show({ ...near75001, compared: [companyId(4), companyId(77), companyId(1)] }, LOCATOR);
    expect(views.at(-1)).toMatchObject({
      compared: [
        { companyId: 4, name: 'Dealer 4', without: '/find-a-dealer/?zipcode=75001&compare=77&compare=1' },
        { companyId: 1, name: 'Dealer 1', without: '/find-a-dealer/?zipcode=75001&compare=4&compare=77' },
      ],
      comparison: '/find-a-dealer/compare/?zipcode=75001&compare=4&compare=1',
    });
  });

  test('links to no comparison of a single dealer', async () => {
    await open().show({ ...near75001, compared: [companyId(4)] }, LOCATOR);
    expect(views.at(-1)).toMatchObject({ compared: [{ companyId: 4 }], comparison: null });
  });

  test('is unsettled while a search is pending', async () => {
    const findDealers = open();
    expect(findDealers.isUnsettled).toBe(false);
    directory.meet('silence');
    const shown = findDealers.show(near75001, LOCATOR);
    expect(findDealers.isUnsettled).toBe(true);
    directory.release();
    await shown;
    expect(findDealers.isUnsettled).toBe(false);
  });
});
