import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { DealerDirectory } from '../../../application/ports/dealers/dealer-directory.ts';
import type { ProviderFailure } from '../../../application/ports/dealers/provider-failure.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { aCode } from '../../builders/a-code.ts';
import { aDealer } from '../../builders/a-dealer.ts';

/** A directory under test, and how a test sets its data. */
export interface DirectoryUnderTest {
  readonly directory: DealerDirectory;
  readonly serve: (zipcode: string, dealers: ReadonlyArray<Dealer>) => void;
  /** Dealers outside the area of Addison, nearest first. */
  readonly serveNearest: (zipcode: string, dealers: ReadonlyArray<Dealer>) => void;
  /** Makes the directory stop answering. */
  readonly breakDown: () => void;
  readonly close: () => Promise<void>;
}

/** The failure depends on the directory: a remote provider, or our own records. */
const UNAVAILABLE: ReadonlyArray<unknown> = [
  'ProviderUnavailable',
  'RecordsUnavailable',
] satisfies ReadonlyArray<ProviderFailure['_tag']>;

/** The contract of every `DealerDirectory`; dealers are served in Addison, TX. */
export const describeDealerDirectory = (name: string, open: () => Promise<DirectoryUnderTest>): void => {
  describe(`DealerDirectory: ${name}`, () => {
    let tested: DirectoryUnderTest;
    beforeEach(async () => void (tested = await open()));
    afterEach(() => tested.close());

    test('returns the dealers of an area with all of their data', async () => {
      const dealer = aDealer()
        .named('ACE HVAC LLC')
        .withCompanyId(7)
        .at({ lat: 32.96, lon: -96.84 })
        .inBucket(1)
        .withBadge('nate-certified')
        .withBadge('leasing')
        .reviewed(4.7, 128)
        .withNumber('value-brand', '12145550123')
        .openAt({ mon: '8 AM - 5 PM', sun: 'Closed' })
        .build();
      tested.serve('75001', [dealer]);
      const answer = await tested.directory.search(aCode('75001'))();
      expect(answer).toMatchObject({ _tag: 'Right', right: { zipcode: '75001', dealers: [dealer] } });
    });

    test('returns an empty list for an area without dealers', async () => {
      expect(await tested.directory.search(aCode('M5V 3L9'))()).toMatchObject({
        _tag: 'Right',
        right: { zipcode: 'M5V 3L9', dealers: [] },
      });
    });

    test('returns the same dealers to every visitor', async () => {
      const dealers = [1, 2, 3].map((id) =>
        aDealer().withCompanyId(id).at({ lat: 32.96, lon: -96.84 }).inBucket(1).build(),
      );
      tested.serve('75001', dealers);
      const anonymous = await tested.directory.search(aCode('75001'))();
      const context = { page: '/find-a-dealer/', anonymousId: 'a', sessionId: 's' };
      expect(E.isRight(anonymous) && anonymous.right.dealers).toHaveLength(3);
      expect(await tested.directory.search(aCode('75001'), context)()).toEqual(anonymous);
    });

    test('is unavailable when the directory does not answer, and never rejects', async () => {
      tested.breakDown();
      const answer = await tested.directory.search(aCode('75001'))();
      expect(UNAVAILABLE).toContain(E.isLeft(answer) && answer.left._tag);
    });

    const outside = (companyId: number, milesNorth: number) =>
      aDealer()
        .withCompanyId(companyId)
        .at({ lat: 32.96 + milesNorth / 69.1, lon: -96.84 })
        .milesAway(milesNorth);

    test('returns the nearest dealers outside an area, with their distance', async () => {
      const dealers = [outside(1, 60), outside(2, 70), outside(3, 80), outside(4, 90)].map((d) => d.build());
      tested.serveNearest('75001', dealers);
      expect(await tested.directory.nearest(aCode('75001'), [], 3)()).toEqual(E.right(dealers.slice(0, 3)));
    });

    test('returns the nearest dealers that match all filters', async () => {
      const certified = outside(2, 70).withBadge('nate-certified').build();
      const wanted = outside(4, 90).withBadge('nate-certified', 'emergency-service').build();
      tested.serveNearest('75001', [outside(1, 60).build(), certified, wanted]);
      const nearest = tested.directory.nearest(aCode('75001'), ['emergencyService', 'nateCertified'], 3);
      expect(await nearest()).toEqual(E.right([wanted]));
    });

    test('returns no dealer for an area with none nearby', async () => {
      expect(await tested.directory.nearest(aCode('M5V 3L9'), [], 3)()).toEqual(E.right([]));
    });

    test('fails to return the nearest when the directory does not answer, and never rejects', async () => {
      tested.breakDown();
      const nearest = await tested.directory.nearest(aCode('75001'), [], 3)();
      expect(UNAVAILABLE).toContain(E.isLeft(nearest) && nearest.left._tag);
    });
  });
};
