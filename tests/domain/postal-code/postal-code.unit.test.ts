import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { shownCode } from '../../../domain/postal-code/normal-code.ts';
import { areaOf, countryOf, parsePostalCode } from '../../../domain/postal-code/postal-code.ts';

const parsed = (typed: string): string | null => O.toNullable(parsePostalCode(typed));

describe('A postal code (section 5)', () => {
  test.each([
    ['75001', '75001'],
    ['90210-1234', '90210'],
    [' 02139', '02139'],
    ['02139 ', '02139'],
    ['00000', '00000'],
    ['M5V 3L9', 'M5V 3L9'],
    ['m5v3l9', 'M5V 3L9'],
    ['h2y1c6', 'H2Y 1C6'],
    ['K1A-0B1', 'K1A 0B1'],
  ])('%p is %p', (typed, normal) => expect(parsed(typed)).toBe(normal));

  test.each([
    '',
    ' ',
    '7500',
    '750011',
    'abcde',
    '90210 1234',
    '902101234',
    '90210-',
    '90210-12',
    'M5V',
    'M5V  3L9',
    'M5V_3L9',
    '5MV 3L9',
    '75001<',
    '７５００１',
  ])('%p is none', (typed) => expect(parsed(typed)).toBeNull());

  const us = fc.stringMatching(/^\d{5}(-\d{4})?$/);
  const canadian = fc.stringMatching(/^[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d$/);

  test('every code of both patterns is read, and its normal form is read as itself', () => {
    fc.assert(
      fc.property(fc.oneof(us, canadian), (typed) => {
        const normal = parsed(typed);
        expect(normal).not.toBeNull();
        expect(parsed(normal as string)).toBe(normal);
      }),
    );
  });

  test('whatever is typed is read or refused, never thrown on', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const normal = parsed(typed);
        expect(normal === null || /^(\d{5}|[A-Z]\d[A-Z] \d[A-Z]\d)$/.test(normal)).toBe(true);
      }),
    );
  });

  test('knows its country and its area on a map', () => {
    const [us, ca] = ['75001-1234', 'm5v3l9'].map((code) => O.toNullable(parsePostalCode(code)));
    expect([us && countryOf(us), us && areaOf(us)]).toEqual(['US', '75001']);
    expect([ca && countryOf(ca), ca && areaOf(ca)]).toEqual(['CA', 'M5V']);
  });

  test.each([
    ['m5v3l9', 'M5V 3L9'],
    ['75001-1234', '75001'],
    ['ABC', 'ABC'],
  ])('%p is shown as %p', (typed, shown) => expect(shownCode(typed)).toBe(shown));
});
