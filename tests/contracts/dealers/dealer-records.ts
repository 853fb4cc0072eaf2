import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { DealerPlaces } from '../../../application/ports/dealers/dealer-places.ts';
import type { DealerAtDistance, DealerRecords } from '../../../application/ports/dealers/dealer-records.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { companyId } from '../../builders/company-id.ts';

/** Records that hold the given dealers, and how to close them. */
export interface MadeDealerRecords {
  readonly records: DealerRecords & DealerPlaces;
  readonly close?: () => Promise<void>;
}

const ADDISON = { lat: 32.96, lon: -96.84 };

const near = aDealer().named('NEAR').withCompanyId(1).at({ lat: 32.97, lon: -96.84 }).build();
const nearer = aDealer().named('NEARER').withCompanyId(2).at({ lat: 32.96, lon: -96.85 }).inBucket(2).build();
const faraway = aDealer().named('FAR').withCompanyId(3).at({ lat: 33.96, lon: -96.84 }).build();
const nowhere = aDealer().named('NOWHERE').withCompanyId(4).without('location').build();
const whole = aDealer()
  .named("O'BRIEN'S A/C")
  .withCompanyId(5)
  .at({ lat: 45.5, lon: -73.55 })
  .withBadge('nate-certified', 'charter-member')
  .withNumber('value-brand', '19725550123')
  .openAt({ mon: '8:00 AM - 5:00 PM', sun: 'Closed' })
  .reviewed(4.7, 128)
  .build();

/** The contract of every `DealerRecords`; `make` returns records with the given dealers and buckets. */
export const describeDealerRecords = (
  name: string,
  make: (
    dealers: ReadonlyArray<Dealer & { companyId: CompanyId }>,
    randomizeBuckets: ReadonlyArray<number>,
  ) => Promise<MadeDealerRecords>,
): void => {
  describe(`${name} as dealer records`, () => {
    let made: MadeDealerRecords;
    beforeAll(async () => {
      const dealers = [faraway, near, nowhere, nearer, whole].map((dealer, i) => ({
        companyId: companyId(i + 1),
        ...dealer,
      }));
      made = await make(dealers, [2, 4]);
    });
    afterAll(() => made.close?.());

    const nearAddison = async (withinMiles: number, most: number) => {
      const found = await made.records.near(ADDISON, withinMiles, most)();
      return E.isRight(found) ? found.right.dealers : [];
    };
    const namesOf = (found: ReadonlyArray<DealerAtDistance>) => found.map(({ dealer }) => dealer.name);

    it('finds the dealers within a distance, nearest first', async () => {
      expect(namesOf(await nearAddison(50, 50))).toEqual(['NEARER', 'NEAR']);
      expect(namesOf(await nearAddison(100, 50))).toEqual(['NEARER', 'NEAR', 'FAR']);
    });

    it('never finds a dealer without a location', async () =>
      expect(namesOf(await nearAddison(20_000, 50))).not.toContain('NOWHERE'));

    it('returns at most the requested number of dealers', async () =>
      expect(namesOf(await nearAddison(100, 1))).toEqual(['NEARER']));

    it('finds no dealer in an area without dealers', async () =>
      expect(await made.records.near({ lat: -14.3, lon: -170.7 }, 50, 50)()).toEqual(
        E.right({ dealers: [], randomizeBuckets: [2, 4] }),
      ));

    it('returns the distance in miles, to one decimal', async () =>
      expect((await nearAddison(100, 50)).map(({ miles }) => miles)).toEqual([0.6, 0.7, 69.1]));

    const nearestTo = async (most: number, accepts: (dealer: Dealer) => boolean) => {
      const found = await made.records.nearest(ADDISON, most, accepts)();
      return E.isRight(found) ? found.right : [];
    };

    it('finds the nearest dealers at any distance', async () => {
      expect(namesOf(await nearestTo(10, () => true))).toEqual(['NEARER', 'NEAR', 'FAR', "O'BRIEN'S A/C"]);
      expect(namesOf(await nearestTo(2, () => true))).toEqual(['NEARER', 'NEAR']);
    });

    it('skips dealers that the filter rejects, and continues after them', async () => {
      const found = await nearestTo(1, ({ companyId: id = 0 }) => id > 2);
      expect(found).toEqual([{ dealer: faraway, miles: 69.1 }]);
      expect(await nearestTo(3, ({ nateCertified }) => nateCertified === true)).toHaveLength(1);
      expect(await nearestTo(3, () => false)).toEqual([]);
    });

    it('returns the buckets to shuffle', async () =>
      expect(await made.records.near(ADDISON, 1, 1)()).toMatchObject(E.right({ randomizeBuckets: [2, 4] })));

    it('returns every field as it was stored', async () =>
      expect(await made.records.byCompanyId(companyId(5))()).toStrictEqual(E.right(O.some(whole))));

    it('lists dealers by place, including those without a location, and always returns the same list', async () => {
      const listed = await made.records.states()();
      const names = E.isRight(listed)
        ? listed.right.flatMap(({ towns }) => towns.flatMap(({ dealers }) => dealers.map(({ name }) => name)))
        : [];
      expect(names.toSorted()).toEqual(['FAR', 'NEAR', 'NEARER', 'NOWHERE', "O'BRIEN'S A/C"]);
      const again = await made.records.states()();
      expect(E.isRight(listed) && E.isRight(again) && listed.right === again.right).toBe(true);
    });

    it('finds a dealer by company id, without a distance', async () =>
      expect(await made.records.byCompanyId(companyId(4))()).toStrictEqual(E.right(O.some(nowhere))));

    it('returns none for an unknown company id', async () =>
      expect(await made.records.byCompanyId(companyId(99))()).toStrictEqual(E.right(O.none)));
  });
};
