import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { withDistinctNames } from '../../../domain/rebate/distinct-names.ts';
import { aProgram } from '../../builders/a-program.ts';

/** A program as its name, what it pays for, and its amount. */
type Facts = readonly [name: string, paysFor: string, amountLabel: string];
const programOf = ([name, paysFor, amountLabel]: Facts, index: number) =>
  aProgram(String(index))
    .with({ name, amountLabel, paysFor: paysFor === '' ? [] : [paysFor] })
    .build();
const namesOf = (facts: ReadonlyArray<Facts>) =>
  withDistinctNames(facts.map(programOf)).map(({ name }) => name);

describe('Programs with the same name', () => {
  test('are distinguished by what they pay for, then by a number, never by the amount', () =>
    expect(
      namesOf([
        ['Energy Trust', 'Ductless heat pump', '$800'],
        ['Energy Trust', 'Ducted heat pump', '$3,000'],
        ['City', 'Furnace', '$800'],
        ['Energy Trust', 'Ductless heat pump', '$1,000'],
      ]),
    ).toEqual([
      'Energy Trust: Ductless heat pump (1 of 2)',
      'Energy Trust: Ducted heat pump',
      'City',
      'Energy Trust: Ductless heat pump (2 of 2)',
    ]));

  test('get no suffix that is unknown or the same for all of them', () => {
    expect(
      namesOf([
        ['HEAR', 'Heat pump', '$8,000'],
        ['HEAR', 'Heat pump', '$4,000'],
      ]),
    ).toEqual(['HEAR (1 of 2)', 'HEAR (2 of 2)']);
    expect(
      namesOf([
        ['HEAR', '', '$8,000'],
        ['HEAR', 'Heat pump', '$8,000'],
      ]),
    ).toEqual(['HEAR', 'HEAR: Heat pump']);
  });

  test('are distinguished by all that they pay for', () => {
    const both = aProgram('a').with({ name: 'HEAR', paysFor: ['Heat pump', 'Furnace'] });
    const one = aProgram('b').with({ name: 'HEAR', paysFor: ['Heat pump'] });
    expect(withDistinctNames([both.build(), one.build()]).map(({ name }) => name)).toEqual([
      ...['HEAR: Heat pump, Furnace', 'HEAR: Heat pump'],
    ]);
  });

  const one = fc.constantFrom;
  test('get different names, and keep all their other fields', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(one('A', 'B'), one('', 'x', 'y'), one('1', '2'))), (facts) => {
        const programs = facts.map(programOf);
        const renamed = withDistinctNames(programs);
        expect(new Set(renamed.map(({ name }) => name)).size).toBe(programs.length);
        expect(renamed).toEqual(programs.map((program) => ({ ...program, name: expect.any(String) })));
      }),
    ));
});
