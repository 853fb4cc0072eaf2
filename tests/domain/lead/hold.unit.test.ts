import { expect, test } from '@jest/globals';
import { usualLimit } from '../../../domain/lead/hold.ts';

test.each<[what: string, perDay: ReadonlyArray<number>, limit: number]>([
  ['a new site', [], 60],
  ['a small site', [40, 50, 30, 45, 60, 10, 20], 60],
  ['a large site', [24_000, 48_000, 12_000, 26_000, 25_000, 9_000, 24_001], 1_001],
  ['a large site after three days with a flood', [9e6, 9e6, 9e6, 2_400, 2_400, 2_400, 2_400], 100],
])('The usual limit of %s with %p leads a day is %d a minute', (_what, perDay, limit) =>
  expect(usualLimit(perDay)).toBe(limit),
);
