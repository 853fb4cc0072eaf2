import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { referenceOf } from '../../../domain/lead/reference.ts';

const LEAD = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('The reference of a lead (contract, section 7)', () => {
  test('is R- and 8 characters that are hard to confuse', () =>
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(referenceOf(id)).toMatch(/^R-[\dA-HJKMNP-TV-Z]{8}$/);
      }),
    ));

  test('is the same for ids in small or capital letters', () =>
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(referenceOf(id)).toBe(referenceOf(id.toUpperCase()));
      }),
    ));

  test('never changes between releases, since visitors write it down', () => {
    expect(referenceOf(LEAD)).toBe('R-1Y7TTPYS');
    expect(referenceOf('00000000-0000-4000-8000-000000000000')).toBe('R-00000000');
    expect(referenceOf('ffffffff-ffff-4fff-bfff-ffffffffffff')).toBe('R-ZZZZZZZZ');
  });

  test('differs if the first 40 bits of the ids differ', () =>
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (one, other) => {
        const areSame = one.slice(0, 11) === other.slice(0, 11);
        expect(referenceOf(one) === referenceOf(other)).toBe(areSame);
      }),
    ));
});
