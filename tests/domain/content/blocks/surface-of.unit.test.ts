import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { SURFACE_COLORS, surfaceOf } from '../../../../domain/content/blocks/surface-of.ts';
import { SURFACES } from '../../../../domain/content/blocks/surface.ts';

const of = (written: string) => O.toNullable(surfaceOf(written));

describe('The background that content names', () => {
  it.each(SURFACES)('is the surface of that name: %s', (surface) => expect(of(surface)).toBe(surface));

  it.each([
    ['light', 'mist'],
    ['very-light-gray', 'mist'],
    [' Navy ', 'ink'],
    ['black', 'ink'],
    ['dark', 'ink'],
    ['sky', 'breeze'],
    ['blue', 'breeze'],
    ['orange', 'ember'],
    ['green', 'leaf'],
    ['cream', 'paper'],
    ['primary', 'ink'],
  ])('is the surface for a palette name: %s', (word, surface) => expect(of(word)).toBe(surface));

  it.each([
    ['#fff', 'white'],
    ['#FFFFFFcc', 'white'],
    ['#0f2a33', 'ink'],
    ['#000', 'ink'],
    ['#000080', 'ink'],
    ['#dcf0f4', 'breeze'],
    ['#ff6600', 'ember'],
    ['#e0f2e0', 'leaf'],
    ['#faf7f0', 'paper'],
    ['#00a000', 'leaf'],
  ])('is the surface nearest to a color: %s', (color, surface) => expect(of(color)).toBe(surface));

  it.each(['', '#', '#12', '#ggg', '#fffff', 'a#fff', 'plaid', 'constructor'])(
    'does not exist for %p',
    (word) => expect(of(word)).toBeNull(),
  );
});

test('Every color has a nearest surface', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^#[\da-f]{6}$/), (color) => expect(SURFACES).toContain(of(color))),
  ));

test('The colors match those of the theme', () => {
  const theme = ['tokens', 'base']
    .map((file) => readFileSync(`ui/theme/${file}.css`, 'utf8'))
    .join('')
    .replace('#fff;', '#ffffff;');
  expect(SURFACE_COLORS.filter(([color]) => !theme.includes(`${color};`))).toEqual([]);
});
