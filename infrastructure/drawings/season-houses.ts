import type { Season } from '../../domain/brand/season.ts';
import { eveningAir, FAR, RIBBON_LIGHT, ribbonOfAir } from './evening.ts';
import { at, line, moved, path, row, type Svg } from './pen.ts';

/** A season with a picture of its own; the home page's hero itself shows fall. */
type DepictedSeason = Exclude<Season, 'fall'>;

/** The SVG files that make up the home page's hero. */
export interface HeroArt {
  readonly house: Svg;
  readonly skies: { readonly [season in DepictedSeason]: Svg };
}

/** The size of a background, in pixels. */
const SIZE = { width: 1200, height: 675 };

/** The content of an SVG file, with short names for its gradients. */
const inside = (file: Svg): Svg =>
  file
    .slice(file.indexOf('>', file.indexOf('<svg')) + 1, file.lastIndexOf('</svg>'))
    .replaceAll('home-hero-', 'h')
    .trim();

/** The y coordinate of the ground in the hero's house. */
const GROUND = 376;

interface Meadow {
  readonly hills: readonly [far: string, near: string];
  readonly ground: string;
}

const MEADOWS: { readonly [season in DepictedSeason]: Meadow } = {
  spring: { hills: ['#124c50', '#185a52'], ground: '#2d6a55' },
  summer: { hills: ['#125066', '#175b5e'], ground: '#2d6159' },
  winter: { hills: ['#2f5a68', '#5b8592'], ground: '#eaf2f4' },
};

/** Hills and the lawn in front of them. */
const land = ({ hills: [far, near], ground }: Meadow): Svg =>
  path(`M-540 ${GROUND}C-440 262-330 250-210 306S10 330 120 290 420 250 640 330V${GROUND}H-540z`, {
    fill: far,
  }) +
  path(`M-540 ${GROUND}V340C-420 300-300 330-180 348S60 318 200 340 520 330 700 352V${GROUND}z`, {
    fill: near,
  }) +
  path(`M-540 362C-300 344-120 352 40 352 260 344 520 344 700 360V${GROUND + 6}H-540z`, { fill: ground });

/** The hero's ribbon of air: from the far left, behind the house and into the outdoor unit. */
const RIBBON: Svg = ribbonOfAir(
  (step) =>
    `M-540 ${at(318 + step * 13)}C-180 ${at(300 + step * 12)} 0 ${at(170 + step * 10)} 150 ${at(104 + step * 9)}S330 ${at(10 + step * 6.4)} 430 ${at(12 + step * 7.2)} ${at(612 - step * 9)} ${at(70 + step * 9)} ${at(612 - step * 9)} ${at(170 + step * 5.4)} ${at(590 - step * 7.2)} 262 560 296`,
);

/** The cutaway earth below the lawn. */
const EARTH: Svg = path(`M-540 ${GROUND}C-200 370 460 370 700 ${GROUND}V600H-540z`, { fill: '#0c2f3a' });

/** A house file with some colors replaced. */
const recolored = (file: Svg, colors: Readonly<Record<string, string>>): Svg =>
  Object.entries(colors).reduce((svg, [from, to]) => svg.replaceAll(`"${from}"`, `"${to}"`), file);

/** The snow-covered lawn around the house. */
const SNOWY = { '#1d4a4a': '#c5d8de', '#2d6159': '#f5f9f9', '#476': '#fff' };

/** A tree with its base at the origin. */
const tree = (crown: string, lit: string): Svg =>
  path('M-4 0l1-46h6l2 46z', { fill: '#5b3b30' }) +
  path('M0-112c20 0 30 16 28 34 14 7 14 30-4 38-12 6-38 6-48 0-18-8-18-31-4-38-2-18 8-34 28-34z', {
    fill: crown,
  }) +
  path('M-6-104c-14 3-20 16-17 29-10 4-14 14-10 22 4-8 11-11 18-10-1-12 6-19 15-20-1-9-2-16-6-21z', {
    fill: lit,
  });

const FIR: Svg =
  path('M-4 0v-14h8v14z', { fill: '#5b3b30' }) +
  path('M0-120l24 40h-10l20 34h-13l21 34h-84l21-34h-13l20-34h-10z', { fill: '#1b4c50' }) +
  path(
    'M0-120l24 40q-8 4-12-3-6 9-12 0-6 9-13-1-4 6-11 4zM-20-46q6-2 9-8 8 8 14-2 8 9 14 0 8 6 17 10l8 14q-10 2-14-6-8 9-16 0-8 10-16 0-6 6-16 6z',
    { fill: '#f5f9f9' },
  );

