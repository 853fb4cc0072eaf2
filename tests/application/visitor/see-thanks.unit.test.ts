import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { DealerLookUp } from '../../../application/ports/dealers/dealer-look-up.ts';
import { SeeThanks } from '../../../application/visitor/see-thanks/see-thanks.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { companyId } from '../../builders/company-id.ts';

const KNOWN = aDealer().withCompanyId(7).named('CALDWELL MECHANICAL LLC').build();

/** Looks dealers up among one, and keeps which were asked for. */
const lookUpOf = (dealer = KNOWN) => {
  const asked: number[] = [];
  const byCompanyId: DealerLookUp['byCompanyId'] = (id) => {
    asked.push(id);
    return TE.right(id === dealer.companyId ? O.some(dealer) : O.none);
  };
  return { asked, byCompanyId };
};

const nameSeen = async (lookUp: DealerLookUp, id: number | null): Promise<string | null> => {
  const seeThanks = new SeeThanks(lookUp);
  await seeThanks.recall(id === null ? null : companyId(id));
  return currentOf(seeThanks.view$).dealer;
};

describe('The thanks for a form that was sent without scripts', () => {
  test('name the dealer that it was sent to, as the dealer’s card does', async () => {
    expect(await nameSeen(lookUpOf(), 7)).toBe('Caldwell Mechanical LLC');
  });

  test('name nobody where nobody was chosen, and ask nobody', async () => {
    const lookUp = lookUpOf();
    expect([await nameSeen(lookUp, null), lookUp.asked]).toEqual([null, []]);
  });

  test('name nobody who is unknown, or has no name', async () => {
    expect(await nameSeen(lookUpOf(), 8)).toBeNull();
    expect(await nameSeen(lookUpOf({ ...KNOWN, name: ' ' }), 7)).toBeNull();
  });

  test('name nobody where dealers cannot be looked up', async () => {
    const unavailable: DealerLookUp = {
      byCompanyId: () => TE.left({ _tag: 'ProviderUnavailable', reason: 'away' }),
    };
    expect(await nameSeen(unavailable, 7)).toBeNull();
  });
});
