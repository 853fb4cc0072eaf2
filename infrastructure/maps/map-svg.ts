import { geoAzimuthalEquidistant, geoPath } from 'd3-geo';
import type { DealerMap } from '../../domain/map/dealer-map.ts';
import type { Atlas } from './atlas.ts';

/** The size of a map, in px. */
const MAP_SIZE = { width: 480, height: 360 } as const;

const EARTH_MILES = 3958.8;
/** The minimum distance between the centers of two labels, in px. */
const LABEL_ROOM = { across: 66, up: 19 } as const;
/** The offset of a town's label, and of the center's label, in px. */
const TOWN_TEXT_ABOVE = 11;
/** The possible offsets of the center's label, below or above the center, in px. The first one that no marker covers is used. */
const MIDDLE_TEXT_PLACES = [18, -18, 40, -40] as const;
const MARKER_RADIUS = 13;
/** The minimum distance between a marker's center and the center of a label of the center or of a ring, in px. */
const MARKED_TEXT_ROOM = { across: 38, up: 19 } as const;

type Point = readonly [x: number, y: number];

/** SVG attributes in the pages' colors. Attributes, because the CSP allows no styles in images. */
const ATTRIBUTES = {
  water: 'fill="#bfe3ec"',
  land: 'fill="#edf4f4"',
  counties: 'fill="none" stroke="#cbd7da"',
  states: 'fill="none" stroke="#a9bac0" stroke-width="1.5"',
  rings: 'fill="#fff" fill-opacity=".55" stroke="#0f5f73" stroke-dasharray="3 4" stroke-opacity=".6"',
  texts:
    'font-family="Figtree,system-ui,sans-serif" font-weight="500" text-anchor="middle" paint-order="stroke" stroke="#f7fafa" stroke-width="3"',
  ringTexts: 'fill="#0f5f73" font-size="11"',
  towns: 'fill="#4a626b" font-size="12"',
  middle: 'fill="#0f5f73" stroke="#fff" stroke-width="2"',
  middleText: 'fill="#0f2a33" font-size="13" font-weight="700"',
  markers: 'fill="#c2450f" stroke="#fff" stroke-width="2"',
  numbers: 'fill="#fff" font-size="13" font-weight="700" stroke="none"',
} as const;

