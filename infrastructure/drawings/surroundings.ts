import {
  at,
  box,
  circle,
  COLOR,
  HEIGHT,
  line,
  moved,
  path,
  rect,
  row,
  shape,
  type Svg,
  text,
  turned,
  WIDTH,
} from './pen.ts';

export const ground = (y: number): Svg =>
  path(
    `M0 ${at(y)}H${WIDTH}V${HEIGHT - 24}Q${WIDTH} ${HEIGHT} ${WIDTH - 24} ${HEIGHT}H24Q0 ${HEIGHT} 0 ${HEIGHT - 24}z`,
    {
      fill: COLOR.soft,
    },
  );

export const drop = (x: number, y: number, scale = 1): Svg =>
  moved(
    x,
    y,
    scale,
    path('M0-13C7-3 9 2 9 6a9 9 0 0 1-18 0C-9 2-7-3 0-13z', {
      fill: COLOR.breeze,
      stroke: COLOR.cool,
      width: 2,
    }),
  );

/** Large and small dust particles. */
export const dust = (points: ReadonlyArray<readonly [x: number, y: number, r: number]>): Svg =>
  points.map(([x, y, r]) => circle(x, y, r, { fill: COLOR.slate })).join('');

/** A thermostat on a wall. */
export const thermostat = (x: number, y: number, words: string, scale = 1): Svg =>
  moved(
    x,
    y,
    scale,
    box(-36, -28, 72, 56, COLOR.white, 12),
    rect(-29, -21, 58, 42, { fill: COLOR.deep }, 8),
    text(0, 10, words, { size: 28, fill: COLOR.white }),
  );

/** Trimmed shrubs. */
export const bush = (x: number, y: number, scale = 1): Svg =>
  moved(
    x,
    y,
    scale,
    path('M-44 0q-14-4-12-20 2-16 18-18 2-22 24-22 10-14 26-6 18 2 18 20 18 2 18 20 4 22-14 26z', {
      fill: COLOR.mint,
      stroke: COLOR.leaf,
    }),
    line('M-26-20q6-10 16-8M2-40q10-4 16 4M14-16q8-8 16-2', COLOR.leaf, 2.5),
  );

export const sun = (x: number, y: number, r = 24): Svg =>
  circle(x, y, r, { fill: COLOR.amber, stroke: '#744700', width: 2.5 }) +
  line(
    turned(10, (a) => {
      const [c, s] = [Math.cos(a), Math.sin(a)];
      return `M${at(x + (r + 8) * c)} ${at(y + (r + 8) * s)}L${at(x + (r + 17) * c)} ${at(y + (r + 17) * s)}`;
    }),
    COLOR.amber,
    5,
  );

export const snowflake = (x: number, y: number, r: number): Svg =>
  line(
    turned(6, (a) => {
      const point = (angle: number, share: number) =>
        `${at(x + r * share * Math.cos(angle))} ${at(y + r * share * Math.sin(angle))}`;
      return `M${at(x)} ${at(y)}L${point(a, 1)}M${point(a - 0.36, 0.95)}L${point(a, 0.62)}L${point(a + 0.36, 0.95)}`;
    }),
    COLOR.cool,
    3,
  );

interface House {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** The height of the roof above the walls. */
  readonly peak: number;
}

export const roof = ({ x, y, w, peak }: Omit<House, 'h'>): Svg =>
  path(`M${at(x - 26)} ${at(y + 16)}L${at(x + w / 2)} ${at(y - peak - 2)}L${at(x + w + 26)} ${at(y + 16)}`, {
    stroke: COLOR.ink,
    width: 22,
  });

/** A cutaway house: white walls under a roof. `y` is the top of the walls. */
export const house = (measures: House): Svg => {
  const { x, y, w, h, peak } = measures;
  return (
    shape(`M${at(x)} ${at(y)}L${at(x + w / 2)} ${at(y - peak)}L${at(x + w)} ${at(y)}z`, COLOR.light) +
    box(x, y, w, h, COLOR.white) +
    roof(measures)
  );
};

/** A grille in a wall or a ceiling. */
export const grille = (x: number, y: number, w: number, h: number): Svg =>
  box(x, y, w, h, COLOR.light, 3) +
  (w > h
    ? line(
        row(Math.floor(w / 10) - 1, (index) => `M${at(x + 10 + index * 10)} ${at(y + 4)}v${at(h - 8)}`),
        COLOR.gray,
        2.5,
      )
    : line(
        row(Math.floor(h / 10) - 1, (index) => `M${at(x + 4)} ${at(y + 10 + index * 10)}h${at(w - 8)}`),
        COLOR.gray,
        2.5,
      ));

/** A horizontal dimension line with a label below. */
export const measure = (from: number, to: number, y: number, words: string): Svg => {
  const middle = (from + to) / 2;
  return (
    line(
      `M${at(from)} ${at(y)}H${at(to)}M${at(from)} ${at(y - 11)}v22M${at(to)} ${at(y - 11)}v22`,
      COLOR.text,
      4,
    ) +
    rect(middle - words.length * 8, y + 16, words.length * 16, 38, { fill: COLOR.amber }, 8) +
    text(middle, y + 45, words, { fill: COLOR.text })
  );
};
