import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { NUMBER_TYPES, type NumberType } from '../../../domain/dealer/dealer.ts';
import { callRouteFor, numberFor, ownNumber } from '../../../domain/phone/dealer-number.ts';
import { NO_SOURCE } from '../../../domain/visitor/traffic-source.ts';
import { aDealer } from '../../builders/a-dealer.ts';

const from = (numberType: NumberType | null) => ({ numberType, hidesRatings: false });
const OWN = '9725550100';
const dealer = aDealer().withPhone(OWN);

describe('The number that a visitor sees (sections 3, 6 and 9; contract, section 7)', () => {
  test('is phone1 for an unknown visitor', () => {
    const all = NUMBER_TYPES.filter((type) => type !== 'value-brand').reduce(
      (built, type, i) => built.withNumber(type, `214555011${i}`),
      dealer,
    );
    expect(numberFor(all.build(), NO_SOURCE)).toEqual({ number: OWN, reason: 'phone1' });
  });

  test.each(NUMBER_TYPES.filter((type) => type !== 'value-brand'))(
    'is the one assigned to the traffic source %s',
    (type) => {
      const assigned = dealer.withNumber(type, '2145550111').build();
      expect(numberFor(assigned, from(type))).toEqual({ number: '2145550111', reason: 'traffic-source' });
    },
  );

  test('is phone1 if none is assigned to the source', () => {
    const assigned = dealer.withNumber('campaign-1', '2145550111').build();
    expect(numberFor(assigned, from('campaign-2'))).toEqual({ number: OWN, reason: 'phone1' });
  });

  test('is phone2 without phone1, and phone3 without both', () => {
    expect(numberFor({ phone1: ' ', phone2: '2', phone3: '3' }, NO_SOURCE).number).toBe('2');
    expect(numberFor({ phone3: ' 3 ' }, NO_SOURCE)).toEqual({ number: '3', reason: 'phone3' });
  });

  test('is a value-brand number without its first character instead of phone1', () => {
    const valueBrand = dealer.withNumber('value-brand', '12145550177');
    const expected = { number: '2145550177', reason: 'value-brand' };
    expect(numberFor(valueBrand.build(), NO_SOURCE)).toEqual(expected);
    expect(numberFor(valueBrand.build(), from('value-brand'))).toEqual(expected);
    expect(numberFor(valueBrand.build(), from('campaign-1'))).toEqual(expected);
    expect(
      numberFor(valueBrand.withNumber('campaign-1', '2145550111').build(), from('campaign-1')).number,
    ).toBe('2145550111');
  });

  test('is never one assigned to a source for an unknown visitor', () => {
    const assigned = dealer.withNumber('campaign-1', '2145550111');
    expect(numberFor(assigned.build(), NO_SOURCE)).toEqual({ number: OWN, reason: 'phone1' });
  });

  test('is trimmed, and is null if the dealer has none', () => {
    const assigned = { assignedNumbers: [{ numberType: 'campaign-1', number: ' 2145550111 ' }] } as const;
    expect(numberFor(assigned, from('campaign-1')).number).toBe('2145550111');
    expect(numberFor({ phone1: ` ${OWN} ` }, NO_SOURCE).number).toBe(OWN);
    expect(numberFor({}, NO_SOURCE)).toEqual({ number: null, reason: 'none' });
  });

  test('is never an empty one', () => {
    expect(
      numberFor({ phone1: ' ', assignedNumbers: [{ numberType: 'value-brand', number: '1' }] }, NO_SOURCE),
    ).toEqual({ number: null, reason: 'none' });
  });
});

describe('A dealer’s own number (contract, section 7: contact modal)', () => {
  test.each([
    [{ phone1: ' 1 ', phone2: '2', phone3: '3' }, '1'],
    [{ phone1: ' ', phone2: '2', phone3: '3' }, '2'],
    [{ phone3: '3' }, '3'],
    [{ phone1: '' }, null],
    [{}, null],
    [{ assignedNumbers: [{ numberType: 'value-brand', number: '12145550177' }] }, null],
  ] as const)('of %j is %j', (record, number) => expect(ownNumber(record)).toBe(number));
});

describe('The route of a visitor’s call', () => {
  const pooled = dealer.with({ fuseInfo: { pool: 'pool-1', routingGroup: 'group-2' } });

  test('exists for a traffic source without an assigned number', () => {
    expect(callRouteFor(pooled.build(), from('campaign-1'), null)).toEqual(
      O.some({ pool: 'pool-1', routingGroup: 'group-2', supplied: OWN }),
    );
  });

  test('does not exist without a source, a pool or a group, or if a number is assigned', () => {
    expect(callRouteFor(pooled.build(), NO_SOURCE, null)).toEqual(O.none);
    expect(callRouteFor(dealer.build(), from('campaign-1'), 'group-9')).toEqual(O.none);
    const groupless = dealer.with({ fuseInfo: { pool: 'pool-1' } }).build();
    expect(callRouteFor(groupless, from('campaign-1'), null)).toEqual(O.none);
    const assigned = pooled.withNumber('campaign-1', '2145550111').build();
    expect(callRouteFor(assigned, from('campaign-1'), null)).toEqual(O.none);
  });

  test('uses the group of the environment, or else the dealer’s', () => {
    expect(O.toUndefined(callRouteFor(pooled.build(), from('campaign-1'), 'group-9'))?.routingGroup).toBe(
      'group-9',
    );
    const named = dealer.with({ fuseInfo: { pool: 'p' }, routingGroupId: 'group-3' }).build();
    expect(O.toUndefined(callRouteFor(named, from('campaign-1'), null))?.routingGroup).toBe('group-3');
  });

  test('falls back to the permanently leased number, which paid search has of its own', () => {
    const leased = dealer
      .with({
        fuseInfo: {
          pool: 'pool-1',
          routingGroup: 'group-2',
          permaleasePhone: '8005550111',
          paidSearchPermalease: '8005550122',
        },
      })
      .build();
    expect(O.toUndefined(callRouteFor(leased, from('campaign-1'), null))?.supplied).toBe('8005550111');
    expect(O.toUndefined(callRouteFor(leased, from('paid-search'), null))?.supplied).toBe('8005550122');
  });
});
