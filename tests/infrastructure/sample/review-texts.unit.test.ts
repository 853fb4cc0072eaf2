import { describe, expect, test } from '@jest/globals';
import { Random } from '../../../infrastructure/sample/random.ts';
import { reviewText } from '../../../infrastructure/sample/review-texts.ts';

const textsOn = (day: string): ReadonlyArray<string> => {
  const random = new Random(day);
  return Array.from({ length: 2_000 }, (_, i) => reviewText(random, 1 + (i % 5), day));
};

const [january, july] = [textsOn('2026-01-15'), textsOn('2026-07-15')];
const withBoth = (one: RegExp, other: RegExp) =>
  [...january, ...july].filter((text) => one.test(text) && other.test(text));

describe('The text of a sample review', () => {
  test('fits the season', () => {
    expect(january.filter((text) => /heat wave|spring/.test(text))).toEqual([]);
    expect(july.filter((text) => /coldest night|heat went out|before winter/.test(text))).toEqual([]);
    expect(january.some((text) => text.includes('coldest night'))).toBe(true);
    expect(july.some((text) => text.includes('heat wave'))).toBe(true);
  });

  test('is about one job: buyers of a system do not praise a repair, and customers of a repair do not praise a new system', () => {
    const bought = /heat pump installed|complete new system|ductless system|three quotes/;
    const repaired = /quit on the coldest|stopped cooling|blower motor failed|dripping|rattle/;
    expect(withBoth(bought, /part on the truck|loose wire|capacitor|same part failed/)).toEqual([]);
    expect(withBoth(repaired, /rebate paperwork|measured the house|Financing|packing foam|new unit/)).toEqual(
      [],
    );
  });
});
