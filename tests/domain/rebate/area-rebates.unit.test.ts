import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import {
  maxRebateOf,
  NO_REBATES,
  rebatesFor,
  rebatesOn,
  savingsOf,
} from '../../../domain/rebate/area-rebates.ts';
import { closedPrograms, topPrograms } from '../../../domain/rebate/top-programs.ts';
import { aProgram } from '../../builders/a-program.ts';
import { areaRebates } from '../../builders/area-rebates.ts';

const TODAY = '2026-11-22';
const ids = (programs: ReadonlyArray<{ readonly id: string }>) => programs.map(({ id }) => id);

describe('The savings of an area (specification, section 2)', () => {
  const boston = areaRebates('Boston, MA', aProgram('a').paying(8500).build());

  test('are shown with location info and an amount above 0', () =>
    expect(savingsOf(boston)).toEqual(O.some({ cityState: 'Boston, MA', amount: 8500 })));

  test('are whole US dollars', () =>
    expect(savingsOf({ ...boston, maxRebate: 99.99 })).toEqual(
      O.some({ cityState: 'Boston, MA', amount: 99 }),
    ));

  test('are shown from one dollar up, with a trimmed location', () =>
    expect(savingsOf({ ...boston, cityState: O.some(' Boston, MA '), maxRebate: 1 })).toEqual(
      O.some({ cityState: 'Boston, MA', amount: 1 }),
    ));

  test.each([
    ['no location is known', { ...boston, cityState: O.none }],
    ['the location is blank', { ...boston, cityState: O.some('  ') }],
    ['the amount is 0', { ...boston, maxRebate: 0 }],
    ['the amount is less than a dollar', { ...boston, maxRebate: 0.5 }],
    ['the amount is below 0', { ...boston, maxRebate: -5 }],
    ['nothing is known', NO_REBATES],
  ])('are not shown if %s', (_when, area) => expect(savingsOf(area)).toEqual(O.none));
});

describe('The rebates of a household', () => {
  const area = areaRebates(
    'Atlanta, GA',
    aProgram('low').paying(8000).forIncomes('low').build(),
    aProgram('moderate').paying(4000).forIncomes('moderate').build(),
    aProgram('all').paying(100).build(),
  );

  test.each([
    [50_000, 'low', 8000],
    [125_000, 'moderate', 4000],
    ['more', 'high', 100],
  ] as const)('with an income up to %s are those for a %s income', (income, band, most) => {
    const found = rebatesFor(area, { income, size: 4, owner: 'homeowner' }, TODAY);
    expect(found).toMatchObject({
      maxRebate: most,
      household: O.some({ applicants: [{ band, owner: 'homeowner' }], median: 'country' }),
    });
    expect(found.programs).toEqual(area.programs);
  });

  test('are still those for its income on a later day', () => {
    const found = rebatesFor(
      { ...area, maxRebate: 9000 },
      { income: 50_000, size: 4, owner: 'homeowner' },
      TODAY,
    );
    expect(rebatesOn(found, '2027-01-01').maxRebate).toBe(8000);
  });
});

describe('The rebates on a day', () => {
  const area = areaRebates(
    'Boston, MA',
    aProgram('last').paying(700).until(TODAY).build(),
    aProgram('paused').paying(900).that('paused').build(),
    aProgram('all-year').paying(500).build(),
  );
  const statusesOn = (day: string) =>
    rebatesOn(area, day).programs.map(({ id, status }) => `${id}: ${status}`);

  test('include a program on its last day', () => {
    expect(statusesOn(TODAY)).toEqual(['last: running', 'paused: paused', 'all-year: running']);
    expect(rebatesOn(area, TODAY).maxRebate).toBe(700);
  });

  test('show a program as ended after its last day, and do not count it', () => {
    expect(statusesOn('2026-11-23')).toEqual(['last: ended', 'paused: paused', 'all-year: running']);
    expect(rebatesOn(area, '2026-11-23').maxRebate).toBe(500);
  });

  test('have all other facts of the answer', () => {
    const { programs, maxRebate, ...facts } = area;
    expect(rebatesOn(area, TODAY)).toMatchObject(facts);
    expect(rebatesOn(area, TODAY).programs[2]).toEqual(programs[2]);
    expect(maxRebate).toBe(700);
  });
});

describe('The maximum stated by a provider', () => {
  const noFigure = aProgram('a').build();

  test('counts if the amount of an open program is missing', () => {
    expect(maxRebateOf([noFigure], O.some(9000), TODAY)).toBe(9000);
    expect(maxRebateOf([noFigure, aProgram('b').paying(500).build()], O.some(9000.4), TODAY)).toBe(9000);
  });

  test('is ignored if every amount is known, and the best combination counts', () =>
    expect(maxRebateOf([aProgram('b').paying(500).build()], O.some(9000), TODAY)).toBe(500));

  test.each([
    ['no program is known', []],
    [
      'every program has ended or is paused',
      [aProgram('a').that('ended').build(), aProgram('b').that('paused').build()],
    ],
  ])('is 0 if %s', (_when, programs) => expect(maxRebateOf(programs, O.some(9000), TODAY)).toBe(0));

  test('is never below 0', () => expect(maxRebateOf([noFigure], O.some(-3), TODAY)).toBe(0));

  test('may be missing, and then the known amounts count', () =>
    expect(maxRebateOf([noFigure, aProgram('b').paying(500).build()], O.none, TODAY)).toBe(500));
});

describe('The top programs (specification, section 3)', () => {
  const programs = [
    aProgram('none').build(),
    aProgram('small').paying(50).combining('bonus').build(),
    aProgram('ended').paying(9000).that('ended').build(),
    aProgram('alternative').paying(700).build(),
    aProgram('bonus').paying(900).build(),
    aProgram('low').paying(100).forIncomes('low').build(),
  ];

  test('begin with the best combination, then the others by amount', () =>
    expect(ids(topPrograms(programs, TODAY))).toEqual(['bonus', 'small', 'alternative', 'low', 'none']));

  test('omit closed programs, which are listed separately', () =>
    expect(ids(closedPrograms(programs, TODAY))).toEqual(['ended']));
});
