import { REGIONS } from './regions.ts';

/** A partly typed place. Each part may be a prefix, and empty when nothing is typed. */
export interface TypedPlace {
  readonly city: string;
  /** Two upper-case letters. */
  readonly state: string;
  /** Up to five digits of a zip, or a complete Canadian postal code as typed. */
  readonly code: string;
}

export const NO_PLACE: TypedPlace = { city: '', state: '', code: '' };

const CODE = /(?:^|\s)(?:(\d{1,5})(?:-\d{0,4})?|([A-Z]\d[A-Z][ -]?\d[A-Z]\d))$/i;

/** A country after a state or code. Alone, it may end a town's name: `La Canada`. */
const COUNTRY =
  /(?<= (?:[A-Z]{2}|\d{5}(?:-\d{4})?|[A-Z]\d[A-Z][ -]?\d[A-Z]\d)) (?:usa?|united states|canada)$/i;

/** The periods of `D.C.` and `Tx.` at the end. */
const PERIOD_OF_STATE = /(?<= [A-Z])\.(?=[A-Z]\.?$)|\.$/gi;

const STATES: ReadonlySet<string> = new Set(REGIONS.map(({ value }) => value));

/** Lower case without accents, with the same length as the text. */
const folded = (text: string): string =>
  text.replace(/\p{L}/gu, (letter) => letter.normalize('NFD').charAt(0).toLowerCase());

/** Longest first: `West Virginia` before `Virginia`. */
const NAMES = REGIONS.map(({ value, label }) => ({ state: value, ending: ` ${folded(label)}` })).sort(
  (a, b) => b.ending.length - a.ending.length,
);

/** Parses `dallas, tx 75201` or parts of it. A state's name counts only after a city: `new york` is the city. */
export const typedPlace = (text: string): TypedPlace => {
  const plain = text
    .normalize('NFC')
    // Canada Post writes `Montréal (Québec)`.
    .replace(/[\s,()]+/g, ' ')
    .trim()
    .replace(COUNTRY, '');
  const code = CODE.exec(plain);
  const town = plain.slice(0, code?.index ?? plain.length);
  return { ...townOf(town), code: code?.[1] ?? code?.[2] ?? '' };
};

/** Whether a text has no city, but maybe a state or code: `, TX`, `Ontario M5V 3L9`, `, 75201`. */
export const saysNoCity = (text: string): boolean => {
  const { city } = typedPlace(text);
  return city === '' || NAMES.some(({ ending }) => ending === ` ${folded(city)}`);
};

const townOf = (written: string): Pick<TypedPlace, 'city' | 'state'> => {
  const town = written.replace(PERIOD_OF_STATE, '');
  const state = town.slice(-2).toUpperCase();
  if (STATES.has(state) && [undefined, ' '].includes(town.at(-3))) return { city: town.slice(0, -3), state };
  const named = NAMES.find(({ ending }) => folded(town).endsWith(ending));
  return named
    ? { city: town.slice(0, -named.ending.length), state: named.state }
    : { city: town, state: '' };
};
