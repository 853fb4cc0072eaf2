import {
  airFrom,
  courses,
  EVENING,
  eveningFan,
  eveningPicture,
  FAR,
  light,
  ribbonOfAir,
  room,
  sideWindows,
  sitting,
  standing,
} from './evening.ts';
import { at, circle, COLOR, ellipse, line, path, rect, row, type Svg } from './pen.ts';

const [LEFT, RIGHT, ROOF, FLOOR, GROUND] = [96, 520, 188, 292, 408];
const [DEPTH, RISE] = [72, 30];

const CLERK = { skin: '#7a4a32', hair: '#2a1a18', top: '#0a6078', legs: '#163a45' };
const SHOPPER = { skin: '#da8', hair: '#6b4a3a', top: '#c2450f', legs: '#163a45' };
const WRITER = { skin: '#c98f6c', hair: '#3a2a2a', top: '#2c6a3b', legs: '#163a45' };
const GUEST = { skin: '#5b3b30', hair: '#1a1210', top: '#fdeadc', legs: '#084c60' };

const desk = (x: number, y: number): Svg =>
  path(
    `M${at(x)} ${at(y)}h60v4h-60zM${at(x + 5)} ${at(y + 4)}h3v22h-3zM${at(x + 52)} ${at(y + 4)}h3v22h-3z`,
    {
      fill: EVENING.wood,
    },
  ) +
  rect(x + 26, y - 22, 28, 18, { fill: COLOR.deep }, 2) +
  rect(x + 28, y - 20, 24, 14, { fill: COLOR.breeze }) +
  path(`M${at(x + 38)} ${at(y - 4)}h4v4h-4z`, { fill: COLOR.deep });

const GOODS = [COLOR.breeze, COLOR.ember, COLOR.glow, '#4a8a5c', '#8fd3e0', '#d74'] as const;

/** Shelves with goods. */
const shelves = (x: number, y: number): Svg =>
  rect(x, y, 66, 68, { fill: '#6e4029' }) +
  row(
    3,
    (level) =>
      rect(x + 3, y + 4 + level * 21, 60, 18, { fill: EVENING.woodDark }) +
      row(6, (index) => {
        const height = 9 + ((index * 5 + level * 3) % 7);
        return rect(x + 5 + index * 9.6, y + 22 + level * 21 - height, 7.6, height, {
          fill: GOODS[(index + level * 2) % GOODS.length] ?? COLOR.glow,
        });
      }),
  );

const pendant = (x: number, y: number, drop: number): Svg =>
  line(`M${at(x)} ${at(y)}v${at(drop)}`, EVENING.woodDark, 1.5) +
  path(`M${at(x - 8)} ${at(y + drop + 7)}c0-11 16-11 16 0z`, { fill: COLOR.warm }) +
  ellipse(x, y + drop + 7, 7, 2, { fill: EVENING.lamp });

const plant = (x: number, y: number): Svg =>
  path(`M${at(x - 6)} ${at(y - 11)}h12l-2 11h-8z`, { fill: '#f7efe2' }) +
  path(
    `M${at(x)} ${at(y - 11)}c-8-4-10-14-8-18 5 3 8 10 8 18 0-10 2-20 7-24 3 8-1 19-7 24 3-7 8-10 12-9-1 5-6 9-12 9z`,
    { fill: '#4f9a5f' },
  );

const upperRooms = (): Svg =>
  [
    room({ x: LEFT + 8, y: ROOF + 8, w: 196, h: 92 }, 'url(#teal)', '#40757d', '#853'),
    room({ x: 316, y: ROOF + 8, w: 196, h: 92 }, 'url(#amber)', '#a9663c', '#80472d'),
    light(150, 226, 30, 44),
    light(246, 226, 30, 44),
    light(404, 232, 62, 48),
    rect(136, 214, 40, 34, { fill: '#fec' }) +
      rect(139, 217, 34, 28, { fill: '#5d7f86' }) +
      line('M156 217v28M139 231h34', '#fec', 2),
    desk(128, 262) + sitting(132, 270, WRITER),
    desk(212, 262) + sitting(216, 270, CLERK),
    // A meeting, with its figures on the wall.
    rect(436, 212, 58, 36, { fill: '#f7efe2' }, 2),
    line('M444 240l12-8 10 4 20-16', COLOR.warm, 2.6),
    pendant(404, ROOF + 8, 20),
    sitting(366, 270, GUEST),
    rect(374, 264, 66, 4, { fill: EVENING.wood }) + rect(404, 268, 5, 20, { fill: EVENING.wood }),
    `<g transform="translate(900 0) scale(-1 1)">${sitting(452, 270, SHOPPER)}</g>`,
  ].join('');

