import { at, circle, ellipse, HEIGHT, line, path, rect, row, type Svg, WIDTH } from './pen.ts';

/** The colors of the home page's house: walls at night, lit rooms and metal. */
export const EVENING = {
  night: '#0e2c36',
  ink: '#12333e',
  wall: '#2b5a66',
  slab: '#9fb3b9',
  slabShade: '#6f8a93',
  metal: '#c6d4d7',
  metalLight: '#edf4f4',
  metalShade: '#89a',
  metalDark: '#5f7c85',
  duct: '#4d6d77',
  ductLight: '#8aa2a9',
  lamp: '#fff3d2',
  window: '#f7ce95',
  windowLight: '#fde3b8',
  wood: '#804a2d',
  woodLight: '#a96c45',
  woodDark: '#4f2d1e',
} as const;

/** The end color of the background's gradient in each season (`ui/components/hero`). */
export const FAR = { winter: '#7a3a22', spring: '#1f5a3c', summer: '#0e5f73' } as const;

const fade = (
  id: string,
  attributes: string,
  ...stops: ReadonlyArray<readonly [number, string, number?]>
): Svg =>
  `<linearGradient id="${id}" ${attributes}>${stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')}</linearGradient>`;

/** The evening sky's gradient: from ink over breeze to the season's color. */
export const eveningAir = (far: string): Svg =>
  fade('air', 'x2="1" y2="1"', [0, '#0f2a33'], [0.55, '#0b4557'], [1, far]);

/** The gradient of the ribbon of air: from warm to cool. */
export const RIBBON_LIGHT: Svg = fade(
  'ribbon',
  'x2="720" gradientUnits="userSpaceOnUse"',
  [0, '#f9ae7d', 0.4],
  [0.3, '#f9ae7d'],
  [0.65, '#f9c9a4'],
  [0.85, '#8fd3e0'],
  [1, '#8fd3e0'],
);

/** Gradients of lit buildings. */
const EVENING_LIGHT: Svg = [
  '<radialGradient id="lamp"><stop stop-color="#fff3d2" stop-opacity=".95"/><stop offset=".35" stop-color="#fd9" stop-opacity=".5"/><stop offset="1" stop-color="#fc7" stop-opacity="0"/></radialGradient>',
  '<radialGradient id="halo"><stop stop-color="#f9ae7d" stop-opacity=".42"/><stop offset="1" stop-color="#f9ae7d" stop-opacity="0"/></radialGradient>',
  fade('amber', 'x2="0" y2="1"', [0, '#eeaa66'], [1, '#c47a46']),
  fade('teal', 'x2="0" y2="1"', [0, '#7fb0ae'], [1, '#4d858c']),
  fade('side', '', [0, EVENING.wall], [1, '#1b424e']),
  fade('roof', 'x2="0" y2="1"', [0, '#245'], [1, '#3b6672']),
  fade('earth', 'x2="0" y2="1"', [0, '#1d4a4a'], [1, '#0f2a33']),
].join('');

/** The light of a lamp, with the given radii. */
export const light = (x: number, y: number, rx: number, ry: number): Svg =>
  ellipse(x, y, rx, ry, { fill: 'url(#lamp)' });

