import * as O from 'fp-ts/Option';
import { isStreetBegun, withoutNumberComma } from './street-address.ts';
import { saysNoCity, typedPlace, type TypedPlace } from './typed-place.ts';

/** A partly typed address. */
export interface TypedAddress {
  /** House number and street in title case, `1200 Main St`. Always a valid street address (specification, section 5). */
  readonly street: string;
  readonly place: TypedPlace;
}

/** Whether a town with this name exists, in the state if one is given. Ignores the code. */
export type IsTown = (place: TypedPlace) => boolean;

/** Street types that end a street name. At the start of a name they don't count: `12 St Johns Ave`, `12 N Court St`. */
const KINDS = new Set(
  (
    'alley ave avenue blvd boulevard cir circle court cove cres crescent crossing ct dr drive expressway expy freeway ' +
    'highway hwy lane ln loop parkway path pike pkwy pl place plaza rd road row run sq square st street ter terrace ' +
    'trail trl way'
  ).split(' '),
);

/** Street types that start a French name: `12 rue Saint-Jean`. */
const FRENCH_KINDS = new Set(
  'allée allee av ave avenue boul boulevard ch chemin côte cote impasse montée montee place rang route rte rue'.split(
    ' ',
  ),
);

const ONLY_FRENCH = /^\d+ (?:rue|boul\.?|chemin|rang) /i;

