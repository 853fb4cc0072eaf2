import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import {
  barrierBetween,
  bestCombination,
  combine,
  dependsOnIncome,
} from '../../../domain/rebate/best-combination.ts';
import { ASSUMED_INCOME, INCOME_BANDS, isOpenTo } from '../../../domain/rebate/income-band.ts';
import type { RebateProgram } from '../../../domain/rebate/rebate-program.ts';
import { mostOf } from '../../../domain/rebate/rebate-rule.ts';
import { aProgram } from '../../builders/a-program.ts';

const TODAY = '2026-11-22';
const amount = (...programs: ReadonlyArray<RebateProgram>) => bestCombination(programs, TODAY).amount;

describe('The maximum of an area (specification, section 3; facts: never the sum of alternatives)', () => {
  test('is 0 without programs', () =>
    expect(bestCombination([], TODAY)).toEqual({ programs: [], amount: 0 }));

  test('is the larger of two alternatives', () =>
    expect(amount(aProgram('a').paying(400).build(), aProgram('b').paying(600).build())).toBe(600));

  test('is the sum of programs that combine, even if only one of them states it', () => {
    const bonus = aProgram('bonus').paying(500).build();
    expect(amount(aProgram('whole').paying(8500).combining('bonus').build(), bonus)).toBe(9000);
    expect(amount(bonus, aProgram('whole').paying(8500).combining('bonus').build())).toBe(9000);
  });

  test('includes a third program only if it combines with both', () => {
    const a = aProgram('a').paying(100).combining('b', 'c').build();
    const b = aProgram('b').paying(90).build();
    const c = aProgram('c').paying(80).build();
    expect(amount(a, b, c)).toBe(190);
    expect(amount(a, aProgram('b').paying(90).combining('c').build(), c)).toBe(270);
  });

  test('prefers many small programs that combine to one that is larger than each', () => {
    const small = ['x', 'y', 'z'].map((id) => aProgram(id).paying(200).combining('x', 'y', 'z').build());
    expect(amount(aProgram('large').paying(500).build(), ...small)).toBe(600);
  });

  test('finds a pair even if a third program pays more than either', () => {
    const [alone, pair] = [aProgram('alone').paying(400), aProgram('pair').paying(300).combining('other')];
    const [other, small] = [aProgram('other').paying(200), aProgram('small').paying(100)];
    expect(amount(...[alone, pair, other, small].map((program) => program.build()))).toBe(500);
  });

  test('does not depend on the order of the programs', () => {
    const [alone, bonus] = [aProgram('alone').paying(500), aProgram('bonus').paying(10).combining('large')];
    const [small, large] = [aProgram('small').paying(50), aProgram('large').paying(600)];
    expect(amount(...[alone, bonus, small, large].map((program) => program.build()))).toBe(610);
  });

  test('is the amount of one program if those that combine pay less', () => {
    const [alone, a] = [aProgram('alone').paying(500), aProgram('a').paying(300).combining('b')];
    const [b, c] = [aProgram('b').paying(150).combining('c'), aProgram('c').paying(140)];
    expect(amount(...[alone, a, b, c].map((program) => program.build()))).toBe(500);
  });

  test('is from the first combination if two pay the same', () => {
    const [one, other] = ['one', 'other'].map((id) => aProgram(id).paying(500).build());
    expect(
      bestCombination(
        [one, other].flatMap((each) => each ?? []),
        TODAY,
      ).programs,
    ).toEqual([one]);
  });

  test('is from the first program that pays the most, if no pair of five others pays more', () => {
    // Each of the five combines only with its two neighbors.
    const ringPaying = (dollars: number) =>
      ['a', 'b', 'c', 'd', 'e'].map((id, i, all) =>
        aProgram(id)
          .paying(dollars)
          .combining(all[(i + 1) % all.length] ?? id)
          .build(),
      );
    const alone = aProgram('alone').paying(200).build();
    const best = { programs: [alone], amount: 200 };
    expect(bestCombination([...ringPaying(100), alone], TODAY)).toEqual(best);
    const later = aProgram('later').paying(200).build();
    expect(bestCombination([...ringPaying(60), alone, later], TODAY)).toEqual(best);
  });

  test('lists the larger amount first, wherever a program without a figure is', () => {
    const small = aProgram('small').paying(100).combining('large').build();
    const large = aProgram('large').paying(300).build();
    expect(bestCombination([small, aProgram('unknown').build(), large], TODAY)).toEqual({
      programs: [large, small],
      amount: 400,
    });
  });

  test('excludes programs that pay for work other than a new system, regardless of their amount', () => {
    const ducts = aProgram('ducts').paying(15_000).combining('a').with({ paysForOtherWork: true }).build();
    const system = aProgram('a').paying(600).build();
    expect(bestCombination([ducts, system], TODAY).programs).toEqual([system]);
    expect(bestCombination([ducts], TODAY, { band: 'low', owner: 'homeowner' }).amount).toBe(0);
  });

  test.each([
    ['has ended', aProgram('b').paying(900).that('ended').build()],
    ['is paused', aProgram('b').paying(900).that('paused').build()],
    ['had its last day yesterday', aProgram('b').paying(900).until('2026-11-21').build()],
    ['begins tomorrow', aProgram('b').paying(900).from('2026-11-23').build()],
    ['has no figure', aProgram('b').build()],
    ['pays nothing', aProgram('b').paying(0).build()],
    ['pays less than nothing', aProgram('b').paying(-50).build()],
  ])('does not count a program that %s', (_what, other) =>
    expect(amount(aProgram('a').paying(300).combining('b').build(), other)).toBe(300),
  );

  test('includes a program on its first and its last day, and one of unknown status', () => {
    expect(amount(aProgram('a').paying(300).until(TODAY).build())).toBe(300);
    expect(amount(aProgram('a').paying(300).from(TODAY).build())).toBe(300);
    expect(amount(aProgram('a').paying(300).that('unknown').build())).toBe(300);
  });
});

