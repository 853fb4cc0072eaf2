import { expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { nominalCode } from '../../../domain/postal-code/nominal-code.ts';
import { areaOf, parsePostalCode } from '../../../domain/postal-code/postal-code.ts';

test.each([
  ['a zip', '75001', '75001'],
  ['a Canadian town', 'M5V', 'M5V 1A1'],
  ['the Canadian countryside', 'V0N', 'V0N 1A0'],
])('The nominal code of %s is in normal form and in that area', (_what, area, code) => {
  expect(nominalCode(area)).toBe(code);
  expect(parsePostalCode(code)).toEqual(O.some(code));
  expect(areaOf(nominalCode(area))).toBe(area);
});
