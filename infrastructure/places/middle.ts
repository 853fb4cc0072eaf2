import type { Coordinates } from '../../domain/postal-code/place.ts';
import { milesBetween } from '../../domain/postal-code/distance.ts';
import type { CodedPlace } from './snapshot-format.ts';

/** The place nearest to the mean of several places. Throws for an empty list. */
export const middleOf = (places: ReadonlyArray<CodedPlace>): CodedPlace => {
  const mean = meanOf(places);
  const miles = (place: CodedPlace): number => milesBetween(mean, place);
  return places.reduce((middle, place) => (miles(place) < miles(middle) ? place : middle));
};

/** The mean of several points that are near each other. NaN for an empty list. */
export const meanOf = (points: ReadonlyArray<Coordinates>): Coordinates => ({
  lat: averageOf(points.map(({ lat }) => lat)),
  lon: averageOf(points.map(({ lon }) => lon)),
});

const averageOf = (numbers: ReadonlyArray<number>): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
