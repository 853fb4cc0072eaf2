import { at, box, circle, COLOR, ellipse, line, moved, path, row, shape, type Svg, turned } from './pen.ts';

/** The slope of a side face, up to the right. */
const RISE = 0.6;

/** A cabinet with its top and right side. Light comes from the upper left. */
export const cabinet = (x: number, y: number, w: number, h: number, depth = 30): Svg => {
  const rise = depth * RISE;
  return [
    shape(`M${at(x)} ${at(y)}l${at(depth)}-${at(rise)}h${at(w)}l-${at(depth)} ${at(rise)}z`, COLOR.white),
    shape(`M${at(x + w)} ${at(y)}l${at(depth)}-${at(rise)}v${at(h)}l-${at(depth)} ${at(rise)}z`, COLOR.shade),
    box(x, y, w, h, COLOR.mid),
    line(`M${at(x + 8)} ${at(y + 12)}v${at(h - 24)}`, COLOR.white, 5),
  ].join('');
};

/** A cutaway opening of a cabinet. */
export const opening = (x: number, y: number, w: number, h: number): Svg => box(x, y, w, h, COLOR.deep, 6);

export const shadow = (x: number, y: number, rx: number, ry = 12): Svg =>
  ellipse(x, y, rx, ry, { fill: '#d5dfe1' });

/** A coil slab between two points, with its fins. */
export const slab = (
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  thickness = 26,
  fill: string = COLOR.ice,
): Svg => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [nx, ny] = [-uy * (thickness / 2), ux * (thickness / 2)];
  const corner = (x: number, y: number, sign: number) => `${at(x + nx * sign)} ${at(y + ny * sign)}`;
  const fins = Math.floor(length / 11);
  return (
    shape(`M${corner(x1, y1, 1)}L${corner(x2, y2, 1)}L${corner(x2, y2, -1)}L${corner(x1, y1, -1)}z`, fill) +
    line(
      row(fins - 1, (index) => {
        const step = ((index + 1) * length) / fins;
        const [x, y] = [x1 + ux * step, y1 + uy * step];
        return `M${at(x + nx * 0.78)} ${at(y + ny * 0.78)}L${at(x - nx * 0.78)} ${at(y - ny * 0.78)}`;
      }),
      COLOR.cool,
      2,
    )
  );
};

/** The drain pan below a coil. */
const pan = (x: number, y: number, w: number): Svg =>
  shape(`M${at(x)} ${at(y)}h${at(w)}l-10 18h-${at(w - 20)}z`, COLOR.soft);

/** An A-coil: two slabs that lean on each other over a pan. */
export const aCoil = (x: number, top: number, w: number, h: number): Svg =>
  pan(x - w / 2 - 16, top + h - 4, w + 32) +
  slab([x - 10, top + 8], [x - w / 2 + 6, top + h - 6]) +
  slab([x + 10, top + 8], [x + w / 2 - 6, top + h - 6], 26, '#b9e2ea') +
  shape(`M${at(x - 22)} ${at(top - 4)}h44l-9 14h-26z`, COLOR.soft);

/** An N-coil: three slabs over a pan. */
export const nCoil = (x: number, top: number, w: number, h: number): Svg => {
  const [left, right, bottom] = [x - w / 2 + 12, x + w / 2 - 12, top + h - 6];
  const third = (right - left) / 3;
  return (
    pan(x - w / 2 - 16, top + h - 4, w + 32) +
    slab([left + third * 0.9, top + 6], [left + 2, bottom]) +
    slab([left + third * 0.9 + 22, top + 6], [right - third * 0.9 - 22, bottom], 26, '#b9e2ea') +
    slab([right - third * 0.9, bottom], [right - 2, top + 6])
  );
};

/** A blower that blows upwards. */
export const blower = (x: number, y: number, scale = 1): Svg =>
  moved(
    x,
    y,
    scale,
    shape('M62-64V0A62 60 0 1 1 0-60L28-64z', COLOR.soft),
    circle(0, 0, 42, { fill: COLOR.ink }),
    line(
      turned(16, (a) => {
        const [c, s] = [Math.cos(a), Math.sin(a)];
        const [c2, s2] = [Math.cos(a + 0.28), Math.sin(a + 0.28)];
        return `M${at(24 * c)} ${at(24 * s)}L${at(38 * c2)} ${at(38 * s2)}`;
      }),
      COLOR.breeze,
      4,
    ),
    circle(0, 0, 14, { fill: COLOR.mid, stroke: COLOR.ink }),
  );

/** The front of a fan with its guard. */
export const fan = (x: number, y: number, r: number, blade: string = COLOR.cool): Svg =>
  circle(x, y, r, { fill: COLOR.deep, stroke: COLOR.ink }) +
  path(
    turned(5, (a) => {
      const point = (angle: number, share: number) =>
        `${at(x + r * share * Math.cos(angle))} ${at(y + r * share * Math.sin(angle))}`;
      return `M${at(x)} ${at(y)}Q${point(a - 0.1, 0.6)} ${point(a, 0.86)}Q${point(a + 0.4, 0.9)} ${point(a + 0.75, 0.72)}Q${point(a + 0.75, 0.35)} ${at(x)} ${at(y)}`;
    }),
    { fill: blade },
  ) +
  [0.86, 0.6, 0.36].map((share) => circle(x, y, r * share, { stroke: COLOR.soft, width: 1.5 })).join('') +
  circle(x, y, r * 0.16, { fill: COLOR.mid, stroke: COLOR.ink, width: 2 });

