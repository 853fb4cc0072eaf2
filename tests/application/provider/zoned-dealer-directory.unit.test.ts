import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { zonedDealerDirectory } from '../../../application/provider/zone-dealers/zoned-dealer-directory.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';

const ADDISON = { city: 'Addison', state: 'TX', lat: 32.96, lon: -96.84 };
const DEALERS: ReadonlyArray<Dealer> = [
  { name: 'east', location: { lat: 40.7, lon: -74 }, zipcode: '75001' },
  { name: 'by its code', zipcode: '75001' },
  { name: 'says it', timeZone: 'America/Denver', location: { lat: 40.7, lon: -74 } },
  { name: 'nowhere', zipcode: '00000' },
];

const directory = zonedDealerDirectory(
  {
    search: (code) => TE.right({ zipcode: code, randomizeBuckets: [2], dealers: DEALERS }),
    nearest: () => TE.right(DEALERS),
  },
  {
    places: new MemoryPostalPlaces([['75001', ADDISON]]),
    timeZones: { at: ({ lon }) => O.some(lon < -90 ? 'America/Chicago' : 'America/New_York') },
  },
);
const CODE = '75001' as PostalCode;
const ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', undefined];

describe('The time zones of dealers (contract, section 7: dealers’ hours)', () => {
  test('come from the provider, or else from the dealer’s position, or else from the postal code', async () => {
    const found = await directory.search(CODE)();
    if (found._tag === 'Left') throw new Error(found.left._tag);
    expect(found.right.dealers.map(({ timeZone }) => timeZone)).toEqual(ZONES);
    expect(found.right).toMatchObject({ zipcode: '75001', randomizeBuckets: [2] });
  });

  test('are set for the nearest dealers too', async () => {
    const found = await directory.nearest(CODE, [], 3)();
    if (found._tag === 'Left') throw new Error(found.left._tag);
    expect(found.right.map(({ timeZone }) => timeZone)).toEqual(ZONES);
  });
});