interface Room {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A cutaway room: the back wall, the shaded left wall and the floor. */
export const room = ({ x, y, w, h }: Room, back: string, shade: string, floor: string): Svg =>
  path(`M${at(x)} ${at(y)}h${at(w)}v${at(h)}h-${at(w)}z`, { fill: back }) +
  path(`M${at(x)} ${at(y)}h12v${at(h - 8)}l-12 8z`, { fill: shade }) +
  path(`M${at(x)} ${at(y + h)}l12-8h${at(w - 12)}v8z`, { fill: floor });

interface Person {
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly legs: string;
}

/** A standing person without a face, with the feet at a point. */
export const standing = (x: number, y: number, { skin, hair, top, legs }: Person): Svg =>
  path(`M${at(x - 6)} ${at(y - 24)}h12l-1 24h-4l-1-17-2 17h-4z`, { fill: legs }) +
  path(`M${at(x - 7)} ${at(y - 40)}q0-6 7-6t7 6v18h-14z`, { fill: top }) +
  path(`M${at(x - 2)} ${at(y - 49)}h4v6h-4z`, { fill: skin }) +
  circle(x, y - 52, 5.6, { fill: skin }) +
  path(`M${at(x - 6)} ${at(y - 52)}q0-7 6-7t6 7q-5-3-12 0z`, { fill: hair });

/** A person sitting at a point, facing right. */
export const sitting = (x: number, y: number, { skin, hair, top, legs }: Person): Svg =>
  path(`M${at(x - 6)} ${at(y - 6)}h20v20h-5v-14h-15z`, { fill: legs }) +
  path(`M${at(x - 7)} ${at(y - 22)}q0-6 7-6t7 6v17h-14z`, { fill: top }) +
  line(`M${at(x + 2)} ${at(y - 18)}l6 8 9-1`, top, 4) +
  path(`M${at(x - 2)} ${at(y - 31)}h4v6h-4z`, { fill: skin }) +
  circle(x, y - 34, 5.6, { fill: skin }) +
  path(`M${at(x - 6)} ${at(y - 33)}q-1-8 6-8t6 7q-6-3-8 1t-4 4z`, { fill: hair });

/** The ribbon of air along three close curves. */
export const ribbonOfAir = (curve: (step: number) => string): Svg => {
  const strokes: ReadonlyArray<readonly [width: number, opacity: number]> = [
    [1.5, 0.4],
    [2.5, 0.75],
    [3, 0.95],
    [2.5, 0.8],
    [2, 0.55],
    [1.5, 0.35],
  ];
  return `<g fill="none" stroke="url(#ribbon)">${strokes
    .map(
      ([width, opacity], step) => `<path opacity="${opacity}" stroke-width="${width}" d="${curve(step)}"/>`,
    )
    .join('')}</g>`;
};

/** Air from a ceiling grille. */
export const airFrom = (x: number, y: number, stroke: string): Svg =>
  rect(x - 13, y - 2, 26, 5, { fill: '#dbe6e7' }) +
  line(
    `M${at(x - 6)} ${at(y + 7)}c0 10-4 15-11 20M${at(x)} ${at(y + 7)}v22M${at(x + 6)} ${at(y + 7)}c0 10 4 15 11 20`,
    stroke,
    2.2,
  );

/** A fan with its guard, in the top of a cabinet. */
export const eveningFan = (x: number, y: number, rx: number, ry: number): Svg =>
  ellipse(x, y, rx, ry, { fill: EVENING.ink }) +
  [0.75, 0.42]
    .map((share) => ellipse(x, y, rx * share, ry * share, { stroke: '#bcc', width: 1.2 }))
    .join('') +
  line(
    `M${at(x - rx * 0.7)} ${at(y - ry * 0.7)}L${at(x + rx * 0.7)} ${at(y + ry * 0.7)}M${at(x - rx * 0.7)} ${at(y + ry * 0.7)}L${at(x + rx * 0.7)} ${at(y - ry * 0.7)}`,
    '#bcc',
    1,
  );

/** Lit windows in a side wall that recedes to the right. */
export const sideWindows = (x: number, y: number, w: number, h: number, rise: number): Svg =>
  path(`M${at(x)} ${at(y)}l${at(w)}-${at(rise)}v${at(h)}l-${at(w)} ${at(rise)}z`, { fill: EVENING.window }) +
  path(`M${at(x)} ${at(y)}l${at(w)}-${at(rise)}v${at(h * 0.4)}l-${at(w)} ${at(rise)}z`, {
    fill: EVENING.windowLight,
  }) +
  line(`M${at(x + w / 2)} ${at(y - rise / 2)}v${at(h)}`, '#654', 1.6);

/** The lines between the courses of a side wall. */
export const courses = (x: number, y: number, w: number, rise: number, count: number, step: number): Svg =>
  line(
    row(count, (index) => `M${at(x)} ${at(y + index * step)}l${at(w)}-${at(rise)}`),
    EVENING.ink,
    1.2,
  );

/** A picture in the evening light of the home page's house. */
export const eveningPicture = (far: string, ...parts: ReadonlyArray<Svg>): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" stroke-linecap="round" stroke-linejoin="round"><defs>${eveningAir(far)}${RIBBON_LIGHT}${EVENING_LIGHT}<clipPath id="frame"><rect width="${WIDTH}" height="${HEIGHT}" rx="24"/></clipPath></defs><g clip-path="url(#frame)">${rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#air)' })}${parts.join('')}</g></svg>`;
