import { HUMIDITY_GOALS, HUMIDITY_LIMIT } from '../../domain/product/drawing-figures.ts';
import { blower, cabinet, duct, fan, filter, flame, opening, pipe, shadow } from './machines.ts';
import {
  arrow,
  box,
  circle,
  COLOR,
  line,
  marker,
  moved,
  path,
  picture,
  pointer,
  rect,
  row,
  shape,
  type Svg,
  text,
} from './pen.ts';
import { drop, dust, grille, ground, house, roof } from './surroundings.ts';

const steam = (x: number, y: number): Svg =>
  line([0, 20, 40].map((step) => `M${x + step} ${y}q-9-12 0-24t0-24`).join(''), COLOR.gray, 4);

/** The sources of moisture and particles in a home. */
export const indoorAirQuality = (): Svg =>
  picture(
    ground(378),
    box(100, 378, 520, 78, '#c3d3d8'),
    house({ x: 100, y: 136, w: 520, h: 242, peak: 104 }),
    line('M100 258H620M320 136V258M380 258V378'),
    // The bath: a shower, a tub and the fan.
    line('M140 184h-24v60', COLOR.gray, 6),
    path('M130 178h28l9 14h-46z', { fill: COLOR.soft, stroke: COLOR.ink, width: 2.5 }),
    line('M128 204l-5 24M144 204v24M160 204l5 24', COLOR.air, 3.5),
    shape('M112 234H236q0 23-16 23H128q-16 0-16-23z', COLOR.white),
    steam(186, 226),
    grille(256, 137.5, 46, 14),
    arrow([279, 206], [279, 164], COLOR.gray, 6),
    // The candle on its table.
    shape('M424 218h112v10h-12v30h-8v-30h-72v30h-8v-30h-12z', '#e3c9a8'),
    box(472, 192, 16, 26, COLOR.glow, 2),
    flame(480, 190, 0.38),
    dust([
      [464, 160, 3],
      [498, 154, 2.5],
      [482, 148, 3],
      [508, 172, 2],
    ]),
    // The kitchen: a pan on the stove and the hood.
    box(466, 330, 100, 48, COLOR.mid, 3),
    line('M480 346h72', COLOR.shade, 4),
    box(490, 310, 52, 20, COLOR.slate, 4),
    line('M542 316h26', COLOR.slate, 6),
    steam(496, 306),
    shape('M456 278H576L552 260H480z', COLOR.soft),
    box(576, 330, 43, 48, COLOR.white, 2),
    box(404, 330, 62, 48, COLOR.white, 2),
    // The living room.
    shape('M134 378v-30q0-8 8-8h12v-18q0-8 8-8h110q8 0 8 8v18h12q8 0 8 8v30z', COLOR.breeze),
    line('M156 350h122M216 316v34', COLOR.ink, 2),
    // The damp basement.
    path('M150 454q34-20 76 0zM430 454q44-22 96 0z', { fill: COLOR.breeze }),
    drop(188, 424, 1),
    drop(478, 418, 1),
    drop(560, 414, 0.9),
    line('M103 400h14M103 418h10M103 436h16M604 400h13M606 420h11', COLOR.gray, 3),
    pointer(1, 46, 216, [120, 216]),
    pointer(2, 566, 186, [492, 200]),
    pointer(3, 664, 320, [546, 320]),
    marker(4, 330, 418),
    marker(5, 226, 170),
    marker(5, 426, 288),
  );

/** The recommended humidity by outdoor temperature. */
export const humidityControl = (): Svg => {
  const x = (percent: number) => 86 + percent * 5.75;
  return picture(
    HUMIDITY_GOALS.map(({ from, to }, index) => {
      const y = 110 + index * 96;
      return [
        rect(x(0), y - 26, x(100) - x(0), 52, { fill: COLOR.white, stroke: COLOR.ink }, 26),
        rect(x(HUMIDITY_LIMIT), y - 24, x(100) - x(HUMIDITY_LIMIT) - 26, 48, { fill: COLOR.glow }),
        rect(x(100) - 60, y - 24, 58, 48, { fill: COLOR.glow }, 24),
        rect(
          x(Math.max(from, 1)),
          y - 24,
          x(to) - x(Math.max(from, 1)),
          48,
          { fill: COLOR.mint },
          from === 0 ? 24 : 0,
        ),
        ...(from === 0 ? [rect(x(to) - 30, y - 24, 30, 48, { fill: COLOR.mint })] : []),
        line(`M${x(to)} ${y - 25}v50${from === 0 ? '' : `M${x(from)} ${y - 25}v50`}`, COLOR.leaf, 4),
        text(x((from + to) / 2), y + 10, from === 0 ? `${to}% or less` : `${from}–${to}%`, {
          size: 26,
          fill: '#1d4d2a',
        }),
        marker(index + 1, 46, y),
      ].join('');
    }).join(''),
    line(`M${x(HUMIDITY_LIMIT)} 48V366`, COLOR.warm, 5),
    text(x(HUMIDITY_LIMIT), 40, `${HUMIDITY_LIMIT}%`, { fill: '#a93a0d' }),
    text(x(81), 120, 'too damp', { fill: '#a93a0d' }),
    line(row(11, (index) => `M${x(index * 10)} 366v${index % 5 === 0 ? 18 : 10}`)),
    line(`M${x(0)} 366H${x(100)}`),
    [0, 50, 100].map((percent) => text(x(percent), 420, `${percent}%`)).join(''),
    drop(x(25), 412, 1),
    drop(x(72), 412, 1),
    drop(x(77), 412, 1),
    drop(x(82), 412, 1),
  );
};

