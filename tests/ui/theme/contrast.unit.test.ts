import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

/** The theme's rules before the dark scheme, and the dark scheme: the site's, then the ones that surfaces set again. */
const [light, dark] = ['tokens', 'base'].reduce(
  ([allLight, allDark], file) => {
    const css = readFileSync(`ui/theme/${file}.css`, 'utf8');
    const [before = '', after = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
    return [allLight + before, allDark + (after.split('\n}\n')[0] ?? '')];
  },
  ['', ''],
);

const colorsIn = (part: string): ReadonlyMap<string, string> =>
  new Map(
    [...part.matchAll(/--([a-z-]+(?:\d+)?): (#[\da-f]{3,6});/g)].map(([, name = '', color = '']) => [
      name,
      color.length === 4 ? color.replace(/[\da-f]/g, '$&$&') : color,
    ]),
  );

const LIGHT = colorsIn(light);
const SCHEMES = { light: LIGHT, dark: new Map([...LIGHT, ...colorsIn(dark)]) } as const;

const channel = (color: string, at: number): number => {
  const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (color: string): number =>
  0.2126 * channel(color, 1) + 0.7152 * channel(color, 3) + 0.0722 * channel(color, 5);

const contrast = (a: string, b: string): number => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

/** The surfaces and tints that text may be on. */
const PAGE = ['white', 'paper', 'mist'];
const TINTS = ['breeze-100', 'ember-100', 'leaf-100', 'amber-100', 'red-100'];
const SURFACES = [...PAGE, ...TINTS];

/** The backgrounds that each text color may be on (design language, section 2), with at least 4.5:1 (WCAG AA). */
const TEXT: ReadonlyArray<readonly [text: string, backgrounds: ReadonlyArray<string>]> = [
  ['ink-900', SURFACES],
  ['ink-800', SURFACES],
  ['ink-700', SURFACES],
  ['slate-600', SURFACES],
  ['slate-500', PAGE],
  ['breeze-700', SURFACES],
  ['breeze-800', SURFACES],
  ['ember-700', [...PAGE, 'ember-100']],
  ['ember-800', [...PAGE, 'ember-100']],
  ['leaf-700', [...PAGE, 'leaf-100']],
  ['amber-800', [...PAGE, 'amber-100']],
  ['red-700', [...PAGE, 'red-100']],
  ['white', ['ink-900', 'ink-800', 'breeze-700', 'breeze-800', 'ember-600', 'ember-700', 'ember-800']],
  ['deep', ['ember-300', 'breeze-300', 'amber-500']],
  ['on-deep', ['deep']],
  ['breeze-300', ['deep']],
  ['ember-300', ['deep']],
];

/** Borders of controls and outlines of stars, with at least 3:1. */
const CONTROLS: ReadonlyArray<readonly [line: string, backgrounds: ReadonlyArray<string>]> = [
  ['line-500', PAGE],
  ['amber-800', SURFACES],
  ['ember-600', PAGE],
  ['leaf-700', PAGE],
];

/** The colors that are the same in both schemes. */
const CONSTANT = ['line-500', 'breeze-300', 'ember-300', 'amber-500', 'deep', 'on-deep'];

describe.each(Object.entries(SCHEMES))('in the %s scheme', (_scheme, colors) => {
  const of = (name: string): string => {
    const color = colors.get(name);
    if (color === undefined) throw new Error(`There is no color ${name}`);
    return color;
  };
  const tooLow = (pairs: typeof TEXT, min: number): ReadonlyArray<string> =>
    pairs.flatMap(([name, backgrounds]) =>
      backgrounds
        .map((background) => ({ background, ratio: contrast(of(name), of(background)) }))
        .filter(({ ratio }) => ratio < min)
        .map(({ background, ratio }) => `${name} on ${background}: ${ratio.toFixed(2)}`),
    );

  it('text has at least 4.5:1 on every background that it may be on', () =>
    expect(tooLow(TEXT, 4.5)).toEqual([]));

  it('the borders of controls have at least 3:1', () => expect(tooLow(CONTROLS, 3)).toEqual([]));

  it('one of the two focus rings has at least 3:1', () =>
    expect(
      [...SURFACES, 'deep'].filter(
        (surface) =>
          Math.max(contrast(of('amber-500'), of(surface)), contrast(of('ink-900'), of(surface))) < 3,
      ),
    ).toEqual([]));
});

describe('the dark scheme', () => {
  it('has its own color for each one that differs between the schemes', () => {
    const own = colorsIn(dark);
    expect([...LIGHT.keys()].filter((name) => !own.has(name)).sort()).toEqual([...CONSTANT].sort());
  });

  it('has dark surfaces, with cards lighter than the page and bands between them', () => {
    const of = (name: string): number => luminance(SCHEMES.dark.get(name) ?? '#ffffff');
    expect(Math.max(...SURFACES.map(of))).toBeLessThan(0.07);
    expect(of('white')).toBeGreaterThan(of('mist'));
    expect(of('mist')).toBeGreaterThan(of('paper'));
  });

  it('is declared to the browser, so that its own controls and scroll bars follow', () => {
    expect(dark).toContain('color-scheme: dark;');
  });
});