/** French street names don't end with these words, but a town's name may start with some: `rue du Lac`, `rue Saint-Jean`. */
const GOES_ON_IN_FRENCH = /^(?:[dl]['’]?|à|au|aux|de|des|du|en|et|la|le|les|notre|saint|sainte|ste?|sur)$/;

/** The regions with French street names. */
const FRENCH_STATES = ['QC', 'NB', 'ON'];

/** What may follow the street type: a direction, a unit, its letter or a short number such as `#4`. */
const BEHIND_KIND =
  /^(?:[a-z]|[ns][ew]|apt|app|bldg|building|floor|lot|ste|suite|trlr|unit|#?\d{1,4}[a-z]?)$/;

/** A unit after the street's comma: `123 main st, apt 4, dallas`. */
const UNIT_AFTER_COMMA =
  /^, ?(?:(?:apt|app|bldg|building|floor|lot|ste|suite|trlr|unit)\b\.? ?#?\w+|#\w+)(?= ?(?:,|$))/i;

/** Full words count only before a name: after the street type, `North` may start a town's name. */
const DIRECTION = /^(?:[nsew]|[ns][ew]|(?:north|south)(?:east|west)?|east|west)$/;

/** A code, or `QC`, which ends no street's name. */
const CODE_AT_END = / (?:(?:[A-Z]{2} )?\d{5}(?:-\d{4})?|(?:[A-Z]{2} )?[A-Z]\d[A-Z][ -]?\d[A-Z]\d|QC)$/i;

/**
 * Splits typed text into street and place. Splits at the first comma, unless no city follows it (`1200 main st dallas, tx`); else after the
 * street type (`1200 main st dallas`); else before a known town with its state (`100 broadway new york ny`) or after a French street (`12
 * rue saint-jean québec`); else before a complete postal code. Known towns also decide what a second `st` or `west` belongs to. None unless it starts with a house number and a street of at least
 * three letters.
 */
export const parseTypedAddress = (typed: string, isTown: IsTown = () => false): O.Option<TypedAddress> => {
  const text = withoutNumberComma(typed.normalize('NFKC').replace(/\s+/g, ' ').trim());
  const end = endOfStreet(text, isTown);
  const street = inTitleCase(text.slice(0, end).trim());
  const [beforeComma = ''] = text.split(',');
  if (![beforeComma, street].every(isStreetBegun)) return O.none;
  return O.some({ street, place: inFrenchState(street, typedPlace(text.slice(end)), isTown) });
};

/** Without it, `12 rue Saint-Jean, Québec` would be in Quebeck, Tennessee. */
const inFrenchState = (street: string, place: TypedPlace, isTown: IsTown): TypedPlace => {
  if (place.city === '' || place.state !== '' || !ONLY_FRENCH.test(street)) return place;
  const state = FRENCH_STATES.find((each) => isTown({ ...place, state: each }));
  return { ...place, state: state ?? '' };
};

const endOfStreet = (text: string, isTown: IsTown): number => {
  const comma = text.indexOf(',');
  if (comma < 0) return endOfKind(text, isTown);
  const unit = UNIT_AFTER_COMMA.exec(text.slice(comma));
  if (unit !== null) return comma + unit[0].length;
  return saysNoCity(text.slice(comma)) ? Math.min(comma, endOfKind(text.slice(0, comma), isTown)) : comma;
};

const endOfKind = (text: string, isTown: IsTown): number => {
  const words = text.split(' ');
  const bare = words.map((word) => word.replace(/\.$/, '').toLowerCase());
  const placeAt: PlaceAt = (at) => typedPlace(words.slice(at).join(' '));
  const lengthBefore = (at: number): number => words.slice(0, at).join(' ').length;
  const kind = firstKind(bare, placeAt, isTown);
  if (kind < 0) {
    const town = townAt(bare, placeAt, isTown);
    return town < 0 ? (CODE_AT_END.exec(text)?.index ?? text.length) : lengthBefore(town);
  }
  const isSecondOfKind = (word: string, at: number): boolean =>
    word === 'st' || DIRECTION.test(word) ? !startsTown(at, placeAt, isTown) : KINDS.has(word);
  const place = bare.findIndex(
    (word, at) => at > kind && !BEHIND_KIND.test(word) && !isSecondOfKind(word, at),
  );
  return place < 0 ? text.length : lengthBefore(place);
};

type PlaceAt = (at: number) => TypedPlace;

/**
 * The index of the street type, or -1. After a direction it is the second type (`12 N Court St Dallas`), unless there is none (`12 North St
 * Dallas`) or a known town follows the first (`12 North Court St Louis`).
 */
const firstKind = (bare: ReadonlyArray<string>, placeAt: PlaceAt, isTown: IsTown): number => {
  const kindFrom = (from: number): number => bare.findIndex((word, at) => at >= from && KINDS.has(word));
  const isFrenchSaint = bare[2] === 'st' && FRENCH_KINDS.has(bare[1] ?? '');
  const first = kindFrom(isFrenchSaint ? 3 : 2);
  if (!DIRECTION.test(bare[1] ?? '') || isTown(placeAt(3))) return first;
  const second = kindFrom(3);
  return second < 0 ? first : second;
};

/**
 * Whether a second `st` means Saint, as in `12 Main St St Louis`, or a direction starts a town's name; false when only the town after it is
 * known (`12 Lake Court St Dallas`, `12 King Street West Toronto`).
 */
const startsTown = (at: number, placeAt: PlaceAt, isTown: IsTown): boolean =>
  isTown(placeAt(at)) || !isTown(placeAt(at + 1));

/** The index of the word where a known town with its state starts, or any known town after a French street, or -1. */
const townAt = (bare: ReadonlyArray<string>, placeAt: PlaceAt, isTown: IsTown): number => {
  const isFrench = FRENCH_KINDS.has(bare[1] ?? '');
  const isKnown = (place: TypedPlace): boolean => {
    if (place.city === '') return false;
    if (place.state !== '') return isTown(place);
    return isFrench && FRENCH_STATES.some((state) => isTown({ ...place, state }));
  };
  const from = isFrench ? 3 : 2;
  return bare.findIndex(
    (_, at) => at >= from && !GOES_ON_IN_FRENCH.test(bare[at - 1] ?? '') && isKnown(placeAt(at)),
  );
};

const TWO_LETTER_DIRECTION = /(?<= )[ns][ew](?= |$)/gi;

/** Keeps the visitor's capitals, unless the whole text is in capitals. */
const inTitleCase = (street: string): string =>
  (street === street.toUpperCase() ? street.toLowerCase() : street)
    .replace(/(?<![\p{L}\p{M}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(TWO_LETTER_DIRECTION, (direction) => direction.toUpperCase());
