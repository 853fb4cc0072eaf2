import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { recentFigures, type Figures } from '../../../infrastructure/server/recent-figures.ts';

describe('Figures that are expensive to count', () => {
  let now: number;
  let counts: number;
  let count: () => Promise<Figures>;
  beforeEach(() => {
    now = 5;
    counts = 0;
    count = async () => ({ stored: (counts += 1) });
    jest.useFakeTimers();
  });
  afterEach(() => void jest.useRealTimers());

  const open = () =>
    recentFigures(
      () => count(),
      () => now,
    );

  it('are counted once for all requests within 10 s', async () => {
    const figures = open();
    expect(await Promise.all(Array.from({ length: 50 }, figures))).toEqual(
      Array.from({ length: 50 }, () => ({ stored: 1 })),
    );
    now += 9_999;
    expect(await figures()).toEqual({ stored: 1 });
    now += 1;
    expect(await figures()).toEqual({ stored: 2 });
    expect(counts).toBe(2);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stay unknown for 10 s after a failed count', async () => {
    const figures = open();
    const works = count;
    count = async () => {
      counts += 1;
      throw new Error('gone');
    };
    expect([await figures(), await figures(), counts]).toEqual([null, null, 1]);
    count = works;
    now += 10_000;
    expect(await figures()).toEqual({ stored: 2 });
  });

  it('are the previous ones if counting takes over 1 s, and no second count starts meanwhile', async () => {
    const figures = open();
    await figures();
    let end: (figures: Figures) => void = () => undefined;
    count = () => {
      counts += 1;
      return new Promise((resolve) => (end = resolve));
    };
    now += 10_000;
    const late = figures();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await late).toEqual({ stored: 1 });
    now += 60_000;
    const later = figures();
    await jest.advanceTimersByTimeAsync(1_000);
    expect([await later, counts]).toEqual([{ stored: 1 }, 2]);
    end({ stored: 7 });
    await jest.advanceTimersByTimeAsync(0);
    expect([await figures(), counts]).toEqual([{ stored: 7 }, 2]);
    now += 9_999;
    expect([await figures(), counts]).toEqual([{ stored: 7 }, 2]);
  });
});