/** The humidifier on the supply duct. */
export const powerHumidifiers = (): Svg =>
  picture(
    ground(436),
    shadow(236, 438, 160),
    cabinet(130, 252, 180, 176, 44),
    opening(146, 268, 148, 144),
    blower(216, 350, 0.86),
    duct('M220 250V16', 150, COLOR.glow),
    [172, 206].map((x) => arrow([x, 232], [x, 178], COLOR.warm)).join(''),
    cabinet(294, 82, 148, 136, 34),
    opening(306, 94, 124, 112),
    filter(318, 102, 26, 96, 11),
    fan(388, 150, 34),
    arrow([246, 104], [304, 104], COLOR.warm, 6),
    arrow([304, 196], [252, 196], COLOR.air, 6),
    drop(176, 118, 1.1),
    drop(206, 66, 1),
    drop(250, 60, 1),
    drop(206, 148, 0.9),
    pipe('M330 82V44H560V20', COLOR.breeze, 13),
    circle(500, 44, 12, { fill: COLOR.warm, stroke: COLOR.ink }),
    line('M500 32V20M488 20h24', COLOR.ink, 5),
    pipe('M370 218V262H520V414', COLOR.soft, 13),
    drop(520, 432, 1),
    rect(604, 110, 18, 318, { fill: COLOR.ink }),
    rect(622, 110, 98, 318, { fill: COLOR.white }),
    box(632, 196, 72, 84, COLOR.white, 12),
    circle(668, 230, 22, { fill: COLOR.deep, stroke: COLOR.ink }),
    drop(668, 230, 0.8),
    line('M648 266h40', COLOR.soft, 4),
    path('M440 170H560V238H604', { stroke: COLOR.slate, width: 4, dash: '1 9' }),
    marker(1, 106, 92),
    pointer(2, 500, 130, [432, 130]),
    marker(3, 592, 48),
    marker(4, 484, 330),
    marker(5, 668, 320),
  );

const VENTILATED = { x: 130, y: 176, w: 460, h: 248, peak: 146 };

/** A house with fresh and stale air flowing through its ventilator. */
export const ventilation = (): Svg =>
  picture(
    ground(424),
    house(VENTILATED),
    line('M130 300H590M360 176V300M360 300V424'),
    // Outside: exhaust on the left, fresh air on the right.
    pipe('M330 106H92', COLOR.shade, 22),
    pipe('M398 106H628', COLOR.air, 22),
    shape('M92 86L64 126H92z', COLOR.soft),
    shape('M628 86L656 126H628z', COLOR.soft),
    arrow([60, 140], [36, 178], COLOR.gray),
    arrow([686, 178], [660, 140], COLOR.air),
    // Inside: stale air from the left rooms, fresh air to the right ones.
    pipe('M300 342V150H340', COLOR.shade, 22),
    pipe('M208 206V150H302', COLOR.shade, 22),
    rect(289, 142, 22, 16, { fill: COLOR.shade }),
    pipe('M390 150H520V206', COLOR.air, 22),
    pipe('M420 342V150', COLOR.air, 22),
    rect(409, 142, 22, 16, { fill: COLOR.air }),
    roof(VENTILATED),
    cabinet(322, 84, 76, 82, 18),
    moved(
      360,
      125,
      1,
      path('M0-30L30 0L0 30L-30 0z', { fill: COLOR.ice, stroke: COLOR.ink }),
      line('M-20-10L10 20M-10-20L20 10M10-20L-20 10M20-10L-10 20', COLOR.cool, 2),
    ),
    grille(186, 202, 44, 12),
    grille(278, 338, 44, 12),
    grille(498, 202, 44, 12),
    grille(398, 338, 44, 12),
    arrow([208, 256], [208, 224], COLOR.gray),
    arrow([300, 396], [300, 362], COLOR.gray),
    arrow([520, 220], [520, 252], COLOR.air),
    arrow([420, 358], [420, 394], COLOR.air),
    // A tub, a stove, a bed and a sofa.
    shape('M146 270H262q0 28-16 28H162q-16 0-16-28z', COLOR.ice),
    box(148, 376, 86, 48, COLOR.mid, 3),
    line('M160 392h62', COLOR.shade, 4),
    box(168, 360, 44, 16, COLOR.slate, 4),
    box(456, 278, 120, 20, COLOR.mid, 4),
    shape('M496 278q0-16 16-16h46q16 0 16 16z', COLOR.breeze),
    shape('M460 278q0-12 12-12h12q12 0 12 12z', COLOR.white),
    shape('M466 423v-26q0-7 7-7h8v-16q0-7 7-7h62q7 0 7 7v16h8q7 0 7 7v26z', COLOR.ember),
    line('M488 398h62', COLOR.ink, 2),
    pointer(1, 50, 262, [200, 240]),
    pointer(2, 226, 44, [334, 100]),
    pointer(3, 670, 262, [528, 238]),
    marker(4, 656, 58),
  );
