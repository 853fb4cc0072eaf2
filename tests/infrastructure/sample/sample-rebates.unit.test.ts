import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { maxRebateOf } from '../../../domain/rebate/area-rebates.ts';
import { dependsOnIncome } from '../../../domain/rebate/best-combination.ts';
import { sampleRebates } from '../../../infrastructure/sample/sample-rebates.ts';
import { fileRows } from '../../../infrastructure/import/file-rows.ts';
import { REBATE_COLUMNS, rebateDecoder } from '../../../infrastructure/import/rebate-rows.ts';

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
    'match the seeds and their amounts, without the area in Canada, whose amounts are not in US dollars',
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

  test('are equal to an import of their file', async () => {
    const decode = rebateDecoder();
    const imported = [];
    const shape = { list: 'rebates', columns: REBATE_COLUMNS };
    for await (const row of fileRows('infrastructure/sample/rebates.json', shape))
      if (row.kind === 'row') imported.push(decode(row.record));
    expect(imported).toEqual(sampleRebates().map(E.right));
  });

  test('have two to five programs an area in at least twelve states; a total adds up the programs that combine', () => {
    const areas = [...Map.groupBy(sampleRebates(), ({ zipPrefix }) => zipPrefix).values()];
    expect(areas.filter((programs) => programs.length > 5)).toEqual([]);
    const states = areas
      .filter((programs) => programs.length >= 2)
      .map(([first]) => first?.cityState.slice(-2));
    expect(new Set(states).size).toBeGreaterThanOrEqual(12);
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

  test('depend on the household’s income in Atlanta', () =>
    expect(
      dependsOnIncome(
        inArea('303').map(({ program }) => program),
        TODAY,
      ),
    ).toBe(true));
});
