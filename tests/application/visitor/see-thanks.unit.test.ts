import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { DealerLookUp } from '../../../application/ports/dealers/dealer-look-up.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { SeeThanks } from '../../../application/visitor/see-thanks/see-thanks.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { companyId } from '../../builders/company-id.ts';

const KNOWN = aDealer().withCompanyId(7).named('CALDWELL MECHANICAL LLC').build();

/** A lookup with one dealer that records the requested ids. */
const lookUpOf = (dealer = KNOWN) => {
  const asked: number[] = [];
  const byCompanyId: DealerLookUp['byCompanyId'] = (id) => {
    asked.push(id);
    return TE.right(id === dealer.companyId ? O.some(dealer) : O.none);
  };
  return { asked, byCompanyId };
};

const nameSeen = async (lookUp: DealerLookUp, id: number | null): Promise<string | null> => {
  const seeThanks = new SeeThanks(lookUp, new FakeClock());
  await seeThanks.recall(id === null ? null : companyId(id));
  return currentOf(seeThanks.view$).dealer?.name ?? null;
};

describe('The thank-you message for a form sent without scripts', () => {
  test('names the dealer who received it, like the dealer’s card', async () => {
    expect(await nameSeen(lookUpOf(), 7)).toBe('Caldwell Mechanical LLC');
  });

  test('names nobody without a chosen dealer, and makes no call', async () => {
    const lookUp = lookUpOf();
    expect([await nameSeen(lookUp, null), lookUp.asked]).toEqual([null, []]);
  });

  test('names nobody for an unknown dealer, or one without a name', async () => {
    expect(await nameSeen(lookUpOf(), 8)).toBeNull();
    expect(await nameSeen(lookUpOf({ ...KNOWN, name: ' ' }), 7)).toBeNull();
  });

  test('names nobody if dealers cannot be looked up', async () => {
    const unavailable: DealerLookUp = {
      byCompanyId: () => TE.left({ _tag: 'ProviderUnavailable', reason: 'away' }),
    };
    expect(await nameSeen(unavailable, 7)).toBeNull();
  });
});