describe('Incomes', () => {
  const low = aProgram('low').paying(8000).forIncomes('low').combining('high', 'any').build();
  const high = aProgram('high').paying(2000).forIncomes('moderate', 'high').combining('any').build();
  const any = aProgram('any').paying(300).build();

  test('are middle ones by default, and different ones are never added up', () =>
    expect(amount(low, high, any)).toBe(2300));

  test.each([
    ['low', 8300],
    ['moderate', 2300],
    ['high', 2300],
  ] as const)('select the programs for a household of a %s income', (band, dollars) =>
    expect(bestCombination([low, high, any], TODAY, { band, owner: 'homeowner' }).amount).toBe(dollars),
  );

  test('prevent adding up three programs that share incomes only in pairs', () => {
    const ids = ['a', 'b', 'c'];
    const three = [
      aProgram('a').forIncomes('low', 'moderate'),
      aProgram('b').forIncomes('moderate', 'high'),
      aProgram('c').forIncomes('low', 'high'),
    ].map((program) =>
      program
        .paying(100)
        .combining(...ids)
        .build(),
    );
    expect(amount(...three)).toBe(200);
  });

  test('matter only if an amount depends on them', () => {
    expect(dependsOnIncome([low, any], TODAY)).toBe(true);
    expect(
      dependsOnIncome([any, aProgram('ended').paying(9000).forIncomes('low').that('ended').build()], TODAY),
    ).toBe(false);
    expect(dependsOnIncome([], TODAY)).toBe(false);
  });

  test('keep two programs from being added up, even if one names the other', () => {
    expect(barrierBetween(low, high)).toEqual(O.some('different-incomes'));
    expect(barrierBetween(low, any)).toEqual(O.none);
  });
});

describe('Two programs', () => {
  const unknown = aProgram('unknown').paying(300).build();
  const alone = aProgram('alone').paying(200).combining().build();
  const other = aProgram('other').paying(100).combining('third').build();

  test.each([
    [
      'may or may not combine if neither provider states it',
      unknown,
      aProgram('b').paying(10).build(),
      O.some('unknown'),
    ],
    ['may or may not combine if only one excludes all others', unknown, alone, O.some('unknown')],
    ['do not combine if both name others, but not each other', alone, other, O.some('excluded')],
    ['combine if one names the other', unknown, aProgram('b').combining('unknown').build(), O.none],
  ])('%s', (_what, a, b, barrier) => {
    expect(barrierBetween(a, b)).toEqual(barrier);
    expect(barrierBetween(b, a)).toEqual(barrier);
  });

  test('count only with the larger amount if it is unknown whether they combine', () =>
    expect(bestCombination([alone, unknown, other], TODAY)).toEqual({ programs: [unknown], amount: 300 }));
});

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const program = (id: string) =>
  fc
    .record({
      dollars: fc.integer({ min: 0, max: 9_000 }),
      others: fc.subarray(IDS),
      status: fc.constantFrom('running' as const, 'paused' as const, 'ended' as const, 'unknown' as const),
      bands: fc.subarray([...INCOME_BANDS]),
    })
    .map(({ dollars, others, status, bands }) =>
      aProgram(id)
        .paying(dollars)
        .combining(...others)
        .that(status)
        .forIncomes(...bands)
        .build(),
    );
const area = fc.tuple(...IDS.map(program));

const subsets = <A>(all: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  all.reduce<ReadonlyArray<ReadonlyArray<A>>>(
    (sets, one) => [...sets, ...sets.map((set) => [...set, one])],
    [[]],
  );

test('The best of each group of alternatives is found among many groups, without trying every combination', () => {
  const groups = Array.from({ length: 13 }, (_, group) => [0, 1, 2].map((member) => `${group}-${member}`));
  const many = groups.flatMap((ids, group) =>
    ids.map((id) =>
      aProgram(id)
        .paying(100)
        .combining(...groups.filter((_, other) => other !== group).flat())
        .build(),
    ),
  );
  expect(amount(...many)).toBe(1300);
});

describe('With any programs', () => {
  test('the amount is from the best set of programs that all combine with each other', () =>
    fc.assert(
      fc.property(area, (programs) => {
        const counted = programs.filter(({ status }) => status === 'running' || status === 'unknown');
        const sums = subsets(counted)
          .filter((set) => set.every((a, i) => set.slice(i + 1).every((b) => combine(a, b))))
          .filter((set) => set.every((program) => isOpenTo(program, ASSUMED_INCOME)))
          .map((set) => set.reduce((sum, one) => sum + mostOf(one), 0));
        const best = bestCombination(programs, TODAY);
        expect(best.amount).toBe(Math.max(...sums));
        expect(best.programs.every((a, i) => best.programs.slice(i + 1).every((b) => combine(a, b)))).toBe(
          true,
        );
      }),
    ));

  test('a program that has ended changes nothing', () =>
    fc.assert(
      fc.property(area, fc.integer({ min: 1, max: 99_000 }), (programs, dollars) => {
        const ended = aProgram('ended')
          .paying(dollars)
          .combining(...IDS)
          .that('ended')
          .build();
        expect(bestCombination([ended, ...programs], TODAY)).toEqual(bestCombination(programs, TODAY));
      }),
    ));

  test('a larger list pays no less', () =>
    fc.assert(
      fc.property(area, ([first, ...others]) =>
        expect(amount(...(first ? [first] : []), ...others)).toBeGreaterThanOrEqual(amount(...others)),
      ),
    ));
});
