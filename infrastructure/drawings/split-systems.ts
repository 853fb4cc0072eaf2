import { AIR_CONDITIONER_SOUNDS, FURNACE_AFUE } from '../../domain/product/drawing-figures.ts';
import { NOISE_LANDMARKS, shareOfScale } from '../../domain/product/noise-scale.ts';
import {
  aCoil,
  blower,
  burners,
  cabinet,
  duct,
  filter,
  linePair,
  opening,
  outdoorUnit,
  pipe,
  shadow,
  slab,
  slimUnit,
} from './machines.ts';
import {
  arrow,
  circle,
  COLOR,
  curvedArrow,
  line,
  marker,
  moved,
  path,
  picture,
  pointer,
  rect,
  shape,
  type Svg,
  text,
} from './pen.ts';
import { drop, grille, ground, house, snowflake, sun, thermostat } from './surroundings.ts';

const LANDMARK_ART: ReadonlyArray<Svg> = [
  // An open book.
  moved(
    0,
    0,
    1,
    shape('M-34-4q16-12 34 0q18-12 34 0v-34q-16-12-34 0q-18-12-34 0z', COLOR.white),
    line('M0-4v-34M-24-28q8-4 14 0M-24-18q8-4 14 0M10-28q6-4 14 0M10-18q6-4 14 0', COLOR.ink, 2.5),
  ),
  // Two speech bubbles.
  moved(
    0,
    0,
    1,
    shape('M-40-46h44q8 0 8 8v16q0 8-8 8h-24l-12 12v-12h-8q-8 0-8-8v-16q0-8 8-8z', COLOR.white),
    shape('M6-30h34q8 0 8 8v14q0 8-8 8h-4v10l-11-10h-19q-8 0-8-8v-14q0-8 8-8z', COLOR.ice),
    line('M-36-34h36M-36-24h24', COLOR.gray, 3),
  ),
  // A truck.
  moved(
    0,
    0,
    1,
    shape('M-46-44h52v36h-52z', COLOR.white),
    shape('M6-32h22l16 14v10h-38z', COLOR.ember),
    path('M13-26h13l8 9h-21z', { fill: COLOR.white, stroke: COLOR.ink, width: 2 }),
    circle(-28, -6, 9, { fill: COLOR.deep, stroke: COLOR.ink }),
    circle(26, -6, 9, { fill: COLOR.deep, stroke: COLOR.ink }),
  ),
];

/** The loudness of air conditioners compared to everyday sounds. */
export const airConditioners = (): Svg => {
  const [left, right] = [112, 640];
  const x = (level: number) => left + (right - left) * shareOfScale(level);
  const rows = AIR_CONDITIONER_SOUNDS.map(({ level }, index) => {
    const y = 178 + index * 88;
    return [
      rect(left, y - 26, x(level) - left, 52, { fill: index === 2 ? COLOR.air : COLOR.cool }, 8),
      moved(
        x(level),
        y,
        1,
        rect(-116, -20, 100, 40, { fill: COLOR.deep }, 8),
        text(-66, 10, `${level} dB`, { fill: COLOR.white }),
      ),
      marker(index + 1, 56, y),
    ].join('');
  });
  return picture(
    NOISE_LANDMARKS.map(
      ({ level }, index) =>
        line(`M${x(level)} 124V428`, COLOR.gray, 2.5) + moved(x(level), 104, 1.15, LANDMARK_ART[index] ?? ''),
    ).join(''),
    ...rows,
    NOISE_LANDMARKS.map(({ level }) => text(x(level), 462, `${level}`)).join(''),
    text((x(40) + x(60)) / 2, 462, 'quieter', { fill: COLOR.slate }),
    text((x(60) + x(80)) / 2, 462, 'louder', { fill: COLOR.slate }),
  );
};

/** Half of a heat pump's year: outdoor unit, wall, indoor coil, and the path of the heat. */
const season = (y: number, isWinter: boolean): Svg =>
  [
    rect(24, y, 672, 206, { fill: isWinter ? '#dfe9f0' : '#fdf3da' }, 18),
    rect(400, y, 296, 206, { fill: isWinter ? COLOR.glow : COLOR.ice }, 18),
    rect(388, y, 24, 206, { fill: COLOR.ink }),
    isWinter
      ? snowflake(62, y + 88, 18) + snowflake(108, y + 72, 11) + snowflake(112, y + 110, 13)
      : sun(88, y + 92, 19),
    text(44, y + 42, isWinter ? 'Winter' : 'Summer', { anchor: 'start' }),
    slimUnit(170, y + 76, 122, 100, isWinter ? COLOR.cool : COLOR.warm),
    pipe(`M318 ${y + 112}H520`, isWinter ? COLOR.warm : COLOR.cool, 15),
    pipe(`M318 ${y + 142}H520`, COLOR.breeze, 11),
    cabinet(500, y + 56, 104, 126, 26),
    opening(512, y + 68, 80, 102),
    slab([552, y + 78], [552, y + 160], 34),
    isWinter
      ? arrow([84, y + 150], [150, y + 150], COLOR.warm) + arrow([84, y + 176], [150, y + 176], COLOR.warm)
      : arrow([150, y + 150], [84, y + 150], COLOR.warm) + arrow([150, y + 176], [84, y + 176], COLOR.warm),
    [0, 34, 68]
      .map((step) => arrow([640, y + 74 + step], [682, y + 74 + step], isWinter ? COLOR.warm : COLOR.air))
      .join(''),
    // The path of the heat through the wall.
    isWinter
      ? curvedArrow(`M318 ${y + 74}Q400 ${y + 26} 486 ${y + 66}`, [486, y + 66], 36, COLOR.warm, 9)
      : curvedArrow(`M486 ${y + 66}Q400 ${y + 26} 318 ${y + 74}`, [318, y + 74], 144, COLOR.warm, 9),
  ].join('');