const lowerRooms = (): Svg =>
  [
    room({ x: LEFT + 8, y: FLOOR + 12, w: 196, h: 100 }, '#da6', '#b74', '#8f5535'),
    room({ x: 316, y: FLOOR + 12, w: 196, h: 100 }, 'url(#teal)', '#40757d', '#853'),
    light(152, 344, 40, 40),
    light(262, 340, 38, 40),
    light(378, 344, 60, 40),
    light(470, 344, 36, 40),
    shelves(122, 330),
    standing(206, 402, SHOPPER),
    standing(262, 400, CLERK),
    rect(236, 372, 58, 32, { fill: EVENING.wood }) + rect(232, 368, 66, 5, { fill: EVENING.woodLight }),
    rect(278, 356, 16, 12, { fill: COLOR.deep }, 2),
    // A café next door.
    pendant(352, FLOOR + 12, 18) + pendant(404, FLOOR + 12, 18),
    sitting(346, 384, WRITER),
    rect(358, 376, 40, 4, { fill: EVENING.woodLight }) + rect(376, 380, 4, 22, { fill: EVENING.wood }),
    `<g transform="translate(812 0) scale(-1 1)">${sitting(402, 384, GUEST)}</g>`,
    rect(444, 330, 52, 74, { fill: EVENING.woodDark }) + rect(448, 334, 44, 70, { fill: '#17506a' }),
    path('M448 334h44v30l-44 34z', { fill: '#2b8299' }) + circle(454, 372, 2.4, { fill: EVENING.lamp }),
    plant(430, 404),
  ].join('');

/** The ducts, down the wall between the rooms and along each ceiling. */
const ducts = (): Svg =>
  [
    rect(296, ROOF, 24, FLOOR + 24 - ROOF, { fill: EVENING.duct }),
    rect(296, ROOF, 2.5, FLOOR + 24 - ROOF, { fill: EVENING.ductLight }),
    ...[ROOF + 8, FLOOR + 12].map((y) =>
      [
        rect(124, y, 368, 12, { fill: EVENING.duct }) + rect(124, y, 172, 2.5, { fill: EVENING.ductLight }),
        rect(320, y, 172, 2.5, { fill: EVENING.ductLight }),
        line(`M305 ${ROOF}V${at(y + 3)}q0 4-4 4H140M311 ${ROOF}V${at(y + 3)}q0 4 4 4H476`, COLOR.breeze, 2.2),
        [150, 246, 370, 466].map((x) => airFrom(x, y + 13, COLOR.breeze)).join(''),
      ].join(''),
    ),
  ].join('');

/** The rooftop unit on its curb, with the outside-air hood. */
const rooftopUnit = (): Svg => {
  const [x, y, w, h] = [222, 82, 176, 70];
  const [depth, rise] = [44, 18];
  return [
    ellipse(330, 166, 150, 9, { fill: '#0a1f27' }),
    path(
      `M${at(x - 8)} ${at(y + h)}h${at(w + 12)}l${at(depth)}-${at(rise)}v12l-${at(depth)} ${at(rise)}h-${at(w + 12)}z`,
      {
        fill: EVENING.metalDark,
      },
    ),
    path(`M${at(x)} ${at(y)}l${at(depth)}-${at(rise)}h${at(w)}l-${at(depth)} ${at(rise)}z`, {
      fill: '#f5f9f9',
    }),
    path(`M${at(x + w)} ${at(y)}l${at(depth)}-${at(rise)}v${at(h)}l-${at(depth)} ${at(rise)}z`, {
      fill: EVENING.slabShade,
    }),
    line(
      row(8, (index) => `M${at(x + w + 6)} ${at(y + 12 + index * 7)}l${at(depth - 12)}-${at(rise - 5)}`),
      EVENING.duct,
      1.8,
    ),
    rect(x, y, w, h, { fill: EVENING.metal }),
    rect(x, y, w, 4, { fill: EVENING.metalLight }) + rect(x, y, 4, h, { fill: EVENING.metalLight }),
    rect(x, y + h - 4, w, 4, { fill: EVENING.ductLight }),
    line(`M${at(x + 84)} ${at(y + 4)}v${at(h - 8)}`, EVENING.metalShade, 1.6),
    rect(x + 94, y + 12, 72, 46, { fill: EVENING.metalDark }),
    line(
      row(7, (index) => `M${at(x + 96)} ${at(y + 16 + index * 6.4)}h68`),
      EVENING.metalLight,
      2.4,
    ),
    rect(x + 14, y + 14, 30, 42, { stroke: EVENING.metalShade, width: 1.6 }, 2),
    rect(x + 52, y + 14, 22, 42, { stroke: EVENING.metalShade, width: 1.6 }, 2),
    circle(x + 39, y + 35, 2.2, { fill: EVENING.metalDark }) +
      circle(x + 57, y + 35, 2.2, { fill: EVENING.metalDark }),
    rect(x + 16, y + 6, 8, 4, { fill: COLOR.breeze }) + rect(x + 26, y + 6, 8, 4, { fill: COLOR.ember }),
    path(`M${at(x)} ${at(y + 14)}l-26 16v22l26-8z`, { fill: EVENING.ductLight }),
    line(
      `M${at(x - 21)} ${at(y + 30)}v17M${at(x - 14)} ${at(y + 26)}v18M${at(x - 7)} ${at(y + 22)}v20`,
      EVENING.duct,
      1.8,
    ),
    eveningFan(x + 76, y - 9, 38, 6.4),
    eveningFan(x + 158, y - 9, 34, 6),
  ].join('');
};

