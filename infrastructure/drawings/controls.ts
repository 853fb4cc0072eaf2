import { cabinet, duct } from './machines.ts';
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
  type Svg,
  text,
} from './pen.ts';
import { thermostat } from './surroundings.ts';

const TERMINALS = [
  { letter: 'R', color: COLOR.warm },
  { letter: 'W', color: COLOR.white },
  { letter: 'Y', color: COLOR.amber },
  { letter: 'G', color: COLOR.leaf },
  { letter: 'C', color: COLOR.air },
] as const;

/** The wall plate of a thermostat, with the wires from the wall. */
const wallPlate = (x: number, hasCommonWire: boolean): Svg =>
  moved(
    x,
    0,
    1,
    box(0, 62, 300, 318, COLOR.white, 26),
    path('M14 80q0-8 8-8H278', { stroke: COLOR.mid, width: 6 }),
    // The opening in the wall, with the cable.
    circle(150, 170, 50, { fill: COLOR.deep, stroke: COLOR.ink }),
    TERMINALS.map(({ letter, color }, index) => {
      const to = 38 + index * 56;
      const isThere = letter !== 'C' || hasCommonWire;
      const d = `M${130 + index * 10} 176C${130 + index * 10} 236 ${to} 222 ${to} 278`;
      return (
        (isThere ? path(d, { stroke: COLOR.ink, width: 12 }) + path(d, { stroke: color, width: 7 }) : '') +
        box(to - 22, 278, 44, 44, isThere ? COLOR.soft : COLOR.white, 6) +
        circle(to, 300, 10, { fill: isThere ? COLOR.slate : COLOR.white, stroke: COLOR.ink }) +
        (isThere ? line(`M${to - 5} 295l10 10`, COLOR.white, 3) : '') +
        text(to, 356, letter, { size: 30, fill: COLOR.text })
      );
    }).join(''),
    circle(24, 170, 7, { fill: COLOR.soft, stroke: COLOR.ink, width: 2 }),
    circle(276, 170, 7, { fill: COLOR.soft, stroke: COLOR.ink, width: 2 }),
  );

/** Wall plates with and without a common wire. */
export const smartThermostats = (): Svg =>
  picture(
    wallPlate(40, true),
    wallPlate(380, false),
    rect(272, 268, 60, 100, { stroke: COLOR.warm, width: 5 }, 12),
    rect(612, 268, 60, 100, { stroke: COLOR.warm, width: 5, dash: '2 10' }, 12),
    pointer(1, 302, 430, [302, 369]),
    pointer(2, 642, 430, [642, 369]),
  );

/** The front of a thermostat, with its switches. */
export const traditionalThermostats = (): Svg =>
  picture(
    rect(120, 50, 480, 372, { fill: '#d5dfe1' }, 34),
    box(112, 40, 480, 372, COLOR.white, 34),
    path('M134 76q0-20 20-20H556', { stroke: COLOR.mid, width: 7 }),
    box(144, 76, 300, 160, COLOR.ice, 16),
    text(240, 180, '68°', { size: 84, fill: COLOR.text }),
    line('M338 96v120', COLOR.shade, 2),
    text(391, 136, 'SET', { size: 26, fill: COLOR.slate }),
    text(391, 190, '70°', { size: 44, fill: COLOR.text }),
    box(470, 76, 92, 74, COLOR.mid, 14),
    line('M500 120l16-16 16 16', COLOR.warm, 7),
    box(470, 162, 92, 74, COLOR.mid, 14),
    line('M500 192l16 16 16-16', COLOR.cool, 7),
    // Two switches with their labels.
    text(186, 296, 'HEAT', { size: 26, fill: COLOR.text }),
    text(268, 296, 'OFF', { size: 26, fill: COLOR.text }),
    text(342, 296, 'COOL', { size: 26, fill: COLOR.text }),
    rect(146, 312, 236, 44, { fill: COLOR.soft, stroke: COLOR.ink }, 22),
    rect(150, 316, 80, 36, { fill: COLOR.warm, stroke: COLOR.ink }, 18),
    text(446, 296, 'AUTO', { size: 26, fill: COLOR.text }),
    text(526, 296, 'ON', { size: 26, fill: COLOR.text }),
    rect(404, 312, 150, 44, { fill: COLOR.soft, stroke: COLOR.ink }, 22),
    rect(408, 316, 76, 36, { fill: COLOR.cool, stroke: COLOR.ink }, 18),
    pointer(1, 52, 152, [172, 152]),
    pointer(2, 391, 26, [391, 100]),
    pointer(3, 660, 156, [566, 156]),
    pointer(4, 52, 334, [144, 334]),
    pointer(5, 660, 334, [558, 334]),
  );

/** A cutaway of a round duct branch with its damper. */
const branch = (x: number, isOpen: boolean): Svg =>
  [
    duct(`M${x} 346V112`, 108, COLOR.light),
    rect(x - 56, 206, 112, 12, { fill: COLOR.shade, stroke: COLOR.ink, width: 2 }),
    rect(x - 56, 290, 112, 12, { fill: COLOR.shade, stroke: COLOR.ink, width: 2 }),
    isOpen
      ? line(`M${x} 208V300`, COLOR.ink, 12) + line(`M${x} 210V298`, COLOR.breeze, 6)
      : line(`M${x - 46} 254H${x + 46}`, COLOR.ink, 12) + line(`M${x - 44} 254H${x + 44}`, COLOR.breeze, 6),
    circle(x, 254, 9, { fill: COLOR.ink }),
    // The motor at the side.
    line(`M${x + 12} 254H${x + 58}`, COLOR.ink, 5),
    box(x + 56, 226, 50, 56, COLOR.mid, 6),
    circle(x + 81, 246, 6, { fill: isOpen ? COLOR.leaf : COLOR.warm }),
    line(`M${x + 68} 268h26`, COLOR.shade, 4),
  ].join('');

/** An open and a closed damper, with their controls. */
export const zoning = (): Svg =>
  picture(
    duct('M20 386H640', 84, COLOR.light),
    branch(190, true),
    branch(440, false),
    rect(139, 338, 102, 14, { fill: COLOR.light }),
    rect(389, 338, 102, 14, { fill: COLOR.light }),
    [168, 212].map((x) => arrow([x, 196], [x, 120], COLOR.air)).join(''),
    [168, 212].map((x) => arrow([x, 350], [x, 306], COLOR.air)).join(''),
    arrow([40, 386], [120, 386], COLOR.air, 9),
    arrow([286, 386], [346, 386], COLOR.air, 9),
    line('M640 343V429', COLOR.ink, 4),
    // Wires from the thermostats and the dampers to the panel.
    path('M226 66H320M296 254H320V22H632V194M476 66H632M546 254H584', {
      stroke: COLOR.slate,
      dash: '1 9',
      width: 4,
    }),
    thermostat(190, 66, '74°', 1.05),
    thermostat(440, 66, '70°', 1.05),
    cabinet(584, 206, 92, 108, 22),
    rect(596, 220, 68, 36, { fill: COLOR.deep }, 5),
    [612, 630, 648]
      .map((x, index) => circle(x, 238, 5, { fill: index === 0 ? '#93d3a2' : COLOR.ember }))
      .join(''),
    line('M600 276h60M600 292h40', COLOR.shade, 5),
    marker(1, 92, 256),
    marker(2, 344, 256),
    marker(3, 556, 340),
    marker(4, 56, 322),
  );
