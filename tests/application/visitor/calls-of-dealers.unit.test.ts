import { describe, expect, test } from '@jest/globals';
import { callsOf } from '../../../application/visitor/find-dealers/shown-phone.ts';
import { NUMBER_TYPES, type Dealer, type NumberType } from '../../../domain/dealer/dealer.ts';
import { callRouteFor, numberFor } from '../../../domain/phone/dealer-number.ts';
import { aDealer } from '../../builders/a-dealer.ts';

const POOL = { pool: 'pool-4', targetPhone: '2145550121' };
const numbered = aDealer().withPhone('9725550100').withNumber('campaign-1', '2145550111').build();

const DEALERS: Readonly<Record<string, Dealer>> = {
  'without numbers': { name: 'ACE HVAC LLC' },
  'with numbers': numbered,
  'with a pool that has its own routing group': {
    ...numbered,
    fuseInfo: { ...POOL, routingGroup: 'group-12' },
    routingGroupId: 'group-1',
  },
  'with a pool and the routing group of the dealer': {
    ...numbered,
    fuseInfo: POOL,
    routingGroupId: 'group-1',
  },
  'with leased numbers': {
    ...numbered,
    fuseInfo: {
      ...POOL,
      routingGroup: 'group-3',
      permaleasePhone: '2145550195',
      paidSearchPermalease: '2145550138',
    },
  },
  'with a routing group but no pool': {
    ...numbered,
    fuseInfo: { routingGroup: 'group-12' },
    routingGroupId: 'group-1',
  },
};
const SOURCES: ReadonlyArray<NumberType | null> = [null, ...NUMBER_TYPES];

describe('The phone data stored for a card', () => {
  test.each(Object.entries(DEALERS))(
    'gives the same number and route as the full record of a dealer %s',
    (_, dealer) => {
      const decided = (of: Dealer) =>
        SOURCES.flatMap((numberType) => {
          const source = { numberType, hidesRatings: false };
          return [
            numberFor(of, source),
            ...[null, 'group-9'].map((group) => callRouteFor(of, source, group)),
          ];
        });
      expect(decided(callsOf(dealer))).toEqual(decided(dealer));
    },
  );

  test('leaves out numbers that are never shown, and routing groups without a pool', () => {
    expect(JSON.stringify(callsOf({ fuseInfo: POOL, routingGroupId: 'group-1' }))).toBe(
      '{"fuseInfo":{"pool":"pool-4"},"routingGroupId":"group-1"}',
    );
    expect(
      JSON.stringify(callsOf({ fuseInfo: { routingGroup: 'group-12' }, routingGroupId: 'group-1' })),
    ).toBe('{}');
    expect(
      JSON.stringify(callsOf({ fuseInfo: { ...POOL, routingGroup: 'group-12' }, routingGroupId: 'group-1' })),
    ).toBe('{"fuseInfo":{"pool":"pool-4","routingGroup":"group-12"}}');
  });
});
