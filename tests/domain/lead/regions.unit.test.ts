import { describe, expect, test } from '@jest/globals';
import { REGIONS, REGIONS_IN_FRENCH } from '../../../domain/lead/regions.ts';

const codes = (regions: typeof REGIONS) => regions.map(({ value }) => value).toSorted();

describe('States and provinces (specification, section 3)', () => {
  test('50 states, DC, ten provinces and three territories, each once', () => {
    expect(REGIONS).toHaveLength(64);
    expect(new Set(codes(REGIONS)).size).toBe(64);
    expect(REGIONS.every(({ value, label }) => /^[A-Z]{2}$/.test(value) && label.length > 3)).toBe(true);
  });

  test('the same in French', () => expect(codes(REGIONS_IN_FRENCH)).toEqual(codes(REGIONS)));
});
