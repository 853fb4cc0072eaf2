import { aCoil, blower, cabinet, duct, nCoil, opening, outdoorUnit, pipe, shadow } from './machines.ts';
import {
  arrow,
  COLOR,
  curvedArrow,
  line,
  marker,
  path,
  picture,
  pointer,
  rect,
  shape,
  type Svg,
} from './pen.ts';
import { drop, ground } from './surroundings.ts';

/** A coil on top of a furnace. */
export const coils = (): Svg =>
  picture(
    ground(436),
    shadow(232, 440, 150),
    duct('M208 120V16', 116),
    duct('M18 392H120', 60),
    cabinet(120, 268, 176, 168, 40),
    opening(134, 282, 148, 140),
    blower(206, 366, 0.92),
    cabinet(120, 116, 176, 146, 40),
    opening(134, 128, 148, 124),
    aCoil(208, 142, 96, 84),
    pipe('M318 236H364V420', COLOR.breeze, 13),
    drop(364, 446, 1),
    pipe('M322 160H656Q676 160 676 180V396H610', COLOR.cool, 15),
    pipe('M322 181H636Q650 181 650 195V370H610', COLOR.breeze, 11),
    outdoorUnit(460, 292, 128, 124),
    arrow([40, 392], [92, 392], COLOR.gray),
    [176, 208, 240].map((x) => arrow([x, 84], [x, 34], COLOR.air)).join(''),
    [176, 240].map((x) => arrow([x, 294], [x, 264], COLOR.ember, 6)).join(''),
    marker(1, 92, 320),
    marker(2, 92, 190),
    marker(3, 400, 330),
    marker(4, 490, 128),
    marker(5, 306, 56),
  );

/** The positions of drops on the fins. */
const DROPS: ReadonlyArray<readonly [number, number]> = [
  [210, 152],
  [238, 232],
  [266, 162],
  [294, 304],
  [322, 224],
  [350, 156],
  [378, 238],
  [406, 300],
  [434, 160],
  [462, 230],
  [490, 306],
  [518, 236],
];

/** A close-up of coil fins with water. */
export const comfortCoil = (): Svg => {
  const rows = [118, 192, 266];
  return picture(
    rect(176, 78, 376, 250, { fill: COLOR.deep, stroke: COLOR.ink }, 10),
    [...Array(13).keys()]
      .map((index) =>
        rect(
          190 + index * 28,
          72,
          12,
          262,
          { fill: index % 2 === 0 ? COLOR.ice : '#b9e2ea', stroke: COLOR.ink, width: 2 },
          4,
        ),
      )
      .join(''),
    path('M130 118H560a37 37 0 0 1 0 74H170a37 37 0 0 0 0 74H600', {
      stroke: COLOR.ink,
      width: 24,
      cap: 'butt',
    }),
    path('M130 118H560a37 37 0 0 1 0 74H170a37 37 0 0 0 0 74H600', {
      stroke: COLOR.cool,
      width: 18,
      cap: 'butt',
    }),
    rows.map((y) => line(`M190 ${y - 5}H540`, '#6db7c9', 3)).join(''),
    DROPS.map(([x, y]) => drop(x, y, 0.95)).join(''),
    shape('M150 362H578L552 412H176z', COLOR.soft),
    path('M159 371H569L559 390H169z', { fill: COLOR.breeze }),
    pipe('M562 396H640V452', COLOR.breeze, 22),
    drop(266, 348, 0.8),
    drop(434, 348, 0.8),
    curvedArrow('M40 452Q40 318 126 298', [126, 298], -13, COLOR.warm, 8),
    curvedArrow('M92 452Q92 364 142 346', [142, 346], -20, COLOR.warm, 8),
    [250, 364, 478].map((x) => arrow([x, 58], [x, 18], COLOR.air, 8)).join(''),
    marker(1, 50, 290),
    pointer(2, 640, 96, [534, 92]),
    pointer(3, 660, 206, [524, 232]),
    marker(4, 364, 388),
    marker(5, 680, 420),
    marker(6, 422, 40),
  );
};

const coilCase = (x: number): Svg =>
  shadow(x + 130, 380, 150) + cabinet(x, 110, 232, 266, 46) + opening(x + 14, 124, 204, 238);

/** A coil with two slabs next to one with three. */
export const platinumIndoorCoil = (): Svg =>
  picture(
    coilCase(64),
    aCoil(180, 152, 150, 170),
    coilCase(400),
    nCoil(516, 148, 168, 176),
    [64, 400]
      .map((x) =>
        [64, 116, 168].map((step) => arrow([x + step, 448], [x + step, 398], COLOR.warm, 8)).join(''),
      )
      .join(''),
    [64, 400]
      .map((x) => [92, 144, 196].map((step) => arrow([x + step, 70], [x + step, 22], COLOR.air, 8)).join(''))
      .join(''),
    marker(1, 64, 110),
    marker(2, 400, 110),
    marker(3, 286, 424),
    marker(4, 300, 46),
  );
