import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { verifiedAddress, type SuggestedAddress } from '../../domain/lead/suggested-address.ts';
import { parsePostalCode } from '../../domain/postal-code/postal-code.ts';

/** Without predictions, the response is an empty object. */
const PredictionsWire = t.partial({ suggestions: t.array(t.unknown) });

/** A predicted query has no `placePrediction`. */
const PredictionWire = t.type({ placePrediction: t.type({ placeId: t.string }) });

const ComponentWire = t.intersection([
  t.type({ types: t.array(t.string) }),
  t.partial({ longText: t.string, shortText: t.string }),
]);

const DetailsWire = t.partial({ addressComponents: t.array(t.unknown) });

/** The ids of the predicted places, best first. Malformed predictions are omitted. Left when the response is malformed. */
export const decodePlaceIds = (body: unknown): E.Either<string, ReadonlyArray<string>> =>
  pipe(
    PredictionsWire.decode(body),
    E.bimap(
      () => 'malformed',
      ({ suggestions = [] }) =>
        suggestions.filter(PredictionWire.is).map(({ placePrediction }) => placePrediction.placeId),
    ),
  );

const COUNTRIES: ReadonlyArray<string> = ['US', 'CA'];

/** The component types that count as a city, best first. In New York, boroughs do. */
const CITIES = ['locality', 'sublocality_level_1', 'postal_town', 'administrative_area_level_3'];

/**
 * The address in a place's details. The street is the number and the route (specification, section 5). None when a part is missing or the
 * country isn't the US or Canada.
 */
export const decodeAddress = (body: unknown): O.Option<SuggestedAddress> =>
  pipe(
    O.fromEither(DetailsWire.decode(body)),
    O.chain(({ addressComponents: listed = [] }) => {
      const addressComponents = listed.filter(ComponentWire.is);
      const short = (type: string): string => {
        const found = addressComponents.find(({ types }) => types.includes(type));
        return found?.shortText ?? found?.longText ?? '';
      };
      const long = (type: string): string =>
        addressComponents.find(({ types }) => types.includes(type))?.longText ?? '';
      const [number, route] = [short('street_number'), short('route')];
      const city = CITIES.map(long).find((name) => name !== '') ?? '';
      const state = short('administrative_area_level_1');
      const isWhole = ![number, route, city].includes('') && /^[A-Z]{2}$/.test(state);
      if (!isWhole || !COUNTRIES.includes(short('country'))) return O.none;
      return pipe(
        parsePostalCode(short('postal_code')),
        O.map((zip) => verifiedAddress(`${number} ${route}`, { city, state }, zip)),
      );
    }),
  );
