import { OUTDOOR_CLEARANCE } from '../../domain/product/drawing-figures.ts';
import {
  blower,
  burners,
  cabinet,
  duct,
  flame,
  louvers,
  opening,
  pipe,
  slab,
  slimUnit,
  topFan,
} from './machines.ts';
import {
  arrow,
  box,
  circle,
  COLOR,
  line,
  marker,
  path,
  picture,
  pointer,
  rect,
  shape,
  type Svg,
  text,
} from './pen.ts';
import { bush, grille, ground, house, measure, snowflake } from './surroundings.ts';

/** The outside of a packaged unit. */
const packagedUnit = (x: number, y: number, w: number, h: number): Svg =>
  [
    cabinet(x, y, w, h, w * 0.2),
    louvers(x + w * 0.45, y + h * 0.16, w * 0.48, h * 0.66),
    box(x + w * 0.08, y + h * 0.16, w * 0.29, h * 0.66, COLOR.light, 4),
    line(`M${x + w * 0.32} ${y + h * 0.44}v${h * 0.12}`, COLOR.slate, 4),
    topFan(x + w * 0.66, y - w * 0.06, w * 0.22, w * 0.042),
  ].join('');

/** The clearance around a packaged unit. */
export const packagedAirConditioners = (): Svg =>
  picture(
    ground(396),
    // The house wall, cut at the ducts.
    rect(0, 40, 118, 356, { fill: COLOR.white }),
    rect(118, 40, 22, 356, { fill: COLOR.ink }),
    shape('M0 34H166L132 2H0z', COLOR.shade),
    duct('M0 206H244', 56, COLOR.ice),
    duct('M0 314H244', 56, COLOR.ice),
    arrow([100, 206], [34, 206], COLOR.air, 8),
    arrow([34, 314], [100, 314], COLOR.gray, 8),
    shape('M212 396H486L526 372V384L486 412H212z', COLOR.shade),
    packagedUnit(236, 172, 230, 222),
    bush(652, 398, 0.95),
    measure(140, 236, 420, OUTDOOR_CLEARANCE),
    measure(512, 608, 420, OUTDOOR_CLEARANCE),
    marker(1, 270, 448),
    marker(2, 652, 340),
    marker(3, 190, 158),
    marker(4, 190, 362),
    pointer(5, 400, 448, [400, 404]),
  );

/** A cutaway packaged unit, with the ducts to and from the house on the left and the outdoor half on the right. */
export const packagedGasElectric = (): Svg =>
  picture(
    ground(410),
    rect(0, 40, 56, 370, { fill: COLOR.white }),
    rect(56, 40, 20, 370, { fill: COLOR.ink }),
    duct('M0 182H150', 84, COLOR.glow),
    duct('M0 326H150', 84, COLOR.ice),
    shape('M116 410H664L706 386V400L664 426H116z', COLOR.shade),
    cabinet(140, 118, 500, 292, 54),
    opening(156, 134, 300, 260),
    opening(472, 134, 152, 260),
    rect(158, 252, 196, 10, { fill: COLOR.soft, stroke: COLOR.ink, width: 2 }),
    path('M206 208h92q14 0 14-14t-14-14h-92q-14 0-14-14t14-14h100', { stroke: COLOR.warm, width: 17 }),
    path('M206 208h92q14 0 14-14t-14-14h-92q-14 0-14-14t14-14h100', { stroke: COLOR.ember, width: 10 }),
    burners(208, 236, 4, 30, 0.38),
    blower(238, 332, 0.84),
    slab([388, 150], [388, 380], 36),
    arrow([306, 330], [356, 330], COLOR.breeze),
    arrow([430, 350], [430, 190], COLOR.breeze),
    slab([604, 152], [604, 378], 26, '#b9e2ea'),
    shape('M496 322q0-24 36-24t36 24v60h-72z', COLOR.gray),
    line('M508 336h48M508 354h48', COLOR.soft, 3),
    pipe('M532 298V230H456', COLOR.copper, 11),
    topFan(574, 102, 74, 12),
    [538, 574, 610].map((x) => arrow([x, 80], [x, 36], COLOR.warm)).join(''),
    arrow([128, 182], [26, 182], COLOR.warm, 8),
    arrow([26, 326], [128, 326], COLOR.gray, 8),
    // The vent of the gas section.
    pipe('M256 118V84H290', COLOR.soft, 22),
    arrow([296, 84], [340, 84], COLOR.slate, 6),
    marker(1, 34, 268),
    marker(2, 238, 332),
    marker(3, 388, 262),
    pointer(4, 196, 54, [232, 174]),
    marker(5, 34, 120),
    marker(6, 532, 348),
    marker(7, 378, 84),
  );

/** The same unit next to a house and on a roof. */
export const packagedHeatPumps = (): Svg =>
  picture(
    ground(424),
    // Left: a house, with the unit on a slab.
    house({ x: 36, y: 204, w: 172, h: 220, peak: 76 }),
    duct('M74 296H236', 30, COLOR.ice),
    duct('M74 378H236', 30, COLOR.ice),
    grille(58, 280, 16, 34),
    grille(58, 362, 16, 34),
    arrow([164, 296], [104, 296], COLOR.warm, 6),
    arrow([104, 378], [164, 378], COLOR.gray, 6),
    shape('M222 424H362L384 410V420L362 436H222z', COLOR.shade),
    packagedUnit(230, 272, 124, 150),
    // Right: a flat roof, with the unit on its curb.
    box(440, 236, 244, 188, COLOR.white),
    rect(424, 214, 276, 26, { fill: COLOR.ink }, 4),
    duct('M520 214V300', 32, COLOR.ice),
    duct('M610 214V300', 32, COLOR.ice),
    grille(500, 296, 40, 12),
    grille(590, 296, 40, 12),
    arrow([520, 318], [520, 366], COLOR.warm, 6),
    arrow([610, 366], [610, 318], COLOR.gray, 6),
    box(480, 196, 172, 20, COLOR.shade, 3),
    packagedUnit(490, 74, 146, 122),
    marker(1, 294, 222),
    marker(2, 570, 36),
    pointer(3, 426, 164, [484, 206]),
  );

/** The heat source at each outdoor temperature. */
export const packagedHybrids = (): Svg => {
  const balance = 286;
  return picture(
    rect(40, 96, balance - 40, 246, { fill: COLOR.glow }, 16),
    rect(balance, 96, 680 - balance, 246, { fill: COLOR.ice }, 16),
    flame(118, 292, 1.4),
    flame(168, 300, 1.9),
    flame(218, 292, 1.4),
    slimUnit(402, 166, 164, 128),
    [200, 234, 268].map((y) => arrow([606, y], [654, y], COLOR.warm)).join(''),
    [218, 252].map((y) => arrow([322, y], [374, y], COLOR.air)).join(''),
    // The thermometer along the bottom.
    rect(76, 380, 596, 30, { fill: COLOR.white, stroke: COLOR.ink }, 15),
    rect(72, 388, 420, 14, { fill: COLOR.warm }, 7),
    circle(68, 395, 28, { fill: COLOR.warm, stroke: COLOR.ink }),
    line(
      [...Array(11).keys()].map((index) => `M${130 + index * 48} 410v${index % 2 === 0 ? 16 : 9}`).join(''),
    ),
    line(`M${balance} 66V432`, COLOR.text, 4),
    snowflake(60, 452, 14),
    text(84, 462, 'cold', { anchor: 'start' }),
    text(672, 462, 'mild', { anchor: 'end' }),
    marker(1, balance, 56),
    marker(2, 76, 132),
    marker(3, 644, 132),
  );
};
