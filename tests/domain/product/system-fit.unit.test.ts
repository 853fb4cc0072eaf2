import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { climateOf } from '../../../domain/product/climate.ts';
import { DUCTS, fitsFor, FUELS, type HomeAnswers } from '../../../domain/product/system-fit.ts';

describe('The climate of a place', () => {
  test.each([
    ['Minneapolis', 'MN', 44.98, -93.27, 'cold'],
    ['Toronto', 'ON', 43.65, -79.37, 'cold'],
    ['Utqiagvik', 'AK', 71.25, -156.8, 'cold'],
    ['Denver', 'CO', 38.9, -104.9, 'cold'],
    ['New York', 'NY', 40.75, -73.99, 'cold'],
    ['Seattle', 'WA', 47.6, -122.33, 'mild'],
    ['Spokane', 'WA', 47.66, -117.4, 'cold'],
    ['Vancouver', 'BC', 49.25, -123.1, 'mild'],
    ['Prince George', 'BC', 53.9, -122.7, 'cold'],
    ['San Francisco', 'CA', 37.77, -122.42, 'mild'],
    ['Addison', 'TX', 32.96, -96.84, 'mild'],
    ['Kansas City at the border', 'MO', 39, -94.5, 'cold'],
    ['Houston', 'TX', 29.76, -95.37, 'hot'],
    ['the border of the hot climate', 'TX', 31, -95.37, 'mild'],
    ['Phoenix', 'AZ', 33.45, -112.07, 'hot'],
    ['the border of the desert', 'AZ', 34.5, -112.07, 'mild'],
    ['the eastern border of the west coast', 'CA', 39.5, -121.5, 'cold'],
    ['the northern border of the west coast', 'BC', 51, -125, 'cold'],
    ['Flagstaff', 'AZ', 35.2, -111.65, 'mild'],
    ['Honolulu', 'HI', 21.3, -157.86, 'hot'],
    ['San Juan', 'PR', 18.4, -66.1, 'hot'],
  ])('is known for %s, %s', (_name, state, lat, lon, climate) => {
    expect(climateOf({ state, lat, lon })).toBe(climate);
  });
});

const answers = fc.record<HomeAnswers>({
  fuel: fc.constantFrom(...FUELS),
  ducts: fc.constantFrom(...DUCTS),
  climate: fc.constantFrom('cold', 'mild', 'hot', null),
});

const systemsFor = (given: HomeAnswers) => fitsFor(given).map(({ system }) => system);

describe('Systems that fit a home', () => {
  test.each([
    [{ fuel: 'gas', ducts: 'yes', climate: 'cold' }, ['furnace-ac', 'hybrid']],
    [{ fuel: 'oil', ducts: 'yes', climate: null }, ['furnace-ac', 'hybrid']],
    [{ fuel: 'gas', ducts: 'yes', climate: 'mild' }, ['hybrid', 'furnace-ac']],
    [{ fuel: 'gas', ducts: 'yes', climate: 'hot' }, ['heat-pump', 'furnace-ac']],
    [{ fuel: 'electricity', ducts: 'yes', climate: 'cold' }, ['heat-pump']],
    [{ fuel: 'electricity', ducts: 'yes', climate: 'hot' }, ['heat-pump', 'ac-air-handler']],
    [{ fuel: 'unsure', ducts: 'unsure', climate: null }, ['furnace-ac', 'heat-pump', 'ductless']],
    [{ fuel: 'unsure', ducts: 'yes', climate: 'mild' }, ['hybrid', 'furnace-ac']],
    [{ fuel: 'gas', ducts: 'no', climate: 'cold' }, ['ductless', 'furnace-ac']],
    [{ fuel: 'electricity', ducts: 'no', climate: 'mild' }, ['ductless', 'heat-pump']],
  ] as const)('are right for the answers %j', (given, systems) => {
    expect(systemsFor(given)).toEqual(systems);
  });

  it('are one to three different systems, each with different reasons', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const fits = fitsFor(given);
        expect(fits.length).toBeGreaterThanOrEqual(1);
        expect(fits.length).toBeLessThanOrEqual(3);
        expect(new Set(systemsFor(given)).size).toBe(fits.length);
        for (const { reasons } of fits) {
          expect(reasons.length).toBeGreaterThanOrEqual(1);
          expect(new Set(reasons).size).toBe(reasons.length);
          expect(reasons).not.toContain(undefined);
        }
      }),
    );
  });

  it('burn no fuel if the home has only electricity', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const systems = systemsFor({ ...given, fuel: 'electricity' });
        expect(systems).not.toContain('furnace-ac');
        expect(systems).not.toContain('hybrid');
      }),
    );
  });

  it('begin with ductless if the home has no ducts, and mention new ducts for the others', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const [first, ...others] = fitsFor({ ...given, ducts: 'no' });
        expect(first?.system).toBe('ductless');
        for (const { reasons } of others) expect(reasons).toContain('new-ducts');
      }),
    );
  });

  it('use existing ducts as a reason only if the home has ducts', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const usesDucts = fitsFor(given).some(({ reasons }) => reasons.includes('uses-ducts'));
        expect(usesDucts).toBe(given.ducts === 'yes');
      }),
    );
  });

  it('have reasons for cold and mild winters', () => {
    expect(fitsFor({ fuel: 'gas', ducts: 'yes', climate: 'cold' })).toEqual([
      { system: 'furnace-ac', reasons: ['uses-fuel', 'cold-needs-heat', 'uses-ducts'] },
      { system: 'hybrid', reasons: ['hybrid-saves-fuel', 'cold-backup', 'uses-ducts'] },
    ]);
    expect(fitsFor({ fuel: 'unsure', ducts: 'unsure', climate: 'mild' })[0]).toEqual({
      system: 'hybrid',
      reasons: ['hybrid-saves-fuel', 'mild-suits-heat-pump', 'fuel-if-available'],
    });
    expect(fitsFor({ fuel: 'unsure', ducts: 'unsure', climate: null })).toEqual([
      { system: 'furnace-ac', reasons: ['fuel-if-available'] },
      { system: 'heat-pump', reasons: ['all-electric'] },
      { system: 'ductless', reasons: ['ducts-unsure'] },
    ]);
    expect(fitsFor({ fuel: 'oil', ducts: 'no', climate: 'hot' })).toEqual([
      { system: 'ductless', reasons: ['no-ducts'] },
      { system: 'heat-pump', reasons: ['new-ducts', 'all-electric', 'hot-little-heat'] },
    ]);
    expect(fitsFor({ fuel: 'electricity', ducts: 'no', climate: 'cold' })).toEqual([
      { system: 'ductless', reasons: ['no-ducts', 'cold-climate-model'] },
      { system: 'heat-pump', reasons: ['new-ducts', 'all-electric', 'cold-climate-model'] },
    ]);
  });
});