/** Renders a map of dealers as SVG. The page has the same information as text. */
export const mapSvg = (map: DealerMap, atlas: Atlas): string => {
  const { width, height } = MAP_SIZE;
  const pxPerMile = height / 2 / map.reach;
  const projection = geoAzimuthalEquidistant()
    .rotate([-map.middle.lon, -map.middle.lat])
    .translate([width / 2, height / 2])
    .scale(pxPerMile * EARTH_MILES)
    .clipAngle(90)
    .clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ]);
  const path = geoPath(projection).digits(1);
  const at = ({ lat, lon }: { readonly lat: number; readonly lon: number }): Point =>
    projection([lon, lat]) ?? [-100, -100];
  const { land, counties, states } = atlas.around(map.middle, map.reach * (width / height) * 1.3);
  const markers = apart(map.markers.map((marker) => ({ ...marker, point: at(marker) })));
  const [left, top] = [width / 2, height / 2];
  const rings = map.rings.map(({ miles, text }) => {
    const radius = miles * pxPerMile;
    const isFree = (y: number): boolean => markers.every(({ point }) => !covers(point, [left, y]));
    return {
      text,
      radius,
      textAt: isFree(top - radius) || !isFree(top + radius) ? top - radius : top + radius,
    };
  });
  const isAlone = map.middleText === null;
  const middleText: Point = [left, top + middleTextPlace(markers, [left, top])];
  // Positions of markers and labels, which towns must not cover.
  const taken: Point[] = [
    ...markers.map(({ point }) => point),
    ...rings.map(({ textAt }): Point => [left, textAt]),
    ...(isAlone ? [] : [[left, top] as const, middleText]),
  ];
  const towns = map.towns.flatMap((town) => {
    const [x, y] = at(town);
    const isFree = taken.every(
      ([across, down]) =>
        Math.abs(across - x) > LABEL_ROOM.across || Math.abs(down - (y - TOWN_TEXT_ABOVE)) > LABEL_ROOM.up,
    );
    const isInside = x > 40 && x < width - 40 && y > 24 && y < height - 8;
    if (!isFree || !isInside) return [];
    taken.push([x, y - TOWN_TEXT_ABOVE]);
    return [{ name: town.name, point: [x, y] as const }];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" ${ATTRIBUTES.water}/>`,
    group(
      ATTRIBUTES.land,
      land.map((shape) => drawn(path(shape))),
    ),
    group(ATTRIBUTES.counties, [drawn(path(counties))]),
    group(ATTRIBUTES.states, [drawn(path(states))]),
    group(
      ATTRIBUTES.rings,
      rings.map(({ radius }) => circle([left, top], radius)),
    ),
    group(
      ATTRIBUTES.towns,
      towns.map(({ point }) => circle(point, 2.5)),
    ),
    group(ATTRIBUTES.texts, [
      group(
        ATTRIBUTES.ringTexts,
        rings.map(({ textAt, text }) => label(text, left, textAt + 4)),
      ),
      group(
        ATTRIBUTES.towns,
        towns.map(({ name, point: [x, y] }) => label(name, x, y - TOWN_TEXT_ABOVE + 4)),
      ),
      map.middleText === null
        ? ''
        : group(ATTRIBUTES.middleText, [label(map.middleText, left, middleText[1] + 4)]),
    ]),
    map.middleText === null ? '' : group(ATTRIBUTES.middle, [circle([left, top], 6)]),
    group(
      ATTRIBUTES.markers,
      markers.map(({ number, point }) => circle(point, number === '' ? 9 : MARKER_RADIUS)),
    ),
    group(ATTRIBUTES.texts, [
      group(
        ATTRIBUTES.numbers,
        markers.map(({ number, point: [x, y] }) => label(number, x, y + 4.5)),
      ),
    ]),
    '</svg>',
  ].join('');
};

const middleTextPlace = (
  markers: ReadonlyArray<{ readonly point: Point }>,
  [left, top]: Point,
): (typeof MIDDLE_TEXT_PLACES)[number] =>
  MIDDLE_TEXT_PLACES.find((place) => markers.every(({ point }) => !covers(point, [left, top + place]))) ??
  MIDDLE_TEXT_PLACES[0];

/** Whether a marker covers a label. Both are named by their centers. */
const covers = ([x, y]: Point, [left, top]: Point): boolean =>
  Math.abs(x - left) <= MARKED_TEXT_ROOM.across && Math.abs(y - top) <= MARKED_TEXT_ROOM.up;

const group = (look: string, parts: ReadonlyArray<string>): string => {
  const drawnParts = parts.join('');
  return drawnParts === '' ? '' : `<g ${look}>${drawnParts}</g>`;
};

const circle = ([x, y]: Point, radius: number): string =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}"/>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' };

const escape = (text: string): string => text.replace(/[&<]/g, (character) => ENTITIES[character] ?? '');

const px = (length: number): string => String(Math.round(length * 10) / 10);

const drawn = (d: string | null): string => (d ? `<path d="${d}"/>` : '');

const label = (text: string, x: number, y: number): string =>
  text === '' ? '' : `<text x="${px(x)}" y="${px(y)}">${escape(text)}</text>`;

/** Moves markers apart that would cover each other. */
const apart = <M extends { readonly point: Point }>(markers: ReadonlyArray<M>): ReadonlyArray<M> =>
  markers.reduce<ReadonlyArray<M>>((placed, marker) => {
    let [x] = marker.point;
    const [, y] = marker.point;
    while (placed.some(({ point: [left, top] }) => Math.hypot(left - x, top - y) < 2 * MARKER_RADIUS)) x += 4;
    return [...placed, { ...marker, point: [x, y] as const }];
  }, []);
