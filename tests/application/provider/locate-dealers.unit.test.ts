import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { LocateDealers } from '../../../application/provider/locate-dealers/locate-dealers.ts';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import { aCode } from '../../builders/a-code.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { MemoryDealerRecords } from '../../fakes/dealers/memory-dealer-records.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';

const addison = { city: 'Addison', state: 'TX', lat: 32.96, lon: -96.84 };
const places = new MemoryPostalPlaces([['75001', addison]]);

const dealerAt = (companyId: number, milesNorth: number, bucket: number) =>
  aDealer()
    .withCompanyId(companyId)
    .at({ lat: addison.lat + milesNorth / 69, lon: addison.lon })
    .inBucket(bucket)
    .build();

const idsFound = async (locate: LocateDealers): Promise<ReadonlyArray<number | undefined>> => {
  const found = (await locate.execute(aCode('75001'))()) as E.Right<DealerAnswer>;
  return found.right.dealers.map(({ companyId }) => companyId);
};

describe('LocateDealers (section 7)', () => {
  test('returns the dealers within 50 miles', async () => {
    const records = new MemoryDealerRecords([
      dealerAt(1, 20, 2),
      dealerAt(2, 30, 1),
      dealerAt(3, 5, 2),
      dealerAt(4, 51, 1),
    ]);
    expect((await idsFound(new LocateDealers(records, places))).toSorted()).toEqual([1, 2, 3]);
  });

  test('returns the buckets to shuffle', async () => {
    const locate = new LocateDealers(new MemoryDealerRecords([dealerAt(1, 20, 2)], [2]), places);
    expect(await locate.execute(aCode('75001'))()).toMatchObject({ right: { randomizeBuckets: [2] } });
  });

  test('returns no dealers for an unknown code', async () => {
    const locate = new LocateDealers(new MemoryDealerRecords([]), places);
    expect(await locate.execute(aCode('00000'))()).toEqual(
      E.right({ zipcode: '00000', randomizeBuckets: [], dealers: [] }),
    );
  });

  test('fails if the records cannot be read', async () => {
    const records = new MemoryDealerRecords([]);
    records.breakDown();
    const found = await new LocateDealers(records, places).execute(aCode('75001'))();
    expect(found).toMatchObject({ _tag: 'Left', left: { _tag: 'RecordsUnavailable' } });
  });
});
