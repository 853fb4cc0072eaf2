import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { rebateDecoder } from '../../../infrastructure/import/rebate-rows.ts';
import { faultsIn } from './rows.ts';

const row = {
  zipPrefix: '021',
  cityState: 'Boston, MA',
  id: 'a',
  name: 'Whole home',
  homeURL: 'https://a.example/',
  amountLabel: 'Up to $8,500',
};

describe('A row of rebate programs', () => {
  test('is decoded with all of its fields', () =>
    expect(
      rebateDecoder()({
        ...row,
        amount: 8500,
        status: 'running',
        validFrom: '2026-01-01',
        validUntil: '2026-12-31',

        lastChecked: '2026-11-20',
        combinesWith: ['b'],
        paysFor: ['Heat pump'],
        whoCanApply: 'Homeowners',
        incomeBands: ['low'],
        conditions: ['enrolled-contractor'],
        summary: 'Pays by the ton.',
      }),
    ).toEqual(
      E.right({
        zipPrefix: '021',
        cityState: 'Boston, MA',
        program: {
          id: 'a',
          name: 'Whole home',
          homeUrl: 'https://a.example/',
          amountLabel: 'Up to $8,500',
          rule: O.some({ kind: 'dollars', pays: { from: 0, to: 8500 } }),
          isLabelOnly: false,
          status: 'running',
          validFrom: O.some('2026-01-01'),

          validUntil: O.some('2026-12-31'),
          lastChecked: O.some('2026-11-20'),
          combinesWith: O.some(['b']),
          paysFor: ['Heat pump'],
          whoCanApply: O.some('Homeowners'),
          incomeBands: ['low'],
          conditions: ['enrolled-contractor'],
          summary: O.some('Pays by the ton.'),
          paysForOtherWork: false,
        },
      }),
    ));

  test.each<readonly [string, object, string]>([
    ['with an invalid zip', { zipPrefix: 'Boston' }, 'zipPrefix should be the start of a zip, is "Boston"'],
    [
      'with a zip of six digits',
      { zipPrefix: '021101' },
      'zipPrefix should be the start of a zip, is "021101"',
    ],
    ['without a city', { cityState: ' ' }, 'cityState is missing'],
    ['without an id', { id: null }, 'id is missing'],
    ['without a name', { name: '' }, 'name is missing'],
    ['without a label for its amount', { amountLabel: null }, 'amountLabel is missing'],
    ['with an amount in words', { amount: 'much' }, 'amount should be a number'],
    ['with an amount below 0', { amount: -1 }, 'amount should not be below 0'],
    [
      'with a script as an address',
      { homeURL: 'javascript:alert(1)' },
      'homeURL should be a web address, is "javascript:alert(1)"',
    ],
    ['with an invalid date', { validUntil: '2026-02-30' }, 'validUntil should be a day, 2026-11-20'],
    [
      'that ends before it begins',
      { validFrom: '2026-02-01', validUntil: '2026-01-31' },
      'validUntil is before validFrom',
    ],
    [
      'of an unknown status',
      { status: 'sleeping' },
      'status should be running or paused or ended or unknown, is "sleeping"',
    ],
    [
      'for an unknown income',
      { incomeBands: ['royal'] },
      'incomeBands should be low or moderate or high, is "royal"',
    ],
    [
      'with an unknown condition',
      { conditions: ['dance'] },
      'conditions should be reserve-before-install or enrolled-contractor or taken-off-price or heats-whole-home, is "dance"',
    ],
    ['with a NUL', { summary: 'a\0' }, 'summary holds characters that aren’t text'],
  ])('%s is rejected', (_what, fields, fault) =>
    expect(faultsIn(rebateDecoder()({ ...row, ...fields }))).toEqual([fault]),
  );

  test('is rejected if its id is twice in an area, or its area has two names', () => {
    const decode = rebateDecoder();
    decode(row);
    expect(decode({ ...row, cityState: 'Cambridge, MA' })).toEqual(
      E.left([
        { field: 'cityState', reason: 'differs from that of an earlier row, "Boston, MA"' },
        { field: 'id', reason: '"a" is in the file already for this area' },
      ]),
    );
    expect(E.isRight(decode({ ...row, zipPrefix: '022', cityState: 'Cambridge, MA' }))).toBe(true);
  });

  test('is rejected with all of its faults', () =>
    expect(rebateDecoder()({ zipPrefix: '021', amount: -1, status: 'x' })).toMatchObject(
      E.left([
        { field: 'cityState' },
        { field: 'id' },
        { field: 'homeURL' },
        { field: 'amountLabel' },
        { field: 'amount' },
        { field: 'status' },
      ]),
    ));

  test('is rejected beyond forty per area', () => {
    const decode = rebateDecoder();
    for (let id = 1; id <= 40; id += 1) expect(E.isRight(decode({ ...row, id }))).toBe(true);
    expect(decode({ ...row, id: 41 })).toEqual(
      E.left([{ field: 'zipPrefix', reason: 'has more than 40 programs' }]),
    );
  });

  test.each([null, 7, 'text', []])('that is %j is rejected', (record) =>
    expect(E.isLeft(rebateDecoder()(record))).toBe(true),
  );
});
