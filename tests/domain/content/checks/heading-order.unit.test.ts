import { describe, expect, test } from '@jest/globals';
import { headingFaults } from '../../../../domain/content/checks/heading-order.ts';

const headings = (...levels: ReadonlyArray<number>) =>
  levels.map((level) => ({ level, text: `A heading of level ${level}` }));
const skipped = (above: number, level: number) => ({
  _tag: 'SkippedHeading',
  above,
  level,
  text: `A heading of level ${level}`,
});

describe('The headings of a page', () => {
  test.each([[[1]], [[1, 2, 3, 3, 2, 3, 4, 2]], [[1, 2, 3, 4, 5, 6, 2]]])('%p are in order', (levels) =>
    expect(headingFaults(headings(...levels))).toEqual([]),
  );

  test.each([
    [[], [{ _tag: 'MainHeadings', count: 0 }]],
    [[2, 3], [{ _tag: 'MainHeadings', count: 0 }]],
    [[1, 2, 1], [{ _tag: 'MainHeadings', count: 2 }]],
    [[1, 3], [skipped(1, 3)]],
    [
      [1, 2, 4, 5, 2, 6],
      [skipped(2, 4), skipped(2, 6)],
    ],
  ])('%p are not in order', (levels, faults) => expect(headingFaults(headings(...levels))).toEqual(faults));
});
