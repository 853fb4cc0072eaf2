import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { DealerLookUp } from '../../../application/ports/dealers/dealer-look-up.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { companyId } from '../../builders/company-id.ts';

/** A lookup under test, and how a test sets its data. */
export interface LookUpUnderTest {
  readonly lookUp: DealerLookUp;
  readonly serve: (dealer: Dealer) => void;
  /** Makes the directory stop answering. */
  readonly breakDown: () => void;
  readonly close: () => Promise<void>;
}

/** The contract of every `DealerLookUp`. */
export const describeDealerLookUp = (name: string, open: () => Promise<LookUpUnderTest>): void => {
  describe(`DealerLookUp: ${name}`, () => {
    let tested: LookUpUnderTest;
    beforeEach(async () => void (tested = await open()));
    afterEach(() => tested.close());

    test('returns the dealer with all of its data', async () => {
      const dealer = aDealer().named('ACE HVAC LLC').withCompanyId(7).withBadge('leasing').reviewed(4.7, 128);
      tested.serve(dealer.build());
      expect(await tested.lookUp.byCompanyId(companyId(7))()).toEqual(E.right(O.some(dealer.build())));
    });

    test('returns none for an unknown id', async () => {
      expect(await tested.lookUp.byCompanyId(companyId(8))()).toEqual(E.right(O.none));
    });

    test('is unavailable when the directory does not answer, and never rejects', async () => {
      tested.breakDown();
      const answer = await tested.lookUp.byCompanyId(companyId(7))();
      expect(['ProviderUnavailable', 'RecordsUnavailable']).toContain(E.isLeft(answer) && answer.left._tag);
    });
  });
};
