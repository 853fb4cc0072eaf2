import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { verifiedAddress, type SuggestedAddress } from '../../domain/lead/suggested-address.ts';
import { parsePostalCode } from '../../domain/postal-code/postal-code.ts';

/** Without predictions the answer is an empty object; one for a query rather than a place has no `placePrediction`. */
const PredictionsWire = t.partial({
  suggestions: t.array(t.partial({ placePrediction: t.type({ placeId: t.string }) })),
});

const ComponentWire = t.intersection([
  t.type({ types: t.array(t.string) }),
  t.partial({ longText: t.string, shortText: t.string }),
]);

const DetailsWire = t.partial({ addressComponents: t.array(ComponentWire) });

/** The ids of the places that Google predicts, best first; left: malformed. */
export const decodePlaceIds = (body: unknown): E.Either<string, ReadonlyArray<string>> =>
  pipe(
    PredictionsWire.decode(body),
    E.bimap(
      () => 'malformed',
      ({ suggestions = [] }) =>
        suggestions.flatMap(({ placePrediction }) =>
          placePrediction === undefined ? [] : [placePrediction.placeId],
        ),
    ),
  );

const COUNTRIES: ReadonlyArray<string> = ['US', 'CA'];

/** What is taken for a city, best first: in New York, boroughs do. */
const CITIES = ['locality', 'sublocality_level_1', 'postal_town', 'administrative_area_level_3'];

/**
 * The address in the details of a place; its street is number and route (specification, section 5). None where one of its
 * parts is missing, or that is in another country.
 */
export const decodeAddress = (body: unknown): O.Option<SuggestedAddress> =>
  pipe(
    O.fromEither(DetailsWire.decode(body)),
    O.chain(({ addressComponents = [] }) => {
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
