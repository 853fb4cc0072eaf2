import { blower, cabinet, opening, pipe, shadow, slab, louvers, topFan } from './machines.ts';
import { arrow, box, circle, COLOR, line, moved, path, picture, rect, shape, type Svg, text } from './pen.ts';
import { bush, drop, ground, sun } from './surroundings.ts';

const WALL = { x: 350, w: 22 };

/** A cutaway furnace or air handler, with the coil that absorbs heat above the blower. */
const indoorUnit = (): Svg =>
  [
    shadow(178, 424, 110, 10),
    path('M116 150V84h104v66z', { fill: COLOR.white, stroke: COLOR.ink }),
    [142, 194].map((x) => arrow([x, 138], [x, 96], COLOR.air)).join(''),
    cabinet(96, 150, 146, 270, 34),
    opening(110, 164, 118, 124),
    slab([162, 178], [126, 262], 30),
    slab([178, 178], [214, 262], 30, '#b9e2ea'),
    shape('M116 264h106l-8 16h-90z', COLOR.soft),
    drop(150, 246, 0.7) + drop(190, 246, 0.7),
    opening(110, 300, 118, 108),
    blower(168, 356, 0.66),
  ].join('');

/** A cutaway outdoor unit: the compressor inside the coil that releases heat, below the fan. */
const outdoorUnit = (): Svg =>
  [
    shadow(560, 428, 138, 11),
    box(462, 410, 172, 12, COLOR.shade, 3),
    cabinet(470, 190, 156, 220, 44),
    louvers(482, 206, 62, 190),
    opening(552, 206, 62, 190),
    slab([602, 218], [602, 384], 20, COLOR.ember),
    shape('M562 316q0-16 14-16t14 16v64h-28z', COLOR.gray),
    line('M567 322h18', COLOR.soft, 3),
    topFan(570, 177, 58, 10.5),
  ].join('');

/** The refrigerant loop, which absorbs heat at the indoor coil and releases it outdoors. */
export const refrigerationLoop = (): Svg =>
  picture(
    path(`M0 24Q0 0 24 0H${WALL.x}V480H24Q0 480 0 456z`, { fill: COLOR.glow }),
    path(`M${WALL.x} 0H696Q720 0 720 24V456Q720 480 696 480H${WALL.x}z`, { fill: COLOR.ice }),
    ground(420),
    rect(WALL.x, 0, WALL.w, 420, { fill: COLOR.ink }),
    sun(656, 66, 24),
    bush(668, 420, 0.8),
    text(190, 54, 'Indoors'),
    text(478, 54, 'Outdoors'),
    moved(24, 0, 1, indoorUnit()),
    pipe('M232 206H416V236H540', COLOR.warm, 17),
    pipe('M250 262H396V352H540', COLOR.cool, 13),
    moved(-24, 10, 1, outdoorUnit()),
    // The expansion valve before the coil.
    shape('M296 248l30 28v-28l-30 28z', COLOR.white),
    circle(311, 262, 3, { fill: COLOR.ink }),
    arrow([290, 206], [338, 206], COLOR.white, 5),
    arrow([438, 352], [404, 352], COLOR.white, 4),
    [218, 262].map((y) => arrow([26, y], [112, y], COLOR.ember, 8)).join(''),
    text(64, 188, 'heat in', { size: 26 }),
    [522, 570].map((x) => arrow([x, 168], [x, 108], COLOR.warm, 9)).join(''),
    text(648, 158, 'heat out', { size: 26 }),
  );
