import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { NearestDealers } from '../../../application/provider/nearest-dealers/nearest-dealers.ts';
import { aCode } from '../../builders/a-code.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { MemoryDealerRecords } from '../../fakes/dealers/memory-dealer-records.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';

const addison = { city: 'Addison', state: 'TX', lat: 32.96, lon: -96.84 };
const places = new MemoryPostalPlaces([['75001', addison]]);

const dealerAt = (companyId: number, milesNorth: number) =>
  aDealer()
    .withCompanyId(companyId)
    .at({ lat: addison.lat + milesNorth / 69.1, lon: addison.lon });

const nearestBeyond = async (
  dealers: ReadonlyArray<ReturnType<typeof dealerAt>>,
  filters: ReadonlyArray<'nateCertified' | 'emergencyService'> = [],
  most = 3,
) => {
  const records = new MemoryDealerRecords(dealers.map((dealer) => dealer.build()));
  const found = await new NearestDealers(records, places).execute(aCode('75001'), filters, most)();
  return E.isRight(found)
    ? found.right.map(({ companyId, distanceMiles }) => [companyId, distanceMiles])
    : found.left;
};

describe('NearestDealers (contract, section 7)', () => {
  test('returns the dealers beyond 50 miles, nearest first, with their distance', async () => {
    expect(await nearestBeyond([dealerAt(1, 90), dealerAt(2, 49), dealerAt(3, 60), dealerAt(4, 55)])).toEqual(
      [
        [4, 55],
        [3, 60],
        [1, 90],
      ],
    );
  });

  test('returns none beyond 100 miles if the area has dealers', async () => {
    const inArea = dealerAt(4, 10);
    expect(await nearestBeyond([inArea, dealerAt(1, 300), dealerAt(2, 99), dealerAt(3, 101)])).toEqual([
      [2, 99],
    ]);
  });

  test('returns the nearest at any distance if the area has no dealers', async () =>
    expect(await nearestBeyond([dealerAt(1, 500), dealerAt(3, 101)])).toEqual([
      [3, 101],
      [1, 500],
    ]));

  test('returns at most the requested number', async () => {
    expect(await nearestBeyond([dealerAt(1, 60), dealerAt(2, 70)], [], 1)).toEqual([[1, 60]]);
  });

  test('starts with the 51st dealer if more than 50 serve the area', async () => {
    const crowd = Array.from({ length: 52 }, (_, i) => dealerAt(i + 1, (i + 1) / 10));
    expect(await nearestBeyond(crowd)).toEqual([
      [51, 5.1],
      [52, 5.2],
    ]);
  });

  test('returns only dealers who match all filters', async () => {
    const dealers = [
      dealerAt(1, 60).withBadge('nate-certified'),
      dealerAt(2, 70),
      dealerAt(3, 80).withBadge('nate-certified', 'emergency-service'),
    ];
    expect(await nearestBeyond(dealers, ['nateCertified', 'emergencyService'])).toEqual([[3, 80]]);
  });

  test('returns none for an unknown code', async () => {
    const records = new MemoryDealerRecords([dealerAt(1, 60).build()]);
    expect(await new NearestDealers(records, places).execute(aCode('00000'), [], 3)()).toEqual(E.right([]));
  });

  test('fails if the records cannot be read', async () => {
    const records = new MemoryDealerRecords([]);
    records.breakDown();
    const found = await new NearestDealers(records, places).execute(aCode('75001'), [], 3)();
    expect(found).toMatchObject({ _tag: 'Left', left: { _tag: 'RecordsUnavailable' } });
  });
});
