import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { waitAfter } from '../../../domain/lead/delivery.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Every wait until a delivery is abandoned, if each attempt fails. */
const waits = (): ReadonlyArray<number> => {
  const all: number[] = [];
  for (let wait = waitAfter(1); O.isSome(wait); wait = waitAfter(all.length + 1)) all.push(wait.value);
  return all;
};

describe('The waits between the attempts to deliver a lead (quality: nothing lost)', () => {
  test('begin with 5 seconds and double', () => {
    expect(waits().slice(0, 4)).toEqual([5 * SECOND, 10 * SECOND, 20 * SECOND, 40 * SECOND]);
    for (const [i, wait] of waits().slice(1).entries())
      expect(wait).toBe(Math.min(2 * (waits()[i] ?? 0), HOUR));
  });

  test('are never longer than an hour', () => {
    expect(Math.max(...waits())).toBe(HOUR);
    expect(waits().at(-1)).toBe(HOUR);
  });

  test('add up to more than 4 hours', () =>
    expect(waits().reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(4 * HOUR));

  test('end with the 30th attempt, after which the delivery is abandoned', () => {
    expect(waits()).toHaveLength(29);
    expect(waitAfter(29)).toEqual(O.some(HOUR));
    expect(waitAfter(30)).toEqual(O.none);
    expect(waitAfter(100)).toEqual(O.none);
  });
});
