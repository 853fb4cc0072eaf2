import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { RebateDirectory } from '../../application/ports/rebate-directory.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';
import type { AreaRebates } from '../../domain/rebate/area-rebates.ts';
import { aProgram } from '../builders/a-program.ts';
import { areaRebates } from '../builders/area-rebates.ts';

/** Rebates under test, and how a test decides what is read. */
export interface RebatesUnderTest {
  readonly rebates: RebateDirectory;
  /** From now on the area of a code has these rebates. Their `askedAt` is not served: the adapter knows it. */
  readonly serve: (code: string, rebates: AreaRebates) => Promise<void>;
  /** From now on nobody answers. */
  readonly breakDown: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const wholeHome = aProgram('whole-home')
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
const paused = aProgram('paused').paying(900).that('paused').build();
const ended = aProgram('ended').paying(9000).that('ended').until('2025-12-31').build();
const noFigure = aProgram('no-figure').build();

/** What every `RebateDirectory` does. */
export const describeRebateDirectory = (name: string, open: () => Promise<RebatesUnderTest>): void => {
  describe(`RebateDirectory: ${name}`, () => {
    let tested: RebatesUnderTest;
    beforeEach(async () => void (tested = await open()));
    afterEach(() => tested.close());

    const read = (code: string) => tested.rebates.rebatesAt(code as PostalCode)();
    const area = areaRebates('Boston, MA', wholeHome, bonus);

    test('reads the area, its programs in their order, and the amount that combines', async () => {
      await tested.serve('02110', area);
      expect(await read('02110')).toMatchObject(
        E.right({ cityState: O.some('Boston, MA'), maxRebate: 9000, programs: [wholeHome, bonus] }),
      );
    });

    test('reads paused and ended programs too, and counts neither', async () => {
      await tested.serve('02110', areaRebates('Boston, MA', bonus, paused, ended));
      expect(await read('02110')).toMatchObject(
        E.right({ maxRebate: 500, programs: [bonus, paused, ended] }),
      );
    });

    test('reads a program without a figure, and an amount of 0', async () => {
      await tested.serve('57101', areaRebates('Sioux Falls, SD', noFigure));
      expect(await read('57101')).toMatchObject(E.right({ maxRebate: 0, programs: [noFigure] }));
    });

    test('reports whether the programs are invented', async () => {
      await tested.serve('02110', { ...area, isSample: true });
      expect(await read('02110')).toMatchObject(E.right({ isSample: true }));
    });

    test('keeps areas apart; where none is known there are no programs', async () => {
      await tested.serve('02110', area);
      expect(await read('99501')).toMatchObject(E.right({ maxRebate: 0, programs: [] }));
    });

    test('is unavailable when nobody answers, and never rejects', async () => {
      await tested.breakDown();
      const answer = await read('02110');
      expect(E.isLeft(answer) && answer.left._tag).toBe('RebatesUnavailable');
    });
  });
};
