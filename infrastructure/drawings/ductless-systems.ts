import { pipe, slimUnit, wallUnit } from './machines.ts';
import {
  arrow,
  box,
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
import { ground } from './surroundings.ts';

/** A room with a well-placed indoor unit. */
export const ductlessSingleZone = (): Svg =>
  picture(
    ground(420),
    rect(150, 44, 532, 376, { fill: COLOR.white }),
    rect(134, 30, 562, 20, { fill: COLOR.ink }),
    rect(134, 30, 20, 390, { fill: COLOR.ink }),
    rect(678, 30, 18, 390, { fill: COLOR.ink }),
    rect(154, 404, 524, 16, { fill: '#e3c9a8' }),
    // The refrigerant line through the wall.
    path('M186 118H144Q112 118 112 150V312', { stroke: COLOR.ink, width: 20, cap: 'butt' }),
    path('M186 118H144Q112 118 112 150V312', { stroke: COLOR.white, width: 14, cap: 'butt' }),
    slimUnit(22, 300, 104, 92),
    wallUnit(166, 78, 172),
    curvedArrow('M250 150Q300 250 430 262', [430, 262], 5, COLOR.air, 8),
    curvedArrow('M290 148Q350 214 470 208', [470, 208], -3, COLOR.air, 8),
    curvedArrow('M222 150Q222 300 350 332', [350, 332], 12, COLOR.air, 8),
    // The bed.
    shape('M486 404V318q0-8 8-8h4q8 0 8 8V404z', '#c98a5a'),
    box(506, 364, 156, 28, COLOR.mid, 4),
    shape('M560 364q0-22 22-22h60q20 0 20 22z', COLOR.breeze),
    shape('M510 364q0-16 16-16h18q14 0 14 16z', COLOR.white),
    line('M514 392v12M654 392v12', COLOR.slate, 6),
    // The window with its curtain.
    box(560, 96, 96, 132, COLOR.ice, 4),
    line('M608 96V228M560 160H656'),
    shape('M548 84H606Q598 170 566 246H548z', COLOR.ember),
    shape('M670 84H640Q646 170 656 246H670z', COLOR.ember),
    line('M538 84H676', COLOR.ink, 6),
    line('M566 96q-2 70-8 140M584 96q-6 60-14 110', COLOR.warm, 2),
    pointer(1, 388, 88, [336, 100]),
    marker(2, 400, 300),
    marker(3, 588, 308),
    marker(4, 524, 130),
    pointer(5, 72, 92, [128, 122]),
    marker(6, 38, 262),
  );

const head = (x: number, y: number): Svg =>
  box(x - 44, y, 88, 24, COLOR.white, 6) +
  rect(x - 36, y + 15, 72, 6, { fill: COLOR.deep }, 3) +
  [-1, 0, 1]
    .map((side) => arrow([x + side * 22, y + 36], [x + side * 54, y + 84 - Math.abs(side) * 6], COLOR.air))
    .join('');

/** A floor plan with a separate line from each room to one outdoor unit. */
export const ductlessMultiZone = (): Svg =>
  picture(
    box(44, 40, 470, 400, COLOR.white),
    rect(44, 40, 232, 196, { fill: COLOR.ice }),
    rect(276, 40, 238, 196, { fill: COLOR.ice }),
    // Walls with their doors.
    path('M44 40H514V440H44z', { stroke: COLOR.ink, width: 14 }),
    path('M276 40V236M44 236H116M186 236H356M426 236H514', { stroke: COLOR.ink, width: 10, cap: 'butt' }),
    line('M116 236a70 70 0 0 1 70 70M356 236a70 70 0 0 1 70 70', COLOR.gray, 2),
    line('M186 236v70M426 236v70', COLOR.ink, 4),
    // The lines of the three rooms.
    pipe('M188 40V16H640V196', COLOR.cool, 11),
    pipe('M394 40V26H622V196', COLOR.breeze, 11),
    pipe('M514 376H660V308', COLOR.cool, 11),
    slimUnit(556, 192, 116, 112),
    head(188, 48),
    head(394, 48),
    moved(506, 376, 1, box(-24, -44, 24, 88, COLOR.white, 6), rect(-21, -36, 6, 72, { fill: COLOR.soft }, 3)),
    text(188, 208, '70°'),
    text(394, 208, '74°'),
    text(434, 386, 'off', { fill: COLOR.slate }),
    // A bed and a table.
    box(58, 62, 56, 92, COLOR.mid, 8),
    rect(64, 68, 44, 24, { fill: COLOR.white, stroke: COLOR.ink, width: 2 }, 6),
    box(70, 372, 130, 52, COLOR.mid, 10),
    box(78, 372, 54, 34, COLOR.white, 6),
    box(138, 372, 54, 34, COLOR.white, 6),
    circle(134, 336, 18, { fill: '#e3c9a8', stroke: COLOR.ink }),
    marker(1, 614, 356),
    pointer(2, 600, 86, [622, 130]),
    pointer(3, 98, 216, [150, 64]),
    marker(4, 382, 376),
  );
