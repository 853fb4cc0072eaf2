import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { Coordinates } from '../../domain/postal-code/place.ts';
import type { CodedPlace } from '../places/snapshot-format.ts';
import type { Choices, Random } from './random.ts';

const STREETS: Choices<string> = [
  'Main St',
  'Oak Ave',
  'Maple Ave',
  'Industrial Blvd',
  'Commerce Dr',
  'Washington St',
  'Highland Rd',
  'Mill Rd',
  'Depot St',
  'Park Ave',
  'County Road 12',
  'Railroad Ave',
  'Lincoln Way',
  'River Rd',
  'Church St',
  'Enterprise Pkwy',
  'Second St',
  'Foundry Ln',
  'Airport Rd',
  'Sunset Dr',
];
const FRENCH_STREETS: Choices<string> = [
  'rue Principale',
  'boulevard Industriel',
  "rue de l'Église",
  'chemin du Moulin',
  'avenue des Érables',
  'rue Saint-Joseph',
];

/** A dealer's address: an invented street, and a location up to 2 miles from the place's center. */
export const sampleAddress = (random: Random, place: CodedPlace): Dealer => {
  const canadian = !/^\d/.test(place.code);
  return {
    addressLine1: `${random.whole(10, 9800)} ${random.pick(place.state === 'QC' ? FRENCH_STREETS : STREETS)}`,
    ...(random.chance(0.15) ? { addressLine2: `Suite ${random.whole(100, 400)}` } : {}),
    city: place.city,
    state: place.state,
    zipcode: canadian ? `${place.code} ${localDeliveryUnit(random)}` : place.code,
    country: canadian ? 'CA' : 'US',
    location: beside(random, place),
    ...(random.chance(0.9) ? { showAddress: true } : {}),
  };
};

/** The second half of a Canadian postal code. */
const localDeliveryUnit = (random: Random): string =>
  `${random.whole(1, 9)}${random.pick(['A', 'B', 'E', 'H', 'K', 'L'])}${random.whole(1, 9)}`;

const MILES_PER_DEGREE = 69;

/** A random point up to 2 miles from the center of a place. */
const beside = (random: Random, { lat, lon }: Coordinates): Coordinates => {
  const miles = 2 * random.next();
  const angle = 2 * Math.PI * random.next();
  const degrees = miles / MILES_PER_DEGREE;
  return {
    lat: rounded(lat + degrees * Math.sin(angle)),
    lon: rounded(lon + (degrees * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180)),
  };
};

const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