/** A cutaway building with offices above a store and a café. One rooftop unit serves all rooms. */
export const commercialBuilding = (): Svg =>
  eveningPicture(
    FAR.winter,
    ellipse(330, 300, 330, 210, { fill: 'url(#halo)' }),
    // Distant buildings.
    path('M0 404V300h44v-34h40v60h20v78zM640 404V272h36v-30h44v162z', { fill: '#0d3441' }),
    path('M0 404C120 392 600 392 720 404V480H0z', { fill: 'url(#earth)' }),
    line('M0 404C120 392 600 392 720 404', '#447766', 2.5),
    ribbonOfAir(
      (step) =>
        `M-20 ${at(330 + step * 7)}C60 ${at(300 + step * 6)} 60 ${at(120 + step * 9)} 190 ${at(58 + step * 7)}S470 ${at(-6 + step * 9)} 560 ${at(60 + step * 8)} 640 ${at(250 + step * 4)} 740 ${at(214 + step * 8)}`,
    ),
    // The shaded side.
    path(`M${RIGHT} ${ROOF}l${DEPTH}-${RISE}v${at(GROUND - ROOF - 4)}l-${DEPTH} ${RISE + 4}z`, {
      fill: 'url(#side)',
    }),
    courses(RIGHT, ROOF + 22, DEPTH, RISE, 9, 22),
    sideWindows(RIGHT + 10, ROOF + 30, 22, 44, 9.2) + sideWindows(RIGHT + 40, ROOF + 17.5, 22, 44, 9.2),
    sideWindows(RIGHT + 10, FLOOR + 40, 22, 44, 9.2) + sideWindows(RIGHT + 40, FLOOR + 27.5, 22, 44, 9.2),
    // The roof.
    path(`M${LEFT - 8} ${ROOF - 8}l${DEPTH}-${RISE}H${RIGHT + DEPTH + 8}l-${DEPTH} ${RISE}z`, {
      fill: 'url(#roof)',
    }),
    rooftopUnit(),
    // The cutaway front.
    rect(LEFT, ROOF - 6, RIGHT - LEFT, GROUND - ROOF + 6, { fill: EVENING.night }),
    upperRooms(),
    lowerRooms(),
    ducts(),
    rect(LEFT - 8, ROOF - 10, RIGHT - LEFT + 16, 14, { fill: EVENING.slab }),
    path(`M${RIGHT + 8} ${ROOF - 10}l${DEPTH}-${RISE}v14l-${DEPTH} ${RISE}z`, { fill: EVENING.slabShade }),
    line(`M${LEFT - 8} ${ROOF - 10}H${RIGHT + 8}l${DEPTH}-${RISE}`, '#f5f9f9', 2),
    rect(LEFT, FLOOR - 2, RIGHT - LEFT, 12, { fill: '#17404c' }),
    rect(LEFT, ROOF + 4, 5, GROUND - ROOF - 4, { fill: '#dbe6e7' }),
    rect(RIGHT - 5, ROOF + 4, 5, GROUND - ROOF - 4, { fill: EVENING.ductLight }),
    rect(LEFT - 8, GROUND, RIGHT - LEFT + 16, 7, { fill: EVENING.slabShade }),
    path(`M${RIGHT + 8} ${GROUND}l${DEPTH}-${RISE + 4}v7l-${DEPTH} ${RISE + 4}z`, {
      fill: EVENING.metalDark,
    }),
    // Shrubs and a tree.
    path('M600 404c-6-16 10-26 20-17 8-10 24-1 18 17z', { fill: '#1b4c50' }),
    path('M602 398c0-10 11-15 18-9 5-5 12-2 14 3-10-2-15 4-15 8-6-4-12-3-17-2z', { fill: '#3a7a6e' }),
    path('M44 404l2-52h5l3 52z', { fill: '#5b3b30' }),
    path(
      'M49 282c15 0 23 12 21 25 12 5 16 19 9 29-4 19-25 25-33 22-15 3-30-5-31-21-7-12 0-24 9-28 0-16 10-27 25-27z',
      {
        fill: '#2c6662',
      },
    ),
    path('M44 288c8-2 14 2 17 7-10-1-16 4-16 12-9-1-14 5-14 11-4-1-6 0-8 2 0-7 3-10 7-12-1-10 5-18 14-20z', {
      fill: '#4a8a7c',
    }),
  );
