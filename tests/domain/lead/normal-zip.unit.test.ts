import { expect, test } from '@jest/globals';
import { withNormalZip } from '../../../domain/lead/normal-zip.ts';

test.each([
  ['75001', '75001'],
  ['75001-1234', '75001'],
  ['m5v3l9', 'M5V 3L9'],
  ['7500', '7500'],
  ['', ''],
])('A draft with the postal code %j has the code %j', (typed, zip) =>
  expect(withNormalZip({ firstName: 'Ann', zip: typed })).toEqual({ firstName: 'Ann', zip }),
);

test('A draft without a postal code gets none', () =>
  expect(withNormalZip({ firstName: 'Ann' })).toStrictEqual({ firstName: 'Ann' }));
