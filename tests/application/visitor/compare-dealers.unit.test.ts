import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  CompareDealers,
  type CompareDealersOptions,
} from '../../../application/visitor/compare-dealers/compare-dealers.ts';
import type {
  ComparedView,
  CompareDealersView,
} from '../../../application/visitor/compare-dealers/compare-dealers-view.ts';
import type { Badge } from '../../../domain/dealer/badges.ts';
import { searchNear, type DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import { NO_RETRIES } from '../../../domain/dealer/retry-policy.ts';
import { NO_SOURCE, type TrafficSource } from '../../../domain/visitor/traffic-source.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { companyId } from '../../builders/company-id.ts';
import { FakeClock, settle } from '../../fakes/fake-clock.ts';
import { FakeDealerDirectory } from '../../fakes/dealers/fake-dealer-directory.ts';
import { FakeVisitorMemory } from '../../fakes/visitor/fake-visitor-memory.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

const ACE = aDealer()
  .withCompanyId(1)
  .named('ACE HVAC LLC')
  .withBadge('nate-certified', 'emergency-service')
  .reviewed(4.5, 1280)
  .milesAway(1.5)
  .openAt({ mon: '8:00 AM - 5:00 PM', sun: ' ' })
  .withNumber('paid-search', '8005550111')
  .with({ website: 'https://example.com/ace', showAddress: true, addressLine1: '1 Main St' });
const PLAIN = aDealer().withCompanyId(2).named('PLAIN AIR').withBadge('nate-certified').milesAway(12);
const BARE = aDealer().withCompanyId(3).without('city', 'state', 'phone1').named('BARE AIR');

const comparing = (...ids: ReadonlyArray<number>): DealerSearch => ({
  ...searchNear('75001'),
  compared: ids.map(companyId),
});

let directory: FakeDealerDirectory;
let memory: FakeVisitorMemory;
let clock: FakeClock;
let log: MemoryLogger;
let source: TrafficSource;
let views: CompareDealersView[];
let opened: CompareDealers[];

beforeEach(() => {
  directory = new FakeDealerDirectory();
  memory = new FakeVisitorMemory();
  clock = new FakeClock();
  log = new MemoryLogger();
  source = NO_SOURCE;
  [views, opened] = [[], []];
  directory.serve(
    '75001',
    [ACE, PLAIN, BARE].map((dealer) => dealer.build()),
    { city: 'Addison', state: 'TX' },
  );
});

afterEach(() => opened.forEach((compareDealers) => compareDealers.dispose()));

const open = (options: CompareDealersOptions = {}): CompareDealers => {
  const origin = { trafficSource: () => source };
  const compareDealers = new CompareDealers({ directory, memory, origin, clock, log }, options);
  compareDealers.view$.subscribe((view) => views.push(view));
  opened.push(compareDealers);
  return compareDealers;
};

const kinds = (): ReadonlyArray<string> => views.map(({ kind }) => kind);

const compared = async (search: DealerSearch): Promise<ComparedView> => {
  await open().show(search);
  const view = views.at(-1);
  if (view?.kind !== 'compared') throw new Error(`Nothing is compared: ${view?.kind ?? 'no view'}`);
  return view;
};

const names = ({ dealers }: ComparedView): ReadonlyArray<string> => dealers.map(({ card }) => card.name);

const rowOf = ({ groups }: ComparedView, label: string) => {
  const row = groups.flatMap(({ rows }) => rows).find((one) => one.label === label);
  return row && { texts: row.cells.map(({ text }) => text), differs: row.differs };
};

const labelsOf = ({ groups }: ComparedView, key: string): ReadonlyArray<string> =>
  groups.filter((group) => group.key === key).flatMap(({ rows }) => rows.map(({ label }) => label));

const renderedOnServer = async (search: DealerSearch): Promise<CompareDealersView> => {
  await open({ retryPolicy: NO_RETRIES }).show(search);
  const view = views.at(-1);
  views = [];
  directory.asked.length = 0;
  memory = new FakeVisitorMemory();
  if (view === undefined) throw new Error('Nothing was rendered');
  return view;
};

describe('CompareDealers (beyond the specification)', () => {
  test('compares the picked dealers side by side, in the order of the address', async () => {
    const view = await compared(comparing(3, 1, 2));
    expect(names(view)).toEqual(['Bare Air', 'Ace HVAC LLC', 'Plain Air']);
    expect([view.area, view.notice, kinds()]).toEqual([
      'Addison, TX 75001',
      null,
      ['idle', 'searching', 'compared'],
    ]);
    expect([directory.asked, memory.postalCode]).toEqual([['75001'], '75001']);
  });

  test.each([
    ['nothing is picked', comparing()],
    ['one dealer is picked', comparing(1)],
    ['no area is given', { ...comparing(1, 2), zipcode: '' }],
  ])('makes no call while %s', async (_case, search) => {
    await open().show(search);
    expect([directory.asked, memory.postalCode]).toEqual([[], null]);
    expect(views.at(-1)).toMatchObject({ kind: 'idle', search });
  });

  test('ignores the filters and the page of the list', async () => {
    const view = await compared({ ...comparing(2, 1), filters: ['emergencyService'], page: 3 });
    expect(names(view)).toEqual(['Plain Air', 'Ace HVAC LLC']);
    expect(view.search).toEqual(comparing(2, 1));
  });

  test('links to the comparison without each dealer, or to the list if only one is left', async () => {
    const three = await compared(comparing(1, 2, 3));
    expect(three.dealers[0]?.without).toEqual({
      address: '/find-a-dealer/compare/?zipcode=75001&compare=2&compare=3',
      isHere: true,
    });
    const two = await compared(comparing(1, 2));
    expect(two.dealers[0]?.without).toEqual({
      address: '/find-a-dealer/?zipcode=75001&compare=2',
      isHere: false,
    });
  });

  test("compares the dealers in the page's address", async () => {
    await open().showAt(new URLSearchParams('zipcode=75001&compare=2&compare=1&page=3'));
    expect(views.at(-1)).toMatchObject({
      kind: 'compared',
      search: comparing(2, 1),
      address: '/find-a-dealer/compare/?zipcode=75001&compare=2&compare=1',
    });
  });

  describe('missing dealers', () => {
    test('are named and left out', async () => {
      const view = await compared(comparing(1, 99, 2));
      expect(names(view)).toEqual(['Ace HVAC LLC', 'Plain Air']);
      expect(view.notice).toBe('1 dealer you picked no longer serves 75001 and is left out.');
      expect(view.listAddress).toBe('/find-a-dealer/?zipcode=75001&compare=1&compare=2');
    });

    test('may leave a single dealer', async () => {
      const view = await compared(comparing(98, 99, 2));
      expect(names(view)).toEqual(['Plain Air']);
      expect(view.notice).toBe('2 dealers you picked no longer serve 75001 and are left out.');
      expect(view.groups.flatMap(({ rows }) => rows).filter(({ differs }) => differs)).toEqual([]);
    });

    test('may be all of them', async () => {
      await open().show(comparing(98, 99));
      expect(views.at(-1)).toMatchObject({
        kind: 'none',
        search: comparing(98, 99),
        listAddress: '/find-a-dealer/?zipcode=75001',
      });
    });

    test('are all of them for an invalid code, without a call', async () => {
      await open().show({ ...comparing(1, 2), zipcode: 'abcde' });
      expect([views.at(-1)?.kind, directory.asked]).toEqual(['none', []]);
    });
  });

  describe('the table', () => {
    test('has a row for each badge of at least one dealer, in the order of the cards', async () => {
      const others: ReadonlyArray<Badge> = [
        'leasing',
        'financing',
        'remote-diagnostics',
        'charter-member',
        'comfort-specialist',
      ];
      directory.serve('75001', [ACE.build(), PLAIN.withBadge(...others).build()]);
      expect(labelsOf(await compared(comparing(1, 2)), 'badges')).toEqual([
        'Comfort Specialist',
        '24/7 Emergency Service',
        'NATE Certified',
        'Charter Member',
        'Remote Diagnostics',
        'Financing',
        'Leasing',
      ]);
      directory.serve('75001', [ACE.build(), PLAIN.build()]);
      expect(labelsOf(await compared(comparing(1, 2)), 'badges')).toEqual([
        '24/7 Emergency Service',
        'NATE Certified',
      ]);
    });

    test('shows financing for a dealer who also offers leasing', async () => {
      directory.serve('75001', [
        ACE.withBadge('financing').build(),
        PLAIN.withBadge('financing', 'leasing').build(),
      ]);
      expect(rowOf(await compared(comparing(1, 2)), 'Financing')?.texts).toEqual(['Yes', 'Yes']);
    });

    test('has the whole week in one row: days with the same hours share a line', async () => {
      const days = { mon: '8 - 5', tue: '8 - 5', wed: '8 - 5', fri: '8 - 3', sat: 'Closed', sun: 'Closed' };
      directory.serve('75001', [ACE.openAt(days).build(), PLAIN.build()]);
      const view = await compared(comparing(1, 2));
      expect(labelsOf(view, 'hours')).toEqual(['Hours']);
      const week = 'Mon-Wed: 8 - 5\nFri: 8 - 3\nSat-Sun: Closed';
      expect(rowOf(view, 'Hours')?.texts).toEqual([week, 'Not listed']);
    });

    test('shows the street if the dealer shows it, or else the town', async () => {
      expect(rowOf(await compared(comparing(1, 2, 3)), 'Address')?.texts).toEqual([
        '1 Main St, Addison, TX 75001',
        'Addison, TX',
        'Not listed',
      ]);
    });

    test('leaves out rows without a value for any dealer', async () => {
      const dealers = [PLAIN, BARE].map((dealer) => dealer.without('distanceMiles', 'city', 'state').build());
      directory.serve('75001', dealers);
      expect(labelsOf(await compared(comparing(2, 3)), 'place')).toEqual([]);
    });
  });

  describe('by traffic source', () => {
    test('shows no ratings when the traffic source hides them', async () => {
      source = { numberType: null, hidesRatings: true };
      const view = await compared(comparing(1, 2));
      expect(view.groups.map(({ key }) => key)).toEqual(['badges', 'place', 'hours']);
      expect(view.dealers.map(({ card }) => card.rating)).toEqual([null, null]);
    });

    test('replaces the numbers and ratings of a page that was rendered without a source', async () => {
      const resumed = await renderedOnServer(comparing(1, 2));
      source = { numberType: 'paid-search', hidesRatings: true };
      await open({ resumed }).show(comparing(1, 2));
      expect(views).toMatchObject([
        {
          kind: 'compared',
          dealers: [{ card: { phone: { text: '1-800-555-0111' } } }, { card: { rating: null } }],
          groups: [{ key: 'badges' }, { key: 'place' }, { key: 'hours' }],
        },
      ]);
    });
  });

  describe('resumed from a page', () => {
    test('does not repeat the calls of the page', async () => {
      await open({ resumed: await renderedOnServer(comparing(1, 2)) }).show(comparing(1, 2));
      expect([kinds(), directory.asked, memory.postalCode]).toEqual([['compared'], [], '75001']);
    });

    test('makes no call when a dealer is removed, or on Back', async () => {
      const resumed = await renderedOnServer(comparing(1, 2, 3));
      const compareDealers = open({ resumed });
      await compareDealers.show(comparing(1, 2, 3));
      await compareDealers.show(comparing(1, 3));
      expect(views.at(-1)).toMatchObject({ dealers: [{ companyId: 1 }, { companyId: 3 }] });
      await compareDealers.show(comparing(1, 2, 3));
      expect(views.at(-1)).toEqual(resumed);
      expect([kinds(), directory.asked]).toEqual([['compared', 'compared', 'compared'], []]);
    });

    test('looks up another dealer, and another area', async () => {
      const compareDealers = open({ resumed: await renderedOnServer(comparing(1, 2)) });
      await compareDealers.show(comparing(1, 3));
      await compareDealers.show({ ...comparing(1, 3), zipcode: '55401' });
      expect(directory.asked).toEqual(['75001', '55401']);
    });

    test('continues after an error that the page shows', async () => {
      directory.meet({ _tag: 'TooManyRequests', retryAfterMs: null });
      await open({ resumed: await renderedOnServer(comparing(1, 2)) }).show(comparing(1, 2));
      expect(kinds()).toEqual(['too-many-requests', 'compared']);
    });
  });

  describe('when the lookup fails (sections 4 and 8)', () => {
    test('shows the error of a 429 at once, retries on request, and then compares', async () => {
      directory.meet({ _tag: 'TooManyRequests', retryAfterMs: 5000 });
      const shown = open().show(comparing(1, 2));
      await clock.advance(4999);
      expect(kinds()).toEqual(['idle', 'searching', 'too-many-requests']);
      await clock.advance(1);
      await shown;
      expect(views.at(-1)?.kind).toBe('compared');
    });

    test('retries twice with a doubling wait, then gives up', async () => {
      const failure = { _tag: 'ProviderUnavailable', reason: 'Bad Gateway' } as const;
      directory.meet(failure, failure, failure);
      const shown = open().show(comparing(1, 2));
      await clock.advance(3000);
      await shown;
      expect([kinds(), directory.asked.length]).toEqual([['idle', 'searching', 'failed'], 3]);
      expect(log.errors).toEqual([
        ...Array<string>(3).fill('Error fetching dealers: Bad Gateway'),
        'Failed to fetch dealers',
      ]);
    });

    test('shows an error after 10 seconds without an answer, and still compares when one arrives', async () => {
      directory.meet('silence');
      const shown = open().show(comparing(1, 2));
      await clock.advance(10_000);
      expect(views.at(-1)?.kind).toBe('failed');
      directory.release();
      await shown;
      expect(views.at(-1)?.kind).toBe('compared');
    });

    test('stops waiting once it is disposed of, and settles its promises', async () => {
      directory.meet('silence');
      const compareDealers = open();
      const shown = compareDealers.show(comparing(1, 2));
      compareDealers.dispose();
      await shown;
      directory.release();
      await settle();
      expect([views.at(-1)?.kind, clock.waiting]).toEqual(['searching', 0]);
    });
  });
});
