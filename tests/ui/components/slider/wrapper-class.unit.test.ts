import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { WRAPPER_CLASSES, wrapperClasses } from '../../../../ui/components/slider/slider-options.ts';

describe('The classes of a wrapper', () => {
  test.each([
    ['narrow', ['narrow']],
    ['.padded .narrow', ['narrow', 'padded']],
    ['Bordered, bordered', ['bordered']],
    ['modal_open"><script>', []],
    ['narrower', []],
    ['', []],
    [null, []],
  ])('%p: %p', (written, classes) => expect(wrapperClasses(written)).toEqual(classes));

  test('are always known ones, each once, for any entered text', () => {
    fc.assert(
      fc.property(fc.string(), (written) => {
        const classes = wrapperClasses(written);
        expect(WRAPPER_CLASSES).toEqual(expect.arrayContaining([...classes]));
        expect(new Set(classes).size).toBe(classes.length);
      }),
    );
  });
});
