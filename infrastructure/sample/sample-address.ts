import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { Coordinates } from '../../domain/postal-code/place.ts';
import type { CodedPlace } from '../places/snapshot-format.ts';
import type { Random } from './random.ts';
import words from './words.json' with { type: 'json' };

/** A dealer's address: an invented street, and a location up to 2 miles from the place's center. */
export const sampleAddress = (random: Random, place: CodedPlace): Dealer => {
  const canadian = !/^\d/.test(place.code);
  return {
    addressLine1: `${random.whole(10, 9800)} ${random.pick(place.state === 'QC' ? words.frenchStreets : words.streets)}`,
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
