import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { LocateDealers } from '../../../application/provider/locate-dealers/locate-dealers.ts';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryDealerRecords } from '../../fakes/memory-dealer-records.ts';
import { MemoryPostalPlaces } from '../../fakes/memory-postal-places.ts';

const addison = { city: 'Addison', state: 'TX', lat: 32.96, lon: -96.84 };
const code = (text: string): PostalCode => O.getOrElseW(() => '' as PostalCode)(parsePostalCode(text));
const places = new MemoryPostalPlaces([['75001', addison]]);

const dealerAt = (companyId: number, milesNorth: number, bucket: number) =>
  aDealer()
    .withCompanyId(companyId)
    .at({ lat: addison.lat + milesNorth / 69, lon: addison.lon })
    .inBucket(bucket)
    .build();

const idsFound = async (locate: LocateDealers, session = ''): Promise<ReadonlyArray<number | undefined>> => {
  const found = (await locate.execute(code('75001'), session)()) as E.Right<DealerAnswer>;
  return found.right.dealers.map(({ companyId }) => companyId);
};

describe('LocateDealers (section 7)', () => {
  test('answers the dealers within 50 miles, bucket by bucket, nearest first', async () => {
    const records = new MemoryDealerRecords([
      dealerAt(1, 20, 2),
      dealerAt(2, 30, 1),
      dealerAt(3, 5, 2),
      dealerAt(4, 51, 1),
    ]);
    expect(await idsFound(new LocateDealers(records, places, new FakeClock()))).toEqual([2, 3, 1]);
  });

  test('shuffles by session, without one by area and day', async () => {
    const records = new MemoryDealerRecords(
      Array.from({ length: 12 }, (_, i) => dealerAt(i + 1, i, 2)),
      [2],
    );
    const clock = new FakeClock();
    const locate = new LocateDealers(records, places, clock);
    const today = await idsFound(locate);
    expect(await idsFound(locate)).toEqual(today);
    expect(await idsFound(locate, 'a-session')).not.toEqual(today);
    await clock.advance(86_400_000);
    expect(await idsFound(locate)).not.toEqual(today);
  });

  test('an unknown code has no dealers', async () => {
    const locate = new LocateDealers(new MemoryDealerRecords([]), places, new FakeClock());
    expect(await locate.execute(code('00000'), '')()).toEqual(
      E.right({ zipcode: '00000', randomizeBuckets: [], dealers: [] }),
    );
  });

  test('records that cannot be read are a failure', async () => {
    const records = new MemoryDealerRecords([]);
    records.breakDown();
    const found = await new LocateDealers(records, places, new FakeClock()).execute(code('75001'), '')();
    expect(found).toMatchObject({ _tag: 'Left', left: { _tag: 'RecordsUnavailable' } });
  });
});
