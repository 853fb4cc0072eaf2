import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { DealerAnswer } from '../../domain/dealer/dealer-answer.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import { decodeList, type Decoded } from './decode-list.ts';
import { DealerWire } from './dealer-wire.ts';
import { faultOf, FiniteNumber, Identifier, NonNegativeInteger, optionalFields } from './wire-types.ts';

/** The envelope of a response. Its dealers are decoded one by one. */
const DealerAnswerWire = optionalFields(
  {
    dealers: t.array(t.unknown, 'a list of dealers'),
    zipcode: Identifier,
    approximate: t.boolean,
    city: t.string,
    state: t.string,
    count: NonNegativeInteger,
    randomizeBuckets: t.array(FiniteNumber),
  },
  'an answer to a dealer search',
);

/**
 * Decodes a response to a dealer search (specification, section 3). Malformed dealers are omitted. Left names the invalid path in the
 * envelope, or means that all dealers are malformed.
 */
export const decodeDealerAnswer = (body: unknown, asked: string): E.Either<string, Decoded<DealerAnswer>> =>
  pipe(
    DealerAnswerWire.decode(body),
    E.mapLeft(faultOf),
    E.chain(({ zipcode, approximate, city, state, randomizeBuckets, dealers: list }) =>
      list === undefined
        ? E.left('dealers should be a list of dealers')
        : pipe(
            decodeList('dealers', list, decodeListed),
            E.map(({ value: dealers, warning }) => ({
              value: {
                zipcode: zipcode ?? asked,
                ...(approximate === true && { approximate }),
                ...(city === undefined ? {} : { city }),
                ...(state === undefined ? {} : { state }),
                randomizeBuckets: randomizeBuckets ?? [],
                dealers,
              },
              warning,
            })),
          ),
    ),
  );

/** Decodes a dealer of the list. Faults include its position. */
const decodeListed = (dealer: unknown, position: number): E.Either<string, Dealer> => {
  const place = [
    { key: 'dealers', type: DealerAnswerWire },
    { key: String(position), type: DealerWire, actual: dealer },
  ];
  return pipe(DealerWire.validate(dealer, place), E.mapLeft(faultOf));
};