/** A fan on top of a cabinet. */
export const topFan = (x: number, y: number, rx: number, ry: number): Svg =>
  ellipse(x, y, rx, ry, { fill: COLOR.deep, stroke: COLOR.ink }) +
  path(
    turned(4, (a) => {
      const point = (angle: number, share: number) =>
        `${at(x + rx * share * Math.cos(angle))} ${at(y + ry * share * Math.sin(angle))}`;
      return `M${at(x)} ${at(y)}Q${point(a, 0.5)} ${point(a, 0.85)}Q${point(a + 0.5, 0.9)} ${point(a + 0.8, 0.8)}Q${point(a + 0.7, 0.3)} ${at(x)} ${at(y)}`;
    }),
    { fill: COLOR.cool },
  ) +
  ellipse(x, y, rx * 0.62, ry * 0.62, { stroke: COLOR.soft, width: 1.5 }) +
  ellipse(x, y, rx * 0.18, ry * 0.18, { fill: COLOR.mid, stroke: COLOR.ink, width: 2 });

/** The louvers of an outdoor cabinet. */
export const louvers = (x: number, y: number, w: number, h: number): Svg => {
  const count = Math.floor((h - 6) / 10);
  return (
    box(x, y, w, h, COLOR.gray, 4) +
    line(
      row(count, (index) => `M${at(x + 7)} ${at(y + 9 + index * 10)}h${at(w - 14)}`),
      COLOR.light,
      4.5,
    )
  );
};

/** An outdoor unit on its pad, with a fan on top. */
export const outdoorUnit = (x: number, y: number, w = 104, h = 92): Svg => {
  const depth = w * 0.27;
  return (
    shadow(x + w / 2 + depth / 2, y + h + 12, w * 0.75) +
    shape(
      `M${at(x - 12)} ${at(y + h)}h${at(w + 20)}l${at(depth)}-${at(depth * RISE)}v9l-${at(depth)} ${at(depth * RISE)}h-${at(w + 20)}z`,
      COLOR.shade,
    ) +
    cabinet(x, y, w, h, depth) +
    louvers(x + 12, y + 14, w - 24, h - 26) +
    topFan(x + w / 2 + depth / 2, y - depth * RISE * 0.5, w * 0.36, depth * RISE * 0.42)
  );
};

/** An outdoor unit on feet, with a fan in front. */
export const slimUnit = (x: number, y: number, w = 120, h = 104, blade?: string): Svg =>
  shadow(x + w / 2 + 10, y + h + 12, w * 0.7) +
  box(x + 14, y + h, 18, 10, COLOR.slate) +
  box(x + w - 32, y + h, 18, 10, COLOR.slate) +
  cabinet(x, y, w, h, 26) +
  fan(x + w * 0.4, y + h / 2, Math.min(w * 0.34, h * 0.42), blade) +
  line(
    row(4, (index) => `M${at(x + w * 0.8)} ${at(y + 18 + index * 9)}h${at(w * 0.13)}`),
    COLOR.shade,
    4,
  );

/** The wall-mounted indoor unit of a ductless system. */
export const wallUnit = (x: number, y: number, w = 150): Svg => {
  const h = w * 0.34;
  return (
    shape(
      `M${at(x + 8)} ${at(y)}h${at(w - 16)}q8 0 8 8v${at(h - 22)}q0 14-14 14h-${at(w - 28)}q-14 0-14-14v-${at(h - 22)}q0-8 8-8z`,
      COLOR.white,
    ) +
    path(`M${at(x + 14)} ${at(y + h - 17)}h${at(w - 28)}l-8 13h-${at(w - 44)}z`, { fill: COLOR.deep }) +
    line(`M${at(x + 12)} ${at(y + h * 0.42)}h${at(w - 24)}`, COLOR.soft, 2.5) +
    circle(x + w - 20, y + h * 0.24, 3.5, { fill: COLOR.leaf })
  );
};

export const flame = (x: number, y: number, scale = 0.6): Svg =>
  moved(
    x,
    y,
    scale,
    path('M0 0C-26-14-22-44-4-64 0-44 14-44 12-62 34-40 26-10 0 0z', {
      fill: COLOR.ember,
      stroke: COLOR.warm,
    }),
    path('M0-5C-10-12-8-26 0-36 10-26 10-12 0-5z', { fill: COLOR.glow }),
  );

export const burners = (x: number, y: number, count = 3, gap = 32, scale = 0.55): Svg =>
  row(count, (index) => flame(x + index * gap, y, scale)) +
  line(`M${at(x - 16)} ${at(y + 6)}h${at((count - 1) * gap + 32)}`, COLOR.gray, 8);

/** A duct along a path, with open ends. */
export const duct = (d: string, width = 48, fill: string = COLOR.white): Svg =>
  path(d, { stroke: COLOR.ink, width, cap: 'butt' }) +
  path(d, { stroke: fill, width: width - 6, cap: 'butt' });

/** A pipe along a path. */
export const pipe = (d: string, color: string, width = 13): Svg =>
  path(d, { stroke: COLOR.ink, width, cap: 'butt' }) +
  path(d, { stroke: color, width: width - 6, cap: 'butt' });

/** The insulated line and the thin line between the indoor and outdoor unit. */
export const linePair = (x: number, y: number, d: string): Svg =>
  pipe(`M${at(x)} ${at(y)}${d}`, COLOR.cool, 15) + pipe(`M${at(x)} ${at(y + 19)}${d}`, COLOR.breeze, 11);

/** The edge view of a filter. */
export const filter = (x: number, y: number, w: number, h: number, pleat = 14): Svg => {
  const count = Math.round(h / pleat);
  const step = h / count;
  return (
    box(x, y, w, h, COLOR.white) +
    line(
      `M${at(x + 4)} ${at(y + 3)}` +
        row(
          count - 1,
          (index) => `L${at(index % 2 === 0 ? x + w - 4 : x + 4)} ${at(y + (index + 1) * step)}`,
        ),
      COLOR.air,
      3,
    )
  );
};