/** Three trees of one kind at different distances. */
const grove = (one: Svg): Svg =>
  `<defs><g id="one">${one}</g></defs>` +
  (
    [
      [-240, 370, 1],
      [-330, 364, 0.65],
      [-130, 366, 0.6],
    ] as const
  )
    .map(([x, y, scale]) => `<use href="#one" transform="translate(${x} ${y})scale(${scale})"/>`)
    .join('');

/** A flower bed: stems with dots in two colors. */
const flowers = (x: number, y: number, color: string): Svg => {
  const spots = Array.from({ length: 5 }, (_, index) => [x + index * 11, y + ((index * 7) % 10)] as const);
  const blossoms = (rest: number) =>
    spots
      .filter((_, index) => index % 2 === rest)
      .map(([dx, dy]) => `M${at(dx)} ${at(dy - 13)}h0`)
      .join('');
  return (
    line(spots.map(([dx, dy]) => `M${at(dx)} ${at(dy)}v-11`).join(''), '#4a8a5c', 2) +
    line(blossoms(0), color, 8) +
    line(blossoms(1), '#fdeadc', 8)
  );
};

/** Renders zero-length lines as dots. */
const rounded = (lines: Svg): Svg => `<g stroke-linecap="round">${lines}</g>`;

/** The upper edge of snow on a slope, as a row of drifts. */
const drifts = (
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  count: number,
): string =>
  row(count, (index) => {
    const [from, to] = [index / count, (index + 1) / count];
    const x = (share: number) => at(x1 + (x2 - x1) * share);
    const y = (share: number) => y1 + (y2 - y1) * share;
    return `Q${x((from + to) / 2)} ${at(y((from + to) / 2) - 14 - (index % 2) * 5)} ${x(to)} ${at(y(to) - 3)}`;
  });

/** Snow on the roof, chimney, tree, shrub and outdoor unit of the hero's house. */
const SNOW: Svg = [
  path('M267 49l46-20 183 119-46 20z', { fill: '#e7f0f3' }),
  path('M267 49l46-20 183 119-14 6z', { fill: '#fff' }),
  path(`M82 173L267 52L452 173${drifts([452, 173], [267, 46], 8)}${drifts([267, 46], [82, 173], 8)}z`, {
    fill: '#fff',
  }),
  path('M333 31q-2-9 7-9l8-4q18-3 19 5 2 4-9 8-14 6-25 0z', { fill: '#fff' }),
  path('M500 302l22-14q44-5 84 3l-20 11q-6 6-14 1-10 6-18 0-12 6-22-1-10 6-18 1-10 3-14-1z', {
    fill: '#fff',
  }),
  path('M26 238c4-14 16-24 29-24 15 0 24 12 25 26-8-6-14-3-18 2-7-6-13-4-17 2-6-7-13-8-19-6z', {
    fill: '#fff',
  }),
].join('');

const SIGNS: { readonly [season in DepictedSeason]: { readonly behind: Svg; readonly before: Svg } } = {
  spring: {
    behind: grove(tree('#c98a94', '#e9b7b4')),
    before: [
      flowers(-70, 368, '#f2b33d'),
      flowers(-205, 362, '#f9ae7d'),
      line('M38 246h0M62 232h0M80 262h0M46 278h0M70 290h0M28 268h0M56 256h0', '#fbd9cd', 9),
    ].join(''),
  },
  summer: {
    behind: grove(tree('#256a5a', '#3f8f72')),
    before: flowers(-70, 368, '#f2b33d') + flowers(-205, 362, '#f9ae7d'),
  },
  winter: { behind: grove(FIR), before: SNOW },
};

/** Falling snow left of the house, where the hero's sky has none. */
const flakes: Svg = [2.6, 4, 5.6]
  .map((size, start) =>
    line(
      row(8, (index) => {
        const turn = index * 3 + start;
        return `M${-530 + ((turn * 311) % 507)} ${10 + ((turn * turn * 37) % 293)}h0`;
      }),
      '#fff',
      size,
    ),
  )
  .join('');

/** The home page's house in a season, as a wide background with space for text on the left. */
export const seasonHouse = (season: DepictedSeason, { house, skies }: HeroArt): Svg => {
  const { behind, before } = SIGNS[season];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}"><defs>${eveningAir(FAR[season])}${RIBBON_LIGHT}</defs>`,
    path(`M0 0h${SIZE.width}v${SIZE.height}H0z`, { fill: 'url(#air)' }),
    moved(
      520,
      104,
      1.05,
      inside(skies[season]),
      season === 'winter' ? rounded(flakes) : '',
      land(MEADOWS[season]),
      RIBBON,
      EARTH,
      behind,
      inside(season === 'winter' ? recolored(house, SNOWY) : house),
      rounded(before),
    ),
    '</svg>',
  ].join('');
};
