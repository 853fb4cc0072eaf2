import { describe, expect, test } from '@jest/globals';
import { SURFACES } from '../../../../domain/content/blocks/surface.ts';
import { toneAnywhere, toneOn } from '../../../../ui/components/slider/tone.ts';

describe('The tone of a control', () => {
  test.each([
    ['white', 'ember', 'ember'],
    ['leaf', 'ink', 'ink'],
    ['white', null, 'breeze'],
    ['mist', 'white', 'breeze'],
    ['ink', null, 'light'],
    ['ink', 'ink', 'light'],
    ['ink', 'paper', 'light'],
    ['ink', 'ember', 'ember'],
  ] as const)('on the surface %s, with the chosen tone %s, is %s', (surface, wanted, tone) =>
    expect(toneOn(surface, wanted)).toBe(tone),
  );

  test('is light only on the dark surface, and never dark there', () => {
    for (const surface of SURFACES)
      for (const wanted of [null, ...SURFACES]) {
        const tone = toneOn(surface, wanted);
        if (surface === 'ink') expect(tone).not.toBe('ink');
        else expect(tone).not.toBe('light');
      }
  });

  test.each([
    ['leaf', 'leaf'],
    [null, 'breeze'],
    ['white', 'ink'],
    ['ink', 'ink'],
  ] as const)('for any surface, with the chosen tone %s, is %s', (wanted, tone) =>
    expect(toneAnywhere(wanted)).toBe(tone),
  );
});
