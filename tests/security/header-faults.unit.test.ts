import { describe, expect, test } from '@jest/globals';
import { headerFaults } from './header-faults.ts';

const GOOD = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
};
const HSTS = 'strict-transport-security';

const without = (name: string) => Object.fromEntries(Object.entries(GOOD).filter(([each]) => each !== name));

describe('The headers of an answer', () => {
  test('are complete with the four that every answer needs', () => {
    expect(headerFaults(GOOD, false)).toEqual([]);
  });

  test.each([
    ['x-content-type-options', ['no nosniff']],
    ['content-security-policy', ['no policy', 'may be framed']],
    ['referrer-policy', ['no referrer-policy']],
  ])('are incomplete without %s', (name, faults) => {
    expect(headerFaults(without(name), false)).toEqual(faults);
  });

  test('may forbid framing with either header', () => {
    const policy = { ...GOOD, 'content-security-policy': "default-src 'none'" };
    expect(headerFaults(policy, false)).toEqual(['may be framed']);
    expect(headerFaults({ ...policy, 'x-frame-options': 'DENY' }, false)).toEqual([]);
  });

  test.each([
    [{}, ['no strict-transport-security']],
    [{ [HSTS]: 'max-age=63072000; includeSubDomains; preload' }, ['strict-transport-security with preload']],
    [{ [HSTS]: 'max-age=60' }, ['strict-transport-security of 60 s']],
    [{ [HSTS]: 'max-age=63072000; includeSubDomains' }, []],
  ])('need HSTS behind TLS: %j', (hsts, faults) => {
    expect(headerFaults({ ...GOOD, ...hsts }, true)).toEqual(faults);
  });

  test('name no software, and have a strict referrer policy', () => {
    expect(headerFaults({ ...GOOD, server: 'x' }, false)).toEqual(['names its software']);
    expect(headerFaults({ ...GOOD, 'referrer-policy': 'unsafe-url' }, false)).toEqual(['no referrer-policy']);
  });
});
