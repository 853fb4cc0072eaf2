import { describe, expect, it } from '@jest/globals';
import { samplePools } from '../../../infrastructure/sample/sample-pools.ts';
import { sampleDealers } from '../../../infrastructure/sample/sample-dealers.ts';
import { readSettings } from '../../../infrastructure/settings/settings.ts';

const pools = samplePools();
const all = pools.flatMap(({ numbers, fallbackNumber }) => [...numbers, fallbackNumber]);

describe('Sample pools', () => {
  it('match the pools that sample dealers use', () => {
    const addison = { code: '75001', city: 'Addison', state: 'TX', lat: 32.96, lon: -96.84 };
    const dealers = sampleDealers([addison], 200);
    const named = new Set(dealers.map(({ fuseInfo }) => fuseInfo?.pool).filter((pool) => pool !== undefined));
    expect([...named].toSorted()).toEqual(pools.map(({ pool }) => pool));
  });

  it('have 20 numbers each, and no number twice', () => {
    for (const { numbers } of pools) expect(numbers).toHaveLength(20);
    expect(new Set(all).size).toBe(all.length);
  });

  it("have only fictional toll-free numbers, without the site's own", () => {
    for (const number of all) expect(number).toMatch(/^8(00|33|44|55|66)55501\d\d$/);
    expect(all).not.toContain(readSettings({}).defaultPhone.replaceAll('-', ''));
  });
});
