import {
  FILTER_DEPTHS,
  HUMIDITY_GOALS,
  HUMIDITY_LIMIT,
  MERV_SCALE,
} from '../../domain/product/product-drawings.ts';
import {
  blower,
  burners,
  cabinet,
  drop,
  duct,
  dust,
  fan,
  filter,
  flame,
  grille,
  ground,
  house,
  measure,
  opening,
  pipe,
  roof,
  shadow,
  slab,
  topFan,
} from './parts.ts';
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
  row,
  shape,
  text,
  type Svg,
} from './pen.ts';

const steam = (x: number, y: number): Svg =>
  line([0, 20, 40].map((step) => `M${x + step} ${y}q-9-12 0-24t0-24`).join(''), COLOR.gray, 4);

/** Where moisture and particles in a home come from. */
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

/** One filter in its duct: what it holds and what passes. */
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

/** A filter with a lower number next to one with a higher. */
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
    // The return duct comes down and turns into the cleaner.
    duct('M118 16V370H240', 96, COLOR.white),
    cabinet(230, 288, 116, 140, 40),
    opening(242, 302, 92, 112),
    filter(254, 310, 14, 96, 12),
    line([282, 292, 302, 312, 322].map((x) => `M${x} 314v88`).join(''), COLOR.breeze, 4),
    // The pre-filter, half way out at the top.
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
    [452, 480, 508].map((x) => arrow([x, 84], [x, 34], COLOR.air)).join(''),
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

/** What humidity to aim for, outside and cold taken into account. */
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

/** A house with fresh and stale air through its ventilator. */
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

/** A rooftop unit cut open. */
export const lightCommercial = (): Svg =>
  picture(
    rect(0, 352, 720, 26, { fill: COLOR.ink }),
    path('M0 378H720V456Q720 480 696 480H24Q0 480 0 456z', { fill: COLOR.white }),
    box(86, 326, 548, 28, COLOR.shade, 3),
    cabinet(74, 104, 548, 222, 52),
    opening(90, 120, 364, 190),
    opening(470, 120, 136, 190),
    duct('M140 310V456', 74, COLOR.ice),
    duct('M406 310V456', 74, COLOR.ice),
    path('M106 308h68v6h-68zM372 308h68v6h-68z', { fill: COLOR.ice }),
    // The hood of the outside air.
    shape('M74 150L30 196V232L74 216z', COLOR.soft),
    line('M38 204v18M48 194v24M58 184v30', COLOR.gray, 2.5),
    filter(196, 134, 20, 164, 12),
    slab([244, 134], [244, 298], 32),
    blower(322, 226, 0.78),
    path('M390 172h34q9 0 9 9t-9 9h-26q-9 0-9 9t9 9h36', { stroke: COLOR.warm, width: 13 }),
    path('M390 172h34q9 0 9 9t-9 9h-26q-9 0-9 9t9 9h36', { stroke: COLOR.ember, width: 7 }),
    burners(396, 246, 2, 26, 0.34),
    arrow([406, 262], [406, 304], COLOR.ember),
    curvedArrow('M140 300V250Q140 216 172 216', [178, 216], 0, COLOR.breeze),
    arrow([40, 212], [128, 170], COLOR.air),
    shape('M486 248q0-18 24-18t24 18v52h-48z', COLOR.gray),
    shape('M544 248q0-18 24-18t24 18v52h-48z', COLOR.gray),
    slab([484, 142], [592, 142], 26, '#b9e2ea'),
    topFan(490, 88, 56, 10),
    topFan(606, 88, 42, 10),
    [478, 504].map((x) => arrow([x, 68], [x, 30], COLOR.warm)).join(''),
    [594, 620].map((x) => arrow([x, 68], [x, 30], COLOR.warm)).join(''),
    arrow([140, 450], [140, 400], COLOR.gray, 8),
    arrow([406, 396], [406, 448], COLOR.air, 8),
    marker(1, 204, 424),
    marker(2, 34, 152),
    pointer(3, 226, 60, [234, 130]),
    pointer(4, 356, 60, [330, 190]),
    marker(5, 470, 424),
    marker(6, 538, 186),
    pointer(7, 672, 424, [620, 342]),
  );
