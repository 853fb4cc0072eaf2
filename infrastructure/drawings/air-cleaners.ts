import { FILTER_DEPTHS, MERV_SCALE } from '../../domain/product/drawing-figures.ts';
import { blower, cabinet, duct, filter, flame, opening, shadow } from './machines.ts';
import {
  arrow,
  box,
  COLOR,
  line,
  marker,
  moved,
  picture,
  pointer,
  rect,
  row,
  shape,
  type Svg,
  text,
} from './pen.ts';
import { dust, ground, measure } from './surroundings.ts';

const DUST_BEFORE: ReadonlyArray<readonly [number, number, number]> = [
  [64, 40, 9],
  [96, 82, 4],
  [52, 96, 7],
  [120, 48, 4],
  [132, 104, 9],
  [84, 22, 3],
  [150, 74, 4],
  [40, 64, 3],
  [108, 122, 3],
  [166, 34, 7],
];

/** A filter in its duct, with the particles that it catches and those that pass. */
const filtered = (y: number, isFine: boolean): Svg =>
  moved(
    0,
    y,
    1,
    duct('M24 70H696', 150, COLOR.white),
    dust(DUST_BEFORE),
    filter(330, -2, 44, 144, isFine ? 9 : 26),
    dust(
      isFine
        ? [
            [322, 30, 9],
            [318, 72, 4],
            [324, 104, 7],
            [312, 52, 4],
            [320, 126, 3],
            [316, 12, 7],
            [308, 92, 3],
            [326, 90, 4],
          ]
        : [
            [320, 28, 9],
            [322, 104, 7],
            [318, 66, 9],
            [316, 128, 7],
          ],
    ),
    isFine
      ? dust([[470, 96, 3]])
      : dust([
          [440, 40, 4],
          [520, 96, 4],
          [470, 108, 3],
          [572, 46, 4],
          [616, 92, 3],
          [500, 58, 3],
        ]),
    arrow([206, 70], [276, 70], COLOR.gray, 9),
    isFine
      ? arrow([430, 70], [500, 70], COLOR.air, 7)
      : [44, 70, 96].map((step) => arrow([420, step], [560, step], COLOR.air, 8)).join(''),
  );

/** A filter with a low MERV number above one with a high number. */
export const airPurification = (): Svg => {
  const x = (merv: number) => 60 + ((merv - MERV_SCALE.from) / (MERV_SCALE.to - MERV_SCALE.from)) * 600;
  return picture(
    filtered(20, false),
    filtered(204, true),
    // The scale along the bottom.
    row(MERV_SCALE.to, (index) =>
      rect(
        x(index + 1) - 16,
        396,
        32,
        22,
        { fill: index < 7 ? COLOR.breeze : index < 12 ? COLOR.air : COLOR.cool },
        4,
      ),
    ),
    text(24, 456, `MERV ${MERV_SCALE.from}`, { anchor: 'start' }),
    text(696, 456, `MERV ${MERV_SCALE.to}`, { anchor: 'end' }),
    text(360, 456, 'smaller particles', { fill: COLOR.slate }),
    pointer(1, 352, 190, [352, 150]),
    pointer(2, 250, 374, [324, 340]),
    marker(3, 620, 274),
  );
};

/** The cleaner between the return duct and the blower. */
export const cleaneffects = (): Svg =>
  picture(
    ground(436),
    shadow(380, 438, 290),
    // The return duct leads down into the cleaner.
    duct('M118 16V370H240', 96, COLOR.white),
    cabinet(230, 288, 116, 140, 40),
    opening(242, 302, 92, 112),
    filter(254, 310, 14, 96, 12),
    line([282, 292, 302, 312, 322].map((x) => `M${x} 314v88`).join(''), COLOR.breeze, 4),
    // The pre-filter, halfway pulled out at the top.
    rect(262, 270, 34, 10, { fill: COLOR.deep, stroke: COLOR.ink, width: 2 }, 3),
    filter(268, 166, 20, 108, 12),
    arrow([318, 236], [318, 186], COLOR.cool),
    shape('M348 306h44v104h-44z', COLOR.white),
    cabinet(384, 120, 188, 308, 46),
    opening(400, 262, 156, 152),
    blower(472, 346, 0.94),
    box(402, 140, 152, 100, COLOR.light, 6),
    rect(426, 160, 104, 34, { fill: COLOR.deep }, 16),
    [452, 478, 504].map((x) => flame(x, 191, 0.32)).join(''),
    line('M432 216h92', COLOR.shade, 5),
    arrow([354, 358], [394, 358], COLOR.air),
    duct('M480 118V16', 118, COLOR.white),
    [444, 480, 516].map((x) => arrow([x, 84], [x, 34], COLOR.air)).join(''),
    [98, 138].map((x) => arrow([x, 40], [x, 104], COLOR.gray)).join(''),
    dust([
      [86, 150, 5],
      [122, 176, 4],
      [150, 142, 6],
      [102, 220, 4],
      [140, 236, 5],
      [88, 268, 5],
      [130, 292, 4],
      [106, 344, 5],
      [154, 360, 4],
      [190, 384, 5],
      [206, 350, 4],
    ]),
    marker(1, 200, 60),
    pointer(2, 204, 262, [262, 336]),
    pointer(3, 226, 190, [272, 206]),
    pointer(4, 652, 300, [504, 340]),
    marker(5, 578, 56),
  );

const pleats = (x: number, y: number, depth: number, height: number, count: number): Svg => {
  return (
    box(x, y, depth, height, COLOR.white, 4) +
    line(
      `M${x + 6} ${y + 6}` +
        row(
          count,
          (index) =>
            `L${index % 2 === 0 ? x + depth - 6 : x + 6} ${y + 6 + ((height - 12) * (index + 1)) / count}`,
        ),
      COLOR.cool,
      3.5,
    )
  );
};

/** A thin and a deep filter, each with its depth. */
export const quikboxAirCleaner = (): Svg =>
  picture(
    pleats(130, 62, 42, 292, 26),
    dust([
      [112, 120, 7],
      [104, 190, 5],
      [114, 250, 8],
      [100, 310, 6],
      [92, 150, 4],
    ]),
    arrow([24, 206], [82, 206], COLOR.gray, 8),
    arrow([190, 206], [248, 206], COLOR.air, 8),
    pleats(410, 62, 189, 292, 26),
    dust([
      [392, 100, 7],
      [384, 180, 5],
      [394, 240, 8],
      [378, 300, 6],
      [440, 152, 5],
      [470, 236, 6],
      [452, 296, 5],
      [500, 118, 4],
    ]),
    arrow([304, 206], [362, 206], COLOR.gray, 8),
    arrow([618, 206], [680, 206], COLOR.air, 8),
    FILTER_DEPTHS.map(({ depth }, index) =>
      measure(index === 0 ? 130 : 410, index === 0 ? 172 : 599, 388, depth),
    ).join(''),
    marker(1, 151, 34),
    marker(2, 504, 34),
  );
