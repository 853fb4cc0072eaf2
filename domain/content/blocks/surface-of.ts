import * as O from 'fp-ts/Option';
import { SURFACES, type Surface } from './surface.ts';

type Color = readonly [red: number, green: number, blue: number];

/** The theme's colors and the background that each belongs to (design language, section 2). */
export const SURFACE_COLORS: ReadonlyArray<readonly [color: string, surface: Surface]> = [
  ['#ffffff', 'white'],
  ['#fbf8f3', 'paper'],
  ['#edf4f4', 'mist'],
  ['#cbd7da', 'mist'],
  ['#768b93', 'mist'],
  ['#ddf1f4', 'breeze'],
  ['#8fd3e0', 'breeze'],
  ['#0a6078', 'breeze'],
  ['#fdeadc', 'ember'],
  ['#f9ae7d', 'ember'],
  ['#c2450f', 'ember'],
  ['#a93a0d', 'ember'],
  ['#e2f2e4', 'leaf'],
  ['#2c6a3b', 'leaf'],
  ['#476069', 'ink'],
  ['#22505d', 'ink'],
  ['#163a45', 'ink'],
  ['#0f2a33', 'ink'],
];

/** Palette words for each background, including WordPress's own. */
const WORDS: Readonly<Record<Surface, string>> = {
  white: 'base background none transparent light-background',
  paper: 'cream beige ivory sand warm off-white',
  mist: 'light gray grey light-gray light-grey very-light-gray very-light-grey cyan-bluish-gray silver muted',
  breeze: 'blue sky cyan teal light-blue pale-cyan-blue vivid-cyan-blue luminous-vivid-cyan secondary',
  ember: 'orange red yellow amber pink pale-pink vivid-red luminous-vivid-orange luminous-vivid-amber accent',
  leaf: 'green mint light-green light-green-cyan vivid-green-cyan success',
  ink: 'dark navy black dark-blue dark-gray dark-grey very-dark-gray charcoal vivid-purple purple contrast primary',
};

const SURFACE_OF_WORD: ReadonlyMap<string, Surface> = new Map(
  SURFACES.flatMap((surface) =>
    [surface, ...WORDS[surface].split(' ')].map((word) => [word, surface] as const),
  ),
);

/** Parses `#rgb` and `#rrggbb`; ignores transparency. */
const colorOf = (written: string): Color | null => {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(written)?.[1];
  if (digits === undefined) return null;
  const whole = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const part = (start: number): number => Number.parseInt(whole.slice(start, start + 2), 16);
  return [part(0), part(2), part(4)];
};

const distance = ([r, g, b]: Color, [red, green, blue]: Color): number =>
  (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;

const THEME = SURFACE_COLORS.flatMap(([written, surface]) => {
  const color = colorOf(written);
  return color === null ? [] : [{ color, surface }];
});

const nearest = (color: Color): O.Option<Surface> => {
  const [first] = THEME.map((of) => ({ ...of, far: distance(of.color, color) })).sort(
    (a, b) => a.far - b.far,
  );
  return O.map(({ surface }: { surface: Surface }) => surface)(O.fromNullable(first));
};

/** The background for an editor's value: a background's name, a palette word or a color, which maps to the nearest one. */
export const surfaceOf = (written: string): O.Option<Surface> => {
  const word = written.trim().toLowerCase();
  const color = colorOf(word);
  return color === null ? O.fromNullable(SURFACE_OF_WORD.get(word)) : nearest(color);
};
