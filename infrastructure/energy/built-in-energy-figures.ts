import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { EnergyFigures } from '../../application/ports/content/energy-figures.ts';
import type { YearlyWeather } from '../../domain/energy/local-energy.ts';
import { milesBetween } from '../../domain/postal-code/distance.ts';
import type { Coordinates } from '../../domain/postal-code/place.ts';
import PRICES from './energy-prices.json' with { type: 'json' };
import STATIONS from './weather-stations.json' with { type: 'json' };

/**
 * Rounded figures that come with the site: average prices of states in 2023 (US Energy Information Administration), and normals of degree
 * days for 1991 to 2020 (NOAA, Environment Canada). An import replaces the prices (decision 0036).
 */
export class BuiltInEnergyFigures implements EnergyFigures {
  readonly at: EnergyFigures['at'] = (place) =>
    TE.right({
      weather: weatherNear(place),
      prices: O.fromNullable(PRICES.find(({ state }) => state === place.state)),
    });
}

/** The weather of the nearest station. */
const weatherNear = (place: Coordinates): YearlyWeather => {
  const { station, heating, cooling } = STATIONS.reduce((nearest, one) =>
    milesBetween(place, one) < milesBetween(place, nearest) ? one : nearest,
  );
  return { station, heating, cooling };
};
