import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { neededRating, rebatesForProduct } from '../../../domain/rebate/product-rebates.ts';
import { aProgram } from '../../builders/a-program.ts';
import { areaRebates } from '../../builders/area-rebates.ts';

const DAY = '2026-11-20';

const paying = (id: string, dollars: number, ...paysFor: ReadonlyArray<string>) =>
  aProgram(id).paying(dollars).with({ paysFor });

const found = (type: string | null, ...programs: Parameters<typeof areaRebates>[1][]) => {
  const rebates = rebatesForProduct(areaRebates('Boston, MA', ...programs), O.fromNullable(type), DAY);
  return { ids: rebates.programs.map(({ id }) => id), amount: rebates.maxRebate };
};

describe('The rebates for a product', () => {
  test.each([
    ['Heat pump', 'Heat pump'],
    ['heat pumps', 'Heat pump'],
    ['Heat Pump', 'Ducted heat pump'],
    ['Gas furnace', 'Furnace'],
    ['Heat  pump', 'Heat pump , ducted'],
    ['Gas system', 'Gas system'],
    ['Gas systems', 'Gas system'],
    ['Furnace', 'Gas furnace, 95% or more'],
    ['Air conditioner', 'Central air conditioner'],
    ['Air conditioner', 'Air conditioner, 15.2 SEER2 or more'],
  ])('for the type %s include a program that pays for %s', (type, paysFor) =>
    expect(found(type, paying('a', 600, paysFor).build())).toEqual({ ids: ['a'], amount: 600 }),
  );

  test.each([
    ['Furnace', 'Heat pump'],
    ['Heat pump', 'Heat pump controls'],
    ['Heat pump', 'Tune-up of an air conditioner or a heat pump'],
    ['Heat pump', ''],
    ['', 'Heat pump'],
    [' ', ' '],
    ['Heat pump ', 'Furnace '],
  ])('for the type %s exclude a program that pays for %s', (type, paysFor) =>
    expect(found(type, paying('a', 600, paysFor).build())).toEqual({ ids: [], amount: 0 }),
  );

  test('exclude a program without known equipment types', () =>
    expect(found('Heat pump', paying('a', 600).build()).ids).toEqual([]));

  test('add up the programs that pay for the product and combine, but never alternatives', () =>
    expect(
      found(
        'Heat pump',
        paying('bonus', 500, 'Heat pump').combining('whole').build(),
        paying('whole', 8500, 'Heat pump').build(),
        paying('other', 8600, 'Heat pump').build(),
        paying('furnace', 9500, 'Furnace').build(),
      ),
    ).toEqual({ ids: ['whole', 'bonus', 'other'], amount: 9000 }));

  test('exclude a program that has ended', () =>
    expect(found('Heat pump', paying('a', 600, 'Heat pump').that('ended').build())).toEqual({
      ids: [],
      amount: 0,
    }));

  test('include all open programs with an amount if no type is given', () =>
    expect(
      found(
        null,
        paying('a', 600, 'Heat pump').build(),
        paying('b', 50).build(),
        paying('c', 70).that('paused').build(),
      ),
    ).toEqual({ ids: ['a', 'b'], amount: 600 }));
});

test.each([
  ['Gas furnace, 95% or more', { metric: 'AFUE', least: 95 }],
  ['Gas furnace, 95% AFUE or more', { metric: 'AFUE', least: 95 }],
  ['Air conditioner, 15.2 SEER2 or more', { metric: 'SEER2', least: 15.2 }],
  ['Heat pump', null],
  ['Heat pump, ducted', null],
])('The rating that %s needs is %j', (paidFor, needs) =>
  expect(neededRating(paidFor)).toEqual(O.fromNullable(needs)),
);
