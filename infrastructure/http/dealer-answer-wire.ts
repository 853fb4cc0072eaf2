import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { DealerAnswer } from '../../domain/dealer/dealer-answer.ts';
import { toDealer } from './dealer-translation.ts';
import { DealerWire } from './dealer-wire.ts';
import { faultOf, FiniteNumber, Identifier, NonNegativeInteger, optionalFields } from './wire-types.ts';

const DealerAnswerWire = t.intersection([
  t.type({ dealers: t.array(DealerWire) }, 'an answer to a dealer search'),
  optionalFields(
    {
      zipcode: Identifier,
      city: t.string,
      state: t.string,
      count: NonNegativeInteger,
      randomizeBuckets: t.array(FiniteNumber),
    },
    'an answer to a dealer search',
  ),
]);

/** Decodes an answer to a dealer search (specification, section 3); left says where it is off the shape. */
export const decodeDealerAnswer = (body: unknown, asked: string): E.Either<string, DealerAnswer> =>
  pipe(
    DealerAnswerWire.decode(body),
    E.mapLeft(faultOf),
    E.map(({ zipcode, city, state, randomizeBuckets, dealers }) => ({
      zipcode: zipcode ?? asked,
      ...(city === undefined ? {} : { city }),
      ...(state === undefined ? {} : { state }),
      randomizeBuckets: randomizeBuckets ?? [],
      dealers: dealers.map(toDealer),
    })),
  );
