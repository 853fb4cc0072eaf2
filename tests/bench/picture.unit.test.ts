import { describe, expect, test } from '@jest/globals';
import type { Figure } from './figure.ts';
import { skipped } from './figure.ts';
import { pictureOf } from './picture.ts';

const MEASURED_AT = '2026-11-23T02:00:00.000Z';

const picture = (...figures: ReadonlyArray<Figure>) =>
  pictureOf({ measuredAt: MEASURED_AT, cores: 2, figures });

const START: Figure = { what: 'Start', measured: 1.5, unit: 's', goal: { atMost: 3 } };
const RATIO: Figure = { what: 'Cached page', measured: 0.4, unit: 'ratio', goal: { atLeast: 0.8 } };

/** State and length in px of each bar; the goal is at 110. */
const barsIn = (svg: string) =>
  [...svg.matchAll(/class="bar (\w+)"[^/]* width="(\d+)"/g)].map(([, state, width]) => [
    state,
    Number(width),
  ]);

describe('The picture of a full run', () => {
  test('has a bar for each figure, with its share of the goal as length and its state as color', () => {
    expect(barsIn(picture(START, RATIO, { ...START, measured: 3 }))).toEqual([
      ['met', 55],
      ['missed', 55],
      ['met', 110],
    ]);
  });

  test('also shows each result as text', () => {
    const svg = picture(START, RATIO);
    expect(svg).toContain('>1.50 s, goal &lt;= 3.00 s: met<');
    expect(svg).toContain('>0.40, goal &gt;= 0.80: missed<');
  });

  test('cuts off bars at twice the goal, and shows a goal of 0 as met or missed', () => {
    const none: Figure = { what: 'Layout shift', measured: 0, unit: 'shift', goal: { atMost: 0 } };
    expect(barsIn(picture({ ...START, measured: 90 }, none, { ...none, measured: 0.1 }))).toEqual([
      ['missed', 220],
      ['met', 0],
      ['missed', 220],
    ]);
  });

  test('shows an unmeasured figure as missed, with an empty bar', () => {
    const svg = picture({ ...START, measured: null });
    expect(barsIn(svg)).toEqual([['missed', 0]]);
    expect(svg).toContain('>-, goal &lt;= 3.00 s: not measured<');
  });

  test('leaves out figures without a goal, and skipped ones', () => {
    expect(barsIn(picture({ what: 'p99', measured: 3, unit: 'ms' }, skipped('nginx', 'no nginx')))).toEqual(
      [],
    );
  });

  test('reports the number of met goals, the time and the missed goals to screen readers', () => {
    const svg = picture(START, RATIO);
    expect(svg).toMatch(/<svg [^>]*role="img" aria-labelledby="title desc"/);
    expect(svg).toContain('<title id="title">Speed of the site beside its goals: 1 of 2 goals met</title>');
    expect(svg).toContain('<desc id="desc">Measured on 2026-11-23 with 2 cores. Missed: Cached page.</desc>');
    expect(picture(START)).toContain('No goal is missed.');
  });

  test('has light and dark colors', () =>
    expect(picture(START)).toContain('@media(prefers-color-scheme:dark)'));

  test('is well-formed with any names of figures', () => {
    const svg = picture({ ...START, what: 'a < b & "c" > d' });
    expect(svg).toContain('>a &lt; b &amp; &quot;c&quot; &gt; d<');
  });

  test('grows with the number of figures, and condenses long names', () => {
    expect(picture(START)).toContain('viewBox="0 0 1000 122"');
    expect(picture(START, RATIO)).toContain('viewBox="0 0 1000 144"');
    expect(picture(START)).not.toContain('textLength');
    expect(picture({ ...START, what: 'x'.repeat(75) })).toContain('textLength="462"');
  });
});
