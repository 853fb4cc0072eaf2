import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { RebateDirectory } from '../../../application/ports/content/rebate-directory.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import type { RebateProgram } from '../../../domain/rebate/rebate-program.ts';
import { aProgram } from '../../builders/a-program.ts';
import { areaRebates } from '../../builders/area-rebates.ts';

/** Rebates under test, and how a test sets their data. */
export interface RebatesUnderTest {
  readonly rebates: RebateDirectory;
  /** Sets the rebates of a code's area, without their `askedAt`: the adapter sets that. */
  readonly serve: (code: string, rebates: AreaRebates) => Promise<void>;
  /** Makes the source stop answering. */
  readonly breakDown: () => Promise<void>;
  readonly close: () => Promise<void>;
}

type Open = () => Promise<RebatesUnderTest>;

const small = aProgram('small').paying(500).until('2026-12-31').build();
const large = aProgram('large').paying(8500).from('2026-01-01').build();
const paused = aProgram('paused').paying(900).that('paused').build();
const ended = aProgram('ended').paying(9000).until('2025-12-31').build();
const noFigure = aProgram('no-figure').build();

const readIn =
  (tested: () => RebatesUnderTest) =>
  (code: string): Promise<E.Either<unknown, AreaRebates>> =>
    tested().rebates.rebatesAt(code as PostalCode)();

/** The contract of every `RebateDirectory`, whatever its provider knows about programs. */
export const describeRebateDirectory = (name: string, open: Open): void => {
  describe(`RebateDirectory: ${name}`, () => {
    let tested: RebatesUnderTest;
    beforeEach(async () => void (tested = await open()));
    afterEach(() => tested.close());

    const read = readIn(() => tested);
    const named = (
      ...programs: ReadonlyArray<{ readonly name: string; readonly rule: RebateProgram['rule'] }>
    ) => programs.map((program) => expect.objectContaining({ name: program.name, rule: program.rule }));

    test('reads the area and its programs in order, and never adds up alternatives', async () => {
      await tested.serve('02110', areaRebates('Boston, MA', small, large));
      expect(await read('02110')).toMatchObject(
        E.right({ cityState: O.some('Boston, MA'), maxRebate: 8500, programs: named(small, large) }),
      );
    });

    test('also reads paused and ended programs, and counts neither', async () => {
      await tested.serve('02110', areaRebates('Boston, MA', small, paused, ended));
      expect(await read('02110')).toMatchObject(
        E.right({ maxRebate: 500, programs: named(small, paused, ended) }),
      );
    });

    test('reads a program without an amount, and an amount of 0', async () => {
      await tested.serve('57101', areaRebates('Sioux Falls, SD', noFigure));
      expect(await read('57101')).toMatchObject(E.right({ maxRebate: 0, programs: named(noFigure) }));
    });

    test('claims nothing about combinations if the source does not state them', async () => {
      await tested.serve('02110', areaRebates('Boston, MA', small, large));
      expect(await read('02110')).toMatchObject(
        E.right({ programs: [{ combinesWith: O.none }, { combinesWith: O.none }] }),
      );
    });

    test('keeps areas apart; an unknown area has no programs', async () => {
      await tested.serve('02110', areaRebates('Boston, MA', small));
      expect(await read('99501')).toMatchObject(E.right({ maxRebate: 0, programs: [] }));
    });

    test('is unavailable when the source does not answer, and never rejects', async () => {
      await tested.breakDown();
      const answer = await read('02110');
      expect(E.isLeft(answer) && answer.left).toMatchObject({ _tag: 'RebatesUnavailable' });
    });
  });
};

/** The contract of a `RebateDirectory` that reads every detail of a program: from our records, or a provider with our wire format. */
export const describeDetailedRebates = (name: string, open: Open): void => {
  describeRebateDirectory(name, open);

  describe(`RebateDirectory: ${name}, in full`, () => {
    let tested: RebatesUnderTest;
    beforeEach(async () => void (tested = await open()));
    afterEach(() => tested.close());

    const read = readIn(() => tested);
    const whole = aProgram('whole-home')
      .paying(8500)
      .combining('bonus')
      .forIncomes('low', 'moderate')
      .from('2026-01-01')
      .until('2026-12-31')
      .with({
        lastChecked: O.some('2026-11-18'),
        paysFor: ['Heat pump', 'Ductless heat pump'],
        whoCanApply: O.some('Homeowners & renters, “all” of them'),
        conditions: ['reserve-before-install', 'enrolled-contractor'],
        summary: O.some('$2,650 per ton, up to $8,500.'),
      })
      .build();
    const bonus = aProgram('bonus').paying(500).that('unknown').build();
    const alone = aProgram('alone').paying(400).combining().build();
    const area = areaRebates('Boston, MA', whole, bonus, alone, noFigure);

    test('reads each program word for word, and the amount of those that combine', async () => {
      await tested.serve('02110', area);
      expect(await read('02110')).toMatchObject(
        E.right({ maxRebate: 9000, programs: [whole, bonus, alone, noFigure] }),
      );
    });

    test('reports whether the programs are sample data', async () => {
      await tested.serve('02110', { ...area, isSample: true });
      expect(await read('02110')).toMatchObject(E.right({ isSample: true }));
      await tested.serve('02110', area);
      expect(await read('02110')).toMatchObject(E.right({ isSample: false }));
    });
  });
};
