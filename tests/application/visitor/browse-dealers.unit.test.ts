import { beforeEach, describe, expect, test } from '@jest/globals';
import { BrowseDealers, placesQuery } from '../../../application/visitor/browse-dealers/browse-dealers.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { FakeDealerDirectory } from '../../fakes/dealers/fake-dealer-directory.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';
import { MemoryDealerRecords } from '../../fakes/dealers/memory-dealer-records.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { finderOnFakes } from '../../fakes/dealers/finder-on-fakes.ts';

const DEALERS = [
  aDealer().named('ACE').withCompanyId(1).in('Addison', 'TX', '75001').build(),
  aDealer().named('BEST').withCompanyId(2).in('Dallas', 'TX', '75201').build(),
  aDealer().named('COOL').withCompanyId(3).in('Dallas', 'TX', '75202').build(),
  aDealer().named('FROID').withCompanyId(4).in('Laval', 'QC', 'H7A 0A1').build(),
];

/** Dallas has several postal codes. */
const postalPlaces = new MemoryPostalPlaces(
  (
    [
      ['75001', 'Addison'],
      ['75201', 'Dallas'],
      ['75202', 'Dallas'],
    ] as const
  ).map(([code, city]) => [code, { city, state: 'TX', lat: 32.8, lon: -96.8 }] as const),
);

let directory: FakeDealerDirectory;
let records: MemoryDealerRecords;

beforeEach(() => {
  [directory, records] = [new FakeDealerDirectory(), new MemoryDealerRecords(DEALERS)];
});

const open = async (path: string, query = '') => {
  const clock = new FakeClock();
  const findDealers = finderOnFakes(directory, clock);
  const browse = new BrowseDealers({ places: records, postalPlaces, directory, clock, findDealers });
  await browse.showAt(path, new URLSearchParams(query));
  const found = currentOf(findDealers.view$);
  findDealers.dispose();
  return { view: currentOf(browse.view$), cards: found.kind === 'found' ? found.page.items : [] };
};

describe('The pages of dealers by place', () => {
  test('list the states and provinces by name, each with its number of dealers', async () =>
    expect((await open('/dealers/')).view).toMatchObject({
      kind: 'places',
      trail: [],
      count: 4,
      groups: [
        { heading: 'States', places: [{ path: '/dealers/tx/', name: 'Texas', count: '3 dealers' }] },
        { heading: 'Provinces', places: [{ path: '/dealers/qc/', name: 'Quebec', count: '1 dealer' }] },
      ],
    }));

  test('list the towns of a large state on several pages, which name their towns', async () => {
    const towns = Array.from({ length: 1001 }, (_, i) => `Town ${String(i).padStart(4, '0')}`);
    records = new MemoryDealerRecords(
      towns.map((town, i) =>
        aDealer()
          .withCompanyId(i + 1)
          .in(town, 'TX', '75001')
          .build(),
      ),
    );
    const shown = async (query: string) => {
      const { view } = await open('/dealers/tx/', query);
      if (view.kind !== 'places') return view.kind;
      const { path, pages, groups } = view;
      return {
        path,
        pages: pages.map(({ isShown, text }) => [isShown, text]),
        towns: groups[0]?.places.length,
      };
    };
    const pages = (number: number) =>
      ['Town 0000 to Town 0499', 'Town 0500 to Town 0999', 'Town 1000 to Town 1000'].map((text, i) => [
        i + 1 === number,
        text,
      ]);
    expect(await shown('')).toEqual({ path: '/dealers/tx/', pages: pages(1), towns: 500 });
    expect(await shown('page=1')).toEqual(await shown(''));
    expect(await shown('page=3')).toEqual({ path: '/dealers/tx/?page=3', pages: pages(3), towns: 1 });
    expect(await shown('page=4')).toBe('missing');
    expect(await shown('page=-1')).toEqual(await shown(''));
    expect([
      placesQuery(new URLSearchParams('page=2&x=1')),
      placesQuery(new URLSearchParams('page=1')),
    ]).toEqual(['page=2', '']);
  });

  test('show the dealers of the largest towns of a state, with a map', async () => {
    const { view, cards } = await open('/dealers/tx/');
    expect(cards.map(({ name }) => name)).toEqual(['Best', 'Cool', 'Ace']);
    expect(view).toMatchObject({
      map: {
        address: `/maps/dealers.svg?dealers=${cards.map(({ companyId }) => companyId).join()}`,
        text: 'A map of these dealers in Texas',
      },
    });
  });

  test('list the towns of a state', async () =>
    expect((await open('/dealers/tx/')).view).toMatchObject({
      kind: 'places',
      heading: 'Heating and cooling dealers in Texas',
      trail: [{ path: '/dealers/', title: 'Dealers' }],
      groups: [
        {
          heading: 'Towns',
          places: [
            { path: '/dealers/tx/addison/', name: 'Addison', count: '1 dealer' },
            { path: '/dealers/tx/dallas/', name: 'Dallas', count: '2 dealers' },
          ],
        },
      ],
    }));

  test('show the dealers of a town, nearest first, without distances', async () => {
    const near = (miles: number) => (dealer: (typeof DEALERS)[number]) => ({
      ...dealer,
      distanceMiles: miles,
    });
    directory.serve(
      '75201',
      [near(12), near(3), near(5)].map((at, i) => at(DEALERS[i] ?? {})),
    );
    const { view, cards } = await open('/dealers/tx/dallas/');
    expect(view).toMatchObject({ kind: 'town', town: 'Dallas, TX', count: 3, all: null });
    // The state's page says `2 dealers` of Dallas.
    expect(view).toMatchObject({ lead: '2 dealers in Dallas, TX. 3 serve it, nearest first.' });
    expect(cards.map(({ name, distance }) => [name, distance])).toEqual([
      ['Best', null],
      ['Cool', null],
      ['Ace', null],
    ]);
  });

  test('show nine dealers of a town with more, and a link to all', async () => {
    const many = Array.from({ length: 12 }, (_, i) =>
      aDealer()
        .named(`DEALER ${i}`)
        .withCompanyId(100 + i)
        .milesAway(i)
        .build(),
    );
    directory.serve('75001', many);
    const { view, cards } = await open('/dealers/tx/addison/');
    expect(cards).toHaveLength(9);
    expect(view).toMatchObject({
      count: 12,
      all: { text: 'See all 12 dealers', address: '/find-a-dealer/?zipcode=75001' },
    });
  });

  test('show only a town’s own dealers if those nearby cannot be looked up', async () => {
    directory.meet({ _tag: 'ProviderUnavailable', reason: 'gone' });
    expect((await open('/dealers/tx/dallas/')).cards.map(({ name }) => name)).toEqual(['Best', 'Cool']);
  });

  test('redirect a path in capitals', async () => {
    expect((await open('/dealers/TX/')).view).toEqual({ kind: 'moved', path: '/dealers/tx/' });
    expect((await open('/dealers/tx/Dallas/')).view).toEqual({ kind: 'moved', path: '/dealers/tx/dallas/' });
  });

  test('are missing for a place without dealers, and for every place if the provider lists none', async () => {
    expect((await open('/dealers/ny/')).view.kind).toBe('missing');
    expect((await open('/dealers/tx/plano/')).view.kind).toBe('missing');
    records = new MemoryDealerRecords([]);
    expect((await open('/dealers/')).view.kind).toBe('missing');
  });

  test('are unavailable if the records cannot be read', async () => {
    records.breakDown();
    expect((await open('/dealers/')).view.kind).toBe('unavailable');
  });
});
