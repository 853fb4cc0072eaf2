import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { byLikelihood, codesMeant, type KnownMeantArea } from '../../../domain/postal-code/codes-meant.ts';

const best = (typed: string): string | undefined => codesMeant(typed)[0]?.area;

describe('The codes that a visitor may have meant (contract, section 7)', () => {
  test.each([
    ['5540l', '55401'],
    ['5540O', '55400'],
    ['554O1', '55401'],
    ['S5401', '55401'],
    ['55401x', '55401'],
    ['754022', '75402'],
    ['75001-', '75001'],
    ['7500I', '75001'],
    ['B0210', '80210'],
    ['9021Q', '90210'],
    ['H2X 1Y', 'H2X'],
    ['M5V3', 'M5V'],
    ['MSV 3L9', 'M5V 3L9'],
    ['M5V 3L99', 'M5V'],
  ])('%s is read as %s first', (typed, area) => expect(best(typed)).toBe(area));

  test('a digit too few is any digit anywhere', () =>
    expect(codesMeant('5540').map(({ area }) => area)).toEqual(
      expect.arrayContaining(['55401', '55540', '05540', '55404']),
    ));

  test.each(['', '12', '123', '1234567', 'Main Street', '1200 Main', '?'])('%j is no code', (typed) =>
    expect(codesMeant(typed)).toEqual([]),
  );

  const LOOKALIKES: Readonly<Record<string, ReadonlyArray<string>>> = {
    0: ['O', 'o', 'Q', 'D'],
    1: ['l', 'I', 'i'],
    2: ['Z', 'z'],
    5: ['S', 's'],
    6: ['G'],
    8: ['B'],
  };
  const zip = fc.integer({ min: 500, max: 99_999 }).map((n) => String(n).padStart(5, '0'));
  const position = fc.integer({ min: 0, max: 4 });

  test('finds a code whose digits were typed as letters that look like them, before any other', () =>
    fc.assert(
      fc.property(zip, fc.integer({ min: 0, max: 3 }), (code, variant) => {
        const typed = [...code].map((digit) => LOOKALIKES[digit]?.[variant] ?? digit).join('');
        if (typed !== code) expect(best(typed)).toBe(code);
      }),
    ));

  test('finds a code with one edit among its guesses, each once', () =>
    fc.assert(
      fc.property(
        zip,
        position,
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom(...EDITS),
        (code, at, digit, edit) => {
          const typed = edit(code, at, String(digit));
          const areas = codesMeant(typed).map(({ area }) => area);
          if (typed !== code) expect(areas).toContain(code);
          expect(new Set(areas).size).toBe(areas.length);
        },
      ),
    ));

  test('a doubled digit and a hanging character are likely slips', () =>
    fc.assert(
      fc.property(zip, position, (code, at) => {
        const doubled = code.slice(0, at) + code[at] + code.slice(at);
        expect(codesMeant(doubled).find(({ area }) => area === code)?.unlikelihood).toBe(1);
        expect(best(`${code}x`)).toBe(code);
      }),
    ));
});

const EDITS: ReadonlyArray<(code: string, at: number, digit: string) => string> = [
  (code, at, digit) => code.slice(0, at) + digit + code.slice(at + 1),
  (code, at) => code.slice(0, at) + code.slice(at + 1),
  (code, at, digit) => code.slice(0, at) + digit + code.slice(at),
  (code, at) => code.slice(0, at) + 'x' + code.slice(at + 1),
  (code, at) => (at === 0 ? code : code.slice(0, at - 1) + code[at] + code[at - 1] + code.slice(at + 1)),
];

test('Areas rank by a plain misreading, then by the visitor’s area, then by the slip, then by population', () => {
  const known = (
    area: string,
    unlikelihood: number,
    miles: number | null,
    codesOfTown: number,
  ): KnownMeantArea => ({
    area,
    unlikelihood,
    miles,
    codesOfTown,
  });
  const ranked = [
    known('far and large', 2, 900, 90),
    known('far and small', 2, 900, 1),
    known('far, an odd slip', 3, 900, 99),
    known('near, an odd slip', 3, 20, 1),
    known('nearer', 3, 5, 1),
    known('misread', 0, 2_000, 1),
  ].toSorted(byLikelihood);
  expect(ranked.map(({ area }) => area)).toEqual([
    'misread',
    'nearer',
    'near, an odd slip',
    'far and large',
    'far and small',
    'far, an odd slip',
  ]);
});
