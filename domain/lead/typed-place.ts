import { REGIONS } from './regions.ts';

/** What is typed of a place, each part perhaps only its beginning; empty: nothing yet. */
export interface TypedPlace {
  readonly city: string;
  /** Two letters in capitals. */
  readonly state: string;
  /** Up to five digits of a zip, or a whole Canadian postal code as it was typed. */
  readonly code: string;
}

export const NO_PLACE: TypedPlace = { city: '', state: '', code: '' };

const CODE = /(?:^|\s)(?:(\d{1,5})(?:-\d{0,4})?|([A-Z]\d[A-Z][ -]?\d[A-Z]\d))$/i;

const STATES: ReadonlySet<string> = new Set(REGIONS.map(({ value }) => value));

/** In small letters, without accents; as long as the text. */
const folded = (text: string): string =>
  text.replace(/\p{L}/gu, (letter) => letter.normalize('NFD').charAt(0).toLowerCase());

/** `West Virginia` before `Virginia`. */
const NAMES = REGIONS.map(({ value, label }) => ({ state: value, ending: ` ${folded(label)}` })).sort(
  (a, b) => b.ending.length - a.ending.length,
);

/** Reads `dallas, tx 75201`, or any part of it. A state's name is one behind a city alone: `new york` is the city. */
export const typedPlace = (text: string): TypedPlace => {
  const plain = text
    .normalize('NFC')
    .replace(/[\s,]+/g, ' ')
    .trim();
  const code = CODE.exec(plain);
  const town = plain.slice(0, code?.index ?? plain.length);
  return { ...townOf(town), code: code?.[1] ?? code?.[2] ?? '' };
};

/** Whether a text says no city, but perhaps a state or a code: `, TX`, `Ontario M5V 3L9`, `, 75201`. */
export const saysNoCity = (text: string): boolean => {
  const { city } = typedPlace(text);
  return city === '' || NAMES.some(({ ending }) => ending === ` ${folded(city)}`);
};

const townOf = (town: string): Pick<TypedPlace, 'city' | 'state'> => {
  const state = town.slice(-2).toUpperCase();
  if (STATES.has(state) && [undefined, ' '].includes(town.at(-3))) return { city: town.slice(0, -3), state };
  const named = NAMES.find(({ ending }) => folded(town).endsWith(ending));
  return named
    ? { city: town.slice(0, -named.ending.length), state: named.state }
    : { city: town, state: '' };
};