export const heatPumps = (): Svg =>
  picture(
    season(24, true),
    season(250, false),
    pointer(1, 222, 58, [220, 124]),
    pointer(2, 656, 204, [558, 168]),
    pointer(3, 446, 206, [446, 170]),
  );

const EXCHANGER = 'h62q17 0 17-17t-17-17h-56q-17 0-17-17t17-17h78';

/** A cutaway furnace with the blower at the bottom and the burners above. */
const furnace = (x: number, isCondensing: boolean, afue: number): Svg =>
  [
    shadow(x + 96, 434, 128, 10),
    duct(`M${x + 76} 128V18`, 112),
    cabinet(x, 120, 164, 308, 34),
    opening(x + 14, 134, 136, 158),
    path(`M${x + 42} 250${EXCHANGER}`, { stroke: COLOR.warm, width: 20 }),
    path(`M${x + 42} 250${EXCHANGER}`, { stroke: COLOR.ember, width: 13 }),
    burners(x + 44, 280, 3, 31, 0.42),
    isCondensing ? slab([x + 30, 158], [x + 134, 158], 24) : '',
    opening(x + 14, 304, 136, 112),
    blower(x + 80, 366, 0.72),
    [50, 102].map((step) => arrow([x + step, 82], [x + step, 36], COLOR.warm)).join(''),
    text(x + 90, 468, `${afue}% AFUE`),
  ].join('');

/** The two ways of venting exhaust from a house. */
export const furnaces = (): Svg =>
  picture(
    ground(428),
    furnace(76, false, FURNACE_AFUE.least),
    pipe('M238 186H292V18', COLOR.soft, 32),
    arrow([292, 112], [292, 46], COLOR.slate),
    rect(656, 0, 20, 428, { fill: COLOR.ink }),
    furnace(392, true, FURNACE_AFUE.most),
    pipe('M548 178H634V112H704', COLOR.white, 24),
    pipe('M560 146H600V62H704', COLOR.white, 24),
    arrow([668, 112], [708, 112], COLOR.gray, 6),
    arrow([708, 62], [668, 62], COLOR.air, 6),
    pipe('M570 232H630V392', COLOR.breeze, 13),
    drop(630, 416, 1.1),
    marker(1, 334, 96),
    pointer(2, 38, 232, [112, 232]),
    pointer(3, 358, 160, [428, 160]),
    marker(4, 600, 30),
    marker(5, 604, 330),
  );

/** The positions of air handler, ducts and outdoor unit. */
export const airHandlers = (): Svg =>
  picture(
    ground(430),
    house({ x: 70, y: 150, w: 430, h: 280, peak: 112 }),
    line('M70 282H500M330 150V282'),
    duct('M250 330V196', 40, COLOR.ice),
    duct('M112 196H452', 36, COLOR.ice),
    path('M233 196v20h34v-20z', { fill: COLOR.ice }),
    grille(124, 210, 48, 14),
    grille(396, 210, 48, 14),
    [148, 420].map((x) => arrow([x, 232], [x, 266], COLOR.air)).join(''),
    arrow([250, 300], [250, 236], COLOR.air),
    duct('M112 392H210', 44, COLOR.ice),
    grille(94, 366, 18, 54),
    arrow([122, 392], [160, 392], COLOR.gray),
    cabinet(206, 312, 92, 116, 24),
    opening(214, 320, 76, 100),
    aCoil(250, 328, 50, 36),
    blower(248, 396, 0.34),
    filter(176, 366, 18, 52, 10),
    thermostat(420, 318, '74°', 0.75),
    linePair(314, 374, 'H580'),
    outdoorUnit(570, 330, 92, 86),
    sun(640, 90, 30),
    pointer(1, 36, 340, [98, 380]),
    pointer(2, 148, 316, [184, 376]),
    pointer(3, 348, 326, [300, 340]),
    pointer(4, 384, 128, [352, 192]),
    marker(5, 464, 416),
    pointer(6, 690, 286, [634, 346]),
  );
