import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isStreetAddress, isStreetBegun } from '../../../domain/lead/street-address.ts';

const CHARACTERS = [..."aZéÀœñ09/.#&'’-"];
const part = fc.string({ unit: fc.constantFrom(...CHARACTERS), minLength: 1, maxLength: 12 });
const number = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 6 });

describe('A street address (specification, section 5)', () => {
  test.each([
    ['1200 Main St'],
    ['1 a'],
    ['12 1/2 Elm St.'],
    ['100 rue Sainte-Catherine O'],
    ['4321 avenue du Mont-Royal Est'],
    ['77 chemin de la Côte-des-Neiges'],
    ['77 Cote\u0301-des-Neiges'],
    ['500 5th Ave'],
    ['  1200  Main St '],
    ['1200 Main St, Addison'],
    ['12 Main St #4'],
    ["1200 O'Neil St"],
    ["12 Rue de l'Église"],
    ['12, rue de l’Église'],
    ['PO Box 12'],
    ['P.O. Box 4021'],
    ['p o box #7'],
    ['Case postale 88'],
    ['POBox 12'],
    ['PO Box  12b'],
    ['CP 88'],
    ['C.P. 88'],
    ['c p 88'],
    ['12,rue Sainte-Catherine'],
    ['1200B Main St'],
    ['123A Main St'],
    ['12-14 Main St'],
    ['37-15 73rd St'],
    ['91-1012 Hanakahi St'],
    ['12A-14, rue de l’Église'],
    ['RR 2 Box 152'],
    ['R.R. #2, Box 152A'],
    ['Rural Route 2'],
    ['HC 1 Box 12'],
    ['PSC 3 Box 4120'],
    ['CMR 450, Box 12'],
    ['Unit 2050 Box 4190'],
  ])('may be %j', (text) => expect(isStreetAddress(text)).toBe(true));

  test.each([
    [''],
    [' '],
    ['1200'],
    ['Main St'],
    ['Main St 1200'],
    ['12- Main St'],
    ['-14 Main St'],
    ['12AB Main St'],
    ['12-14-16 Main St'],
    ['RR'],
    ['RR two Box 152'],
    ['RR 2 Box'],
    ['1200 Main St,, Addison'],
    ['1200 Main St,'],
    ['PO Box'],
    ['Unit 4'],
    ['N Main St'],
    ['PO Box twelve'],
    ['A PO Box 12'],
    ['1200\tMain St'],
    ['1200 Main\nSt'],
    ['١٢ Main St'],
  ])('may not be %j', (text) => expect(isStreetAddress(text)).toBe(false));

  test('may be digits and any allowed characters', () => {
    fc.assert(
      fc.property(number, fc.array(part, { minLength: 1, maxLength: 8 }), (digits, parts) => {
        expect(isStreetAddress([digits, ...parts].join(' '))).toBe(true);
      }),
    );
  });

  test('may not contain a single forbidden character', () => {
    const other = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 1 })
      .filter((character) => !/[\p{L}\p{M}\d/.,#&'’ -]/u.test(character));
    fc.assert(
      fc.property(part, other, (end, odd) => expect(isStreetAddress(`12 a${odd}${end}`)).toBe(false)),
    );
  });

  test('is checked quickly, even in a very long text', () => {
    const begun = process.cpuUsage();
    expect(isStreetAddress(`1 ${'a '.repeat(50_000)}!`)).toBe(false);
    // Processor time, in microseconds: other work on the machine does not count.
    expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
  });
});

test.each([
  ['1200 mai', true],
  ['  1200 main st', true],
  ['12 1/2 elm', true],
  ['1200 ma', false],
  ['1200', false],
  ['main st', false],
  ['1200 5th', false],
  ['', false],
])('%j is enough of a street for a lookup: %j', (text, isBegun) => expect(isStreetBegun(text)).toBe(isBegun));
