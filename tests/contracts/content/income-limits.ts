import { describe, expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { IncomeLimits } from '../../../application/ports/content/income-limits.ts';
import type { AreaIncomes } from '../../../domain/rebate/household.ts';
import { areaIncomes } from '../../builders/area-incomes.ts';

/** An area with HUD's code and a place in it. */
export interface CodedArea {
  readonly fips: string;
  readonly place: {
    readonly city: string;
    readonly state: string;
    readonly lat: number;
    readonly lon: number;
  };
  readonly incomes: AreaIncomes;
}

const HENNEPIN: CodedArea = {
  fips: '2705399999',
  place: { city: 'Minneapolis', state: 'MN', lat: 44.98, lon: -93.27 },
  incomes: areaIncomes('Hennepin County, MN'),
};

const BOSTON: CodedArea = {
  fips: '2502507000',
  place: { city: 'Boston', state: 'MA', lat: 42.36, lon: -71.06 },
  incomes: areaIncomes('Boston, MA', 90_000),
};

/** The contract of every `IncomeLimits`; `make` returns one that knows these areas. */
export const describeIncomeLimits = (
  name: string,
  make: (areas: ReadonlyArray<CodedArea>) => Promise<IncomeLimits>,
): void =>
  describe(`IncomeLimits: ${name}`, () => {
    it('has those of a place’s county, and in New England of its town', async () => {
      const limits = await make([HENNEPIN, BOSTON]);
      for (const { place, incomes } of [HENNEPIN, BOSTON])
        expect(await limits.at(place)()).toEqual(E.right(O.some(incomes)));
    });

    it('has none elsewhere', async () => {
      const limits = await make([HENNEPIN, BOSTON]);
      for (const place of [
        { city: 'Duluth', state: 'MN', lat: 46.79, lon: -92.1 },
        { city: 'Quincy', state: 'MA', lat: 42.25, lon: -71 },
        { city: 'Toronto', state: 'ON', lat: 43.65, lon: -79.38 },
      ])
        expect(await limits.at(place)()).toEqual(E.right(O.none));
    });
  });
