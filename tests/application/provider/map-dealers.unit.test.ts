import { beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { MapDealers } from '../../../application/provider/map-dealers/map-dealers.ts';
import { searchNear, type DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import type { DealerMap } from '../../../domain/map/dealer-map.ts';
import { KILOMETERS } from '../../../domain/map/rings.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { companyId } from '../../builders/company-id.ts';
import { FakeDealerDirectory } from '../../fakes/dealers/fake-dealer-directory.ts';
import { FakeDealerLookUp } from '../../fakes/dealers/fake-dealer-look-up.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';
import { MemoryTowns } from '../../fakes/dealers/memory-towns.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';

const DALLAS = { name: 'Dallas', lat: 32.78, lon: -96.8 };
const dealerAt = (miles: number, id: number) =>
  aDealer().withCompanyId(id).at({ lat: 33, lon: -96.8 }).with({ showAddress: true }).milesAway(miles);

let directory: FakeDealerDirectory;
let lookUp: FakeDealerLookUp;

beforeEach(() => {
  directory = new FakeDealerDirectory();
  lookUp = new FakeDealerLookUp([]);
  directory.serve(
    '75001',
    [9, 3, 14, 7].map((miles, i) => dealerAt(miles, i + 1).build()),
  );
});

const maps = () =>
  new MapDealers({
    directory,
    lookUp,
    clock: new FakeClock(),
    places: new MemoryPostalPlaces(),
    towns: new MemoryTowns([DALLAS]),
  });

const mapOf = async (search: Partial<DealerSearch> = {}): Promise<DealerMap | null> => {
  const mapped = await maps().ofSearch({ ...searchNear('75001'), ...search })();
  return E.isRight(mapped) ? O.toNullable(mapped.right) : null;
};

describe('The map of a page of results', () => {
  test('numbers dealers like the list, is centered on the code, and reaches to the farthest dealer', async () => {
    const map = await mapOf();
    expect(map).toMatchObject({
      middle: { lat: 32.96, lon: -96.8372 },
      middleText: '75001',
      total: 4,
      towns: [DALLAS],
      rings: [{ text: '5 mi' }, { text: '15 mi' }],
    });
    expect(map?.markers.map(({ number }) => number)).toEqual(['1', '2', '3']);
    expect(map?.markers[0]?.name).toMatch(/^\p{Lu}/u);
    expect(map?.reach).toBeGreaterThan(15);
    expect((await mapOf({ page: 2 }))?.markers.map(({ number }) => number)).toEqual(['4']);
  });

  test('follows the order and the filters of the list', async () => {
    const owl = dealerAt(30, 9).withBadge('emergency-service').at({ lat: 33.2, lon: -97 });
    directory.serve('75001', [dealerAt(9, 1).build(), owl.build()]);
    expect(await mapOf({ filters: ['emergencyService'] })).toMatchObject({
      markers: [{ number: '1', lat: 33.2, lon: -97 }],
    });
    expect((await mapOf({ sort: 'nearest' }))?.markers.map(({ lat }) => lat)).toEqual([33, 33.2]);
  });

  test('places dealers without a shown address at the center of their code', async () => {
    directory.serve('75001', [dealerAt(1, 1).with({ showAddress: false }).build()]);
    expect(await mapOf()).toMatchObject({ markers: [{ lat: 32.96, lon: -96.8372 }] });
  });

  test('leaves out dealers without a place, and skips their numbers', async () => {
    const nowhere = dealerAt(1, 1).without('location', 'zipcode');
    directory.serve('75001', [nowhere.build(), dealerAt(2, 2).build()]);
    expect((await mapOf())?.markers.map(({ number }) => number)).toEqual(['2']);
  });

  test('measures in kilometers in Canada, and in languages that use them', async () => {
    directory.serve('M5V 3L9', [dealerAt(10, 1).build()]);
    expect(await mapOf({ zipcode: 'M5V 3L9' })).toMatchObject({
      rings: [{ text: '10 km' }, { text: '20 km' }],
    });
    const mapped = await maps().ofSearch(searchNear('75001'), KILOMETERS)();
    expect(E.isRight(mapped) && O.toNullable(mapped.right)?.rings[1]?.text).toBe('30 km');
  });

  test('is null for an unlisted code, without a code, and without dealers', async () => {
    expect(await mapOf({ zipcode: '00000' })).toBeNull();
    expect(await mapOf({ zipcode: 'nowhere' })).toBeNull();
    expect(await mapOf({ filters: ['nateCertified'] })).toBeNull();
  });

  test('fails if the provider fails', async () => {
    const failure = { _tag: 'ProviderUnavailable', reason: 'gone' } as const;
    directory.meet(failure);
    expect(await maps().ofSearch(searchNear('75001'))()).toEqual(E.left(failure));
  });
});

describe('The map of a dealer', () => {
  const single = async (id: number) => {
    const mapped = await maps().ofDealer(companyId(id))();
    return E.isRight(mapped) ? O.toNullable(mapped.right) : null;
  };

  test('has the dealer at the center, without a number', async () => {
    lookUp = new FakeDealerLookUp([dealerAt(0, 7).build()]);
    expect(await single(7)).toMatchObject({
      middle: { lat: 33, lon: -96.8 },
      middleText: null,
      markers: [{ lat: 33, lon: -96.8, number: '' }],
    });
  });

  test('is null for a dealer who does not show their location, and for an unknown dealer', async () => {
    lookUp = new FakeDealerLookUp([dealerAt(0, 7).with({ showAddress: false }).build()]);
    expect(await single(7)).toBeNull();
    expect(await single(8)).toBeNull();
  });
});

describe('The map of some dealers', () => {
  const some = async (ids: ReadonlyArray<number>) => {
    const mapped = await maps().ofDealers(ids.map(companyId))();
    return E.isRight(mapped) ? O.toNullable(mapped.right) : null;
  };

  test('numbers them in their order, is amid them and reaches to all, without rings', async () => {
    lookUp = new FakeDealerLookUp([
      dealerAt(0, 7).at({ lat: 33, lon: -97 }).build(),
      dealerAt(0, 8).at({ lat: 35, lon: -97 }).build(),
    ]);
    const map = await some([8, 9, 7]);
    expect(map).toMatchObject({
      middle: { lat: 34, lon: -97 },
      middleText: null,
      rings: [],
      markers: [
        { lat: 35, number: '1' },
        { lat: 33, number: '2' },
      ],
    });
    expect(map?.reach).toBeGreaterThan(70);
    expect(map?.reach).toBeLessThan(100);
  });

  test('is null when nobody is known', async () => expect(await some([9])).toBeNull());
});
