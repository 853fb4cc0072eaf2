import { describe, expect, test } from '@jest/globals';
import { countryOfRegion, REGIONS } from '../../../domain/lead/regions.ts';
import { REGIONS_IN_FRENCH } from '../../../domain/lead/regions-in-french.ts';

const codes = (regions: typeof REGIONS) => regions.map(({ value }) => value).toSorted();

describe('States and provinces (specification, section 3)', () => {
  test('are 50 states, DC, five territories of the United States, ten provinces and three territories of Canada, each once', () => {
    expect(REGIONS).toHaveLength(69);
    expect(new Set(codes(REGIONS)).size).toBe(69);
    expect(REGIONS.every(({ value, label }) => /^[A-Z]{2}$/.test(value) && label.length > 3)).toBe(true);
  });

  test.each(['PR', 'VI', 'GU', 'AS', 'MP'])('%s is a territory of the United States', (code) => {
    expect(codes(REGIONS)).toContain(code);
    expect(countryOfRegion(code)).toBe('US');
  });

  test('are the same in French', () => expect(codes(REGIONS_IN_FRENCH)).toEqual(codes(REGIONS)));
});
