import { DRAWING_SIZE } from '../../domain/product/product-drawings.ts';

/** SVG markup without gradients, classes or links, so that it can also be rendered in a PDF. */
export type Svg = string;

/** The palette of illustrations (design language, sections 2 and 7). */
export const COLOR = {
  ink: '#22505d',
  deep: '#163a45',
  text: '#0f2a33',
  white: '#ffffff',
  light: '#f7fafa',
  mid: '#e9f1f2',
  mist: '#edf4f4',
  soft: '#cbd7da',
  shade: '#aebfc5',
  gray: '#768b93',
  slate: '#476069',
  cool: '#2b8299',
  air: '#4fb3c8',
  breeze: '#8fd3e0',
  ice: '#ddf1f4',
  warm: '#c2450f',
  ember: '#f9ae7d',
  glow: '#fdeadc',
  leaf: '#2c6a3b',
  mint: '#bfe0c6',
  amber: '#f2b33d',
  copper: '#c98a5a',
} as const;

export const { width: WIDTH, height: HEIGHT } = DRAWING_SIZE;

const LINE = 3;

/** A coordinate, rounded to one decimal. */
export const at = (value: number): string => String(Math.round(value * 10) / 10);

export interface Pen {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
  readonly cap?: 'butt';
}

const paint = ({ fill = 'none', stroke, width = LINE, dash, cap }: Pen): string =>
  [
    ` fill="${fill}"`,
    ...(stroke === undefined
      ? []
      : [` stroke="${stroke}"`, ...(width === LINE ? [] : [` stroke-width="${at(width)}"`])]),
    ...(dash === undefined ? [] : [` stroke-dasharray="${dash}"`]),
    ...(cap === undefined ? [] : [` stroke-linecap="${cap}"`]),
  ].join('');

export const path = (d: string, pen: Pen): Svg => `<path${paint(pen)} d="${d}"/>`;

/** An outlined shape. */
export const shape = (d: string, fill: string): Svg => path(d, { fill, stroke: COLOR.ink });

export const line = (d: string, stroke: string = COLOR.ink, width = LINE): Svg => path(d, { stroke, width });

export const rect = (x: number, y: number, w: number, h: number, pen: Pen, radius = 0): Svg =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(w)}" height="${at(h)}"${radius === 0 ? '' : ` rx="${at(radius)}"`}${paint(pen)}/>`;

/** An outlined rectangle. */
export const box = (x: number, y: number, w: number, h: number, fill: string, radius = 0): Svg =>
  rect(x, y, w, h, { fill, stroke: COLOR.ink }, radius);

export const circle = (x: number, y: number, r: number, pen: Pen): Svg =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}"${paint(pen)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, pen: Pen): Svg =>
  `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(rx)}" ry="${at(ry)}"${paint(pen)}/>`;

export const moved = (x: number, y: number, scale: number, ...parts: ReadonlyArray<Svg>): Svg =>
  `<g transform="translate(${at(x)} ${at(y)})${scale === 1 ? '' : ` scale(${scale})`}">${parts.join('')}</g>`;

interface Lettering {
  readonly size?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A label. At size 26 it is 12 px high on a phone. */
export const text = (
  x: number,
  y: number,
  words: string,
  { size = 27, fill = COLOR.ink, anchor = 'middle' }: Lettering = {},
): Svg =>
  `<text x="${at(x)}" y="${at(y)}" font-size="${size}" font-weight="600" text-anchor="${anchor}" fill="${fill}">${words}</text>`;

/** Copies of a part in a row. */
export const row = (count: number, part: (index: number) => Svg): Svg =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

/** Copies of a part around a point, each with its angle. */
export const turned = (count: number, part: (angle: number) => string): string =>
  row(count, (index) => part((index * 2 * Math.PI) / count));

const HEAD_ANGLE = 0.72;

const headAt = (x: number, y: number, angle: number, width: number): string => {
  const size = width * 2.3;
  const side = (turn: number) =>
    `${at(x - size * Math.cos(angle + turn))} ${at(y - size * Math.sin(angle + turn))}`;
  return `M${side(HEAD_ANGLE)}L${at(x)} ${at(y)}L${side(-HEAD_ANGLE)}`;
};

/** An arrow from one point to another. */
export const arrow = (
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  stroke: string,
  width = 7,
): Svg =>
  line(
    `M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}${headAt(x2, y2, Math.atan2(y2 - y1, x2 - x1), width)}`,
    stroke,
    width,
  );

/** An arrow along a path. Its head is at the end of the path and points in `degrees`, clockwise from the right. */
export const curvedArrow = (
  d: string,
  [x, y]: readonly [number, number],
  degrees: number,
  stroke: string,
  width = 7,
): Svg => line(`${d}${headAt(x, y, (degrees * Math.PI) / 180, width)}`, stroke, width);

/** A numbered disc that the list next to the drawing explains. */
export const marker = (number: number, x: number, y: number): Svg =>
  circle(x, y, 19, { fill: COLOR.text, stroke: COLOR.white }) +
  text(x, y + 9.5, String(number), { size: 27, fill: COLOR.white });

/** A numbered disc with a line to the named part. */
export const pointer = (number: number, x: number, y: number, [toX, toY]: readonly [number, number]): Svg =>
  line(`M${at(x)} ${at(y)}L${at(toX)} ${at(toY)}`, COLOR.white, 7) +
  line(`M${at(x)} ${at(y)}L${at(toX)} ${at(toY)}`, COLOR.text) +
  circle(toX, toY, 5.5, { fill: COLOR.text, stroke: COLOR.white, width: 2 }) +
  marker(number, x, y);

/** A complete drawing with its background. */
export const picture = (...parts: ReadonlyArray<Svg>): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" stroke-linecap="round" stroke-linejoin="round" stroke-width="${LINE}" font-family="Figtree,Arial,sans-serif">${rect(0, 0, WIDTH, HEIGHT, { fill: COLOR.mist }, 24)}${parts.join('')}</svg>`;
