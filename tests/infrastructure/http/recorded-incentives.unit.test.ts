import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { maxRebateOf } from '../../../domain/rebate/area-rebates.ts';
import { mostOf } from '../../../domain/rebate/rebate-rule.ts';
import { statusOn } from '../../../domain/rebate/program-status.ts';
import { decodeIncentives, type BandIncentives } from '../../../infrastructure/http/incentives-wire.ts';

/** Answers of the real API, read from their folder: we may not publish them. */
const FOLDER = '../shared/fixtures/rewiring-america';
const recorded = existsSync(FOLDER) ? test : test.skip;
const TODAY = '2026-11-22';

const read = (file: string): BandIncentives => {
  const answer = decodeIncentives('homeowner')(JSON.parse(readFileSync(`${FOLDER}/${file}.json`, 'utf8')));
  if (E.isLeft(answer)) throw new Error(answer.left);
  return answer.right;
};

/** The expected results of each answer: its income, its rebates for our products (running, paused, ended), and their maximum amount. */
const YIELDS = [
  ['il-60304-state-utility-lowincome', 'low', 0, 0, 0, 0],
  ['v1-02903-state-utility-lowincome', 'low', 1, 0, 5, 11_500],
  ['v1-15289-homeowner-85000-joint-4', 'moderate', 0, 0, 0, 0],
  ['v1-80517-xcel', 'moderate', 0, 0, 0, 0],
  ['v1-az-85001-state-utility-moderateincome', 'moderate', 2, 0, 3, 14_000],
  ['v1-az-85702-state-utility-lowincome', 'low', 5, 0, 0, 14_000],
  ['v1-ct-06002-state-utility-lowincome', 'low', 7, 0, 0, 3_000],
  ['v1-ga-30033-utility', 'low', 4, 0, 1, 1_000],
  ['v1-me-04772-state-lowincome', 'low', 5, 0, 0, 12_900],
  ['v1-mi-48103-state-utility-lowincome', 'low', 5, 0, 0, 1_200],
  ['v1-nv-89108-state-utility-lowincome', 'low', 2, 0, 0, 2_500],
  ['v1-or-97001-state-lowincome', 'low', 10, 3, 7, 7_000],
  ['v1-pa-17555-state-lowincome', 'low', 0, 0, 6, 0],
  ['v1-va-22030-state-utility-lowincome', 'low', 0, 0, 0, 0],
  ['v1-vt-05845-vec-ev-low-income', 'low', 0, 0, 0, 0],
  ['v1-vt-bennington-co-not-low-income', 'moderate', 0, 0, 0, 0],
  ['v1-wi-53910-lowincome', 'low', 0, 0, 0, 0],
] as const;

describe('The recorded answers of the incentives API', () => {
  recorded('are all in the table', () =>
    expect(
      readdirSync(FOLDER)
        .filter((file) => file.endsWith('.json'))
        .sort(),
    ).toEqual(YIELDS.map(([file]) => `${file}.json`)),
  );

  recorded.each(YIELDS)('%s yields %s: %p running, %p paused, %p ended, at most $%p', (file, ...yields) => {
    const { band, programs } = read(file);
    const count = (status: string) =>
      programs.filter((program) => statusOn(program, TODAY) === status).length;
    const most = maxRebateOf(programs, O.none, TODAY);
    expect([band, count('running'), count('paused'), count('ended'), most]).toEqual(yields);
  });

  recorded.each([
    [
      'v1-02903-state-utility-lowincome',
      [
        ['30% of the cost', null],
        ['60% of the cost, up to $11,500', 11_500],
        ['$1,250 per ton', 3_750],
        ['$400 per ton', 1_200],
        ['$200 per ton', 600],
        ['$75', 75],
      ],
    ],
    [
      'v1-az-85001-state-utility-moderateincome',
      [
        ['50% of the cost, up to $14,000', 14_000],
        ['50% of the cost, up to $8,000', 8_000],
        ['$250', 250],
        ['$200 to $1,200', 1_200],
        ['$30 to $115', 115],
      ],
    ],
    [
      'v1-nv-89108-state-utility-lowincome',
      [
        ['100% of the cost', null],
        ['Up to $2,500', 2_500],
      ],
    ],
  ] as const)('%s has these amounts', (file, amounts) =>
    expect(read(file).programs.map((program) => [program.amountLabel, mostOf(program) || null])).toEqual(
      amounts,
    ),
  );
});
