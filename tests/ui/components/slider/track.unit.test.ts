import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { indexAfter, indexAround, indexShowing, isInView } from '../../../../ui/components/slider/track.ts';

describe('The position that shows a slide', () => {
  test.each([
    [0, 1, 0],
    [1, 1, 1],
    [3, 1, 1],
    [4, 1, 2],
    [6, 1, 4],
    [0, 4, 0],
    [6, 4, 4],
  ])('among seven slides, three in view: for slide %i, from position %i, is %i', (slide, index, shows) =>
    expect(indexShowing(slide, 7, { index, count: 5, loops: false })).toBe(shows),
  );

  test('is always the nearest one that shows the slide', () => {
    const sliders = fc
      .record({ slides: fc.integer({ min: 1, max: 60 }), fits: fc.integer({ min: 1, max: 6 }) })
      .map(({ slides, fits }) => ({ slides, inView: Math.min(slides, fits) }))
      .chain(({ slides, inView }) =>
        fc.record({
          slides: fc.constant(slides),
          inView: fc.constant(inView),
          slide: fc.nat(slides - 1),
          index: fc.nat(slides - inView),
        }),
      );
    fc.assert(
      fc.property(sliders, ({ slides, inView, slide, index }) => {
        const count = slides - inView + 1;
        const found = indexShowing(slide, slides, { index, count, loops: false });
        const showing = Array.from({ length: count }, (_, i) => i).filter(
          (at) => at <= slide && slide < at + inView,
        );
        expect(showing).toContain(found);
        const distances = showing.map((at) => Math.abs(at - index));
        expect(Math.abs(found - index)).toBe(Math.min(...distances));
      }),
    );
  });
});

describe('The slides in view', () => {
  const inViewAt = (index: number, count: number, loops = false): ReadonlyArray<number> =>
    Array.from({ length: 7 }, (_, slide) => slide).filter((slide) =>
      isInView(slide, 7, { index, count, loops }),
    );

  test.each([
    [0, 5, [0, 1, 2]],
    [2, 5, [2, 3, 4]],
    [4, 5, [4, 5, 6]],
    [3, 7, [3]],
    [0, 1, [0, 1, 2, 3, 4, 5, 6]],
  ])('among seven, at position %i of %i, are %j', (index, count, slides) =>
    expect(inViewAt(index, count)).toEqual(slides),
  );

  test('are all slides in a loop', () => expect(inViewAt(2, 7, true)).toHaveLength(7));
});

describe('The position some steps away', () => {
  test.each([
    [-1, 0, 0],
    [1, 0, 1],
    [-1, 4, 3],
    [1, 4, 4],
  ])('for %i steps from position %i of five is position %i', (steps, index, to) =>
    expect(indexAfter(steps, { index, count: 5, loops: false })).toBe(to),
  );

  test('is always the only one if all slides are in view', () => {
    expect([-1, 1].map((steps) => indexAfter(steps, { index: 0, count: 1, loops: false }))).toEqual([0, 0]);
  });
});

describe('A step beyond an end', () => {
  test.each([
    [-1, 0, 4],
    [1, 4, 0],
    [1, 2, 3],
  ])(
    'wraps around in a slider that wraps: %i from position %i of five ends at position %i',
    (steps, index, to) => expect(indexAfter(steps, { index, count: 5, loops: false }, true)).toBe(to),
  );

  test.each([
    [-1, 0, -1],
    [1, 4, 5],
  ])('continues on the copies in a loop: %i from position %i of five ends at %i', (steps, index, to) =>
    expect(indexAfter(steps, { index, count: 5, loops: true })).toBe(to),
  );

  test('onto a copy maps to a real position, a whole number of rounds away', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: 1, max: 40 }),
        (distance, slides) => {
          const index = indexAround(distance, slides);
          expect(index).toBeGreaterThanOrEqual(0);
          expect(index).toBeLessThan(slides);
          expect(Math.abs((distance - index) % slides)).toBe(0);
        },
      ),
    );
  });
});

describe('A slide in a loop', () => {
  test('is shown at its own position', () =>
    expect(indexShowing(4, 5, { index: 0, count: 5, loops: true })).toBe(4));
});
