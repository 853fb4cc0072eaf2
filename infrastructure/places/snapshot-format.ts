import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** The place of a postal code, in degrees. */
export interface CodedPlace {
  /** Five digits, or the three characters of a Canadian forward sortation area. */
  readonly code: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  readonly lat: number;
  readonly lon: number;
}

/**
 * All places in columns: place `i` has the code `codes[i]`, the city `cities[cityOf[i]]`, the state `states[stateOf[i]]`, and its center in
 * ten-thousandths of a degree. About 2 MB in memory.
 */
export interface PlacesSnapshot {
  readonly codes: ReadonlyArray<string>;
  readonly cities: ReadonlyArray<string>;
  readonly states: ReadonlyArray<string>;
  readonly cityOf: Uint16Array;
  readonly stateOf: Uint8Array;
  readonly lat: Int32Array;
  readonly lon: Int32Array;
  /** 1 for inhabited areas, 0 for PO boxes or a single large recipient. */
  readonly isArea: Uint8Array;
}

export const PARTS_OF_A_DEGREE = 10_000;

export const toSnapshot = (
  places: ReadonlyArray<CodedPlace>,
  isArea: (code: string) => boolean,
): PlacesSnapshot => {
  const cities = numbered(places.map(({ city }) => city));
  const states = numbered(places.map(({ state }) => state));
  return {
    codes: places.map(({ code }) => code),
    cities: cities.distinct,
    states: states.distinct,
    cityOf: Uint16Array.from(cities.numbers),
    stateOf: Uint8Array.from(states.numbers),
    lat: Int32Array.from(places, ({ lat }) => Math.round(lat * PARTS_OF_A_DEGREE)),
    lon: Int32Array.from(places, ({ lon }) => Math.round(lon * PARTS_OF_A_DEGREE)),
    isArea: Uint8Array.from(places, ({ code }) => Number(isArea(code))),
  };
};

export const writeSnapshot = (file: string, snapshot: PlacesSnapshot): void => {
  const { codes, cities, states, cityOf, stateOf, lat, lon, isArea } = snapshot;
  const plain = {
    codes,
    cities,
    states,
    cityOf: [...cityOf],
    stateOf: [...stateOf],
    lat: [...lat],
    lon: [...lon],
    isArea: [...isArea],
  };
  writeFileSync(file, gzipSync(JSON.stringify(plain), { level: 9 }));
};

/** The distinct texts in order of appearance, and each text's index among them. */
const numbered = (texts: ReadonlyArray<string>) => {
  const numbers = new Map<string, number>();
  for (const text of texts) if (!numbers.has(text)) numbers.set(text, numbers.size);
  return { distinct: [...numbers.keys()], numbers: texts.map((text) => numbers.get(text) ?? 0) };
};
