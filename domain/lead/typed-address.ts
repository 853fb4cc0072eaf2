import * as O from 'fp-ts/Option';
import { isStreetAddress } from './street-address.ts';
import { saysNoCity, typedPlace, type TypedPlace } from './typed-place.ts';

/** What a visitor has typed of an address so far. */
export interface TypedAddress {
  /** House number and street in title case, `1200 Main St`; it is a street address (specification, section 5). */
  readonly street: string;
  readonly place: TypedPlace;
}

/** With fewer letters than these, a street may still become any. */
const FEWEST_LETTERS = 3;

/** The kinds of street that end a name; one that begins a name is none: `12 St Johns Ave`, `12 N Court St`. */
const KINDS = new Set(
  (
    'alley ave avenue blvd boulevard cir circle court cove cres crescent crossing ct dr drive expressway expy freeway ' +
    'highway hwy lane ln loop parkway path pike pkwy pl place plaza rd road row run sq square st street ter terrace ' +
    'trail trl way'
  ).split(' '),
);

/** What may stand behind the kind: a direction, a unit, a short number. */
const BEHIND_KIND = /^(?:[nsew]|[ns][ew]|apt|ste|suite|unit|\d{1,4}[a-z]?)$/;

const DIRECTION = /^(?:[nsew]|[ns][ew])$/;

const CODE_AT_END = / (?:(?:[A-Z]{2} )?\d{5}(?:-\d{4})?|(?:[A-Z]{2} )?[A-Z]\d[A-Z][ -]?\d[A-Z]\d)$/i;

/**
 * Splits what is typed into street and place: at its first comma, unless no city stands behind it (`1200 main st dallas, tx`), else behind the kind of street (`1200 main st dallas`),
 * else before a whole postal code. None unless it begins with a house number and a street of at least three letters.
 */
export const parseTypedAddress = (typed: string): O.Option<TypedAddress> => {
  const text = typed.replace(/\s+/g, ' ').trim();
  const end = endOfStreet(text);
  const street = inTitleCase(text.slice(0, end).trim());
  const letters = street.match(/\p{L}/gu) ?? [];
  if (letters.length < FEWEST_LETTERS || !isStreetAddress(street)) return O.none;
  return O.some({ street, place: typedPlace(text.slice(end)) });
};

const endOfStreet = (text: string): number => {
  const comma = text.indexOf(',');
  if (comma < 0) return endOfKind(text);
  return saysNoCity(text.slice(comma)) ? Math.min(comma, endOfKind(text.slice(0, comma))) : comma;
};

const endOfKind = (text: string): number => {
  const words = text.split(' ');
  const bare = words.map((word) => word.replace(/\.$/, '').toLowerCase());
  const name = DIRECTION.test(bare[1] ?? '') ? 2 : 1;
  const kind = bare.findIndex((word, at) => at > name && KINDS.has(word));
  if (kind < 0) return CODE_AT_END.exec(text)?.index ?? text.length;
  // A second `st` is a saint's: `12 Main St St Louis`.
  const goesOn = (word: string): boolean => BEHIND_KIND.test(word) || (KINDS.has(word) && word !== 'st');
  const place = bare.findIndex((word, at) => at > kind && !goesOn(word));
  return place < 0 ? text.length : words.slice(0, place).join(' ').length;
};

const TWO_LETTER_DIRECTION = /(?<= )[ns][ew](?= |$)/gi;

/** Letters that the visitor has put in capitals stay so, unless all are. */
const inTitleCase = (street: string): string =>
  (street === street.toUpperCase() ? street.toLowerCase() : street)
    .replace(/(?<![\p{L}\p{M}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(TWO_LETTER_DIRECTION, (direction) => direction.toUpperCase());
