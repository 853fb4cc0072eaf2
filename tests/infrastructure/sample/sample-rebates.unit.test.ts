import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { maxRebateOf } from '../../../domain/rebate/area-rebates.ts';
import { dependsOnIncome } from '../../../domain/rebate/best-combination.ts';
import { UTILITY_AREAS } from '../../../infrastructure/sample/sample-utility-rebates.ts';
import { sampleRebates } from '../../../infrastructure/sample/sample-rebates.ts';
import { rebateDecoder } from '../../../infrastructure/import/rebate-rows.ts';
import { fromProgram } from '../../../infrastructure/wire/rebate-wire.ts';
import { isRight } from 'fp-ts/Either';

const SEEDS = '../shared/content/rebate-seeds.json';
const withSeeds = existsSync(SEEDS) ? test : test.skip;
const TODAY = '2026-11-22';

interface Seed {
  readonly area: { readonly cityState: string };
  readonly productRebateDetails: ReadonlyArray<{
    readonly maxRebate: { readonly amount: number };
    readonly rebatePrograms: ReadonlyArray<
      Readonly<Record<'id' | 'name' | 'homeURL' | 'amountLabel', string>>
    >;
  }>;
}

const inArea = (prefix: string) => sampleRebates().filter(({ zipPrefix }) => zipPrefix === prefix);

describe('The sample rebates', () => {
  withSeeds(
    'are the seeds, with their amounts; the area in Canada is left out, since its amounts are not US dollars',
    () => {
      const { byZipPrefix } = JSON.parse(readFileSync(SEEDS, 'utf8')) as {
        readonly byZipPrefix: Readonly<Record<string, Seed>>;
      };
      for (const [prefix, { area, productRebateDetails }] of Object.entries(byZipPrefix)) {
        const [details] = productRebateDetails;
        const programs = inArea(prefix).map(({ program }) => program);
        if (prefix === 'M5' || details === undefined) {
          expect(programs).toEqual([]);
          continue;
        }
        expect(inArea(prefix).map(({ cityState }) => cityState)).toEqual(programs.map(() => area.cityState));
        expect(
          programs.map(({ id, name, homeUrl, amountLabel }) => ({ id, name, homeURL: homeUrl, amountLabel })),
        ).toEqual(details.rebatePrograms);
        expect([prefix, maxRebateOf(programs, O.none, TODAY)]).toEqual([prefix, details.maxRebate.amount]);
      }
    },
  );

  test('would pass an import', () => {
    const decode = rebateDecoder();
    for (const { zipPrefix, cityState, program } of sampleRebates())
      expect(isRight(decode({ zipPrefix, cityState, ...fromProgram(program) }))).toBe(true);
  });

  test('have two to five programs each in more than a dozen states, whose totals come from what combines', () => {
    const states = new Set(UTILITY_AREAS.map(([, cityState]) => cityState.slice(-2)));
    expect(states.size).toBeGreaterThanOrEqual(12);
    for (const [prefix, , ...programs] of UTILITY_AREAS) {
      expect([prefix, programs.length >= 2 && programs.length <= 5]).toEqual([prefix, true]);
      expect(inArea(prefix)).toHaveLength(programs.length);
    }
    const ids = sampleRebates().map(({ program }) => program.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      maxRebateOf(
        inArea('212').map(({ program }) => program),
        O.none,
        TODAY,
      ),
    ).toBe(5200);
  });

  test('depend on the income in Atlanta', () =>
    expect(
      dependsOnIncome(
        inArea('303').map(({ program }) => program),
        TODAY,
      ),
    ).toBe(true));
});
