import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { DealerAnswer } from '../../domain/dealer/dealer-answer.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import { DealerWire } from './dealer-wire.ts';
import { faultOf, FiniteNumber, Identifier, NonNegativeInteger, optionalFields } from './wire-types.ts';

/** The envelope of an answer; what its dealers are like is judged one by one. */
const DealerAnswerWire = optionalFields(
  {
    dealers: t.array(t.unknown, 'a list of dealers'),
    zipcode: Identifier,
    city: t.string,
    state: t.string,
    count: NonNegativeInteger,
    randomizeBuckets: t.array(FiniteNumber),
  },
  'an answer to a dealer search',
);

export interface DecodedDealerAnswer {
  readonly answer: DealerAnswer;
  /** Where and why dealers were left out, `dealers.3.score should be a non-negative integer`; never what stood there. */
  readonly leftOut: ReadonlyArray<string>;
}

/** That many faults are reported; the rest is counted. */
const MAX_REPORTED_FAULTS = 3;

/**
 * Decodes an answer to a dealer search (specification, section 3). A malformed dealer is left out; left says where the
 * envelope is off, or that not one dealer of the list fits.
 */
export const decodeDealerAnswer = (body: unknown, asked: string): E.Either<string, DecodedDealerAnswer> =>
  pipe(
    DealerAnswerWire.decode(body),
    E.mapLeft(faultOf),
    E.chain(({ zipcode, city, state, randomizeBuckets, dealers: list }) => {
      if (list === undefined) return E.left('dealers should be a list of dealers');
      const judged = list.map(decodeListed);
      const leftOut = judged.flatMap((dealer) => (E.isLeft(dealer) ? [dealer.left] : []));
      if (list.length > 0 && leftOut.length === list.length) return E.left(reportedFaults(leftOut));
      const answer: DealerAnswer = {
        zipcode: zipcode ?? asked,
        ...(city === undefined ? {} : { city }),
        ...(state === undefined ? {} : { state }),
        randomizeBuckets: randomizeBuckets ?? [],
        dealers: judged.flatMap((dealer) => (E.isRight(dealer) ? [dealer.right] : [])),
      };
      return E.right({ answer, leftOut });
    }),
  );

/** `Left out 1 of 12 dealers as malformed: dealers.3.score should be a non-negative integer`. */
export const leftOutText = ({ answer, leftOut }: DecodedDealerAnswer): string => {
  const listed = answer.dealers.length + leftOut.length;
  return `Left out ${leftOut.length} of ${listed} dealers as malformed: ${reportedFaults(leftOut)}`;
};

const reportedFaults = (faults: ReadonlyArray<string>): string => {
  const reported = faults.slice(0, MAX_REPORTED_FAULTS).join('; ');
  return faults.length > MAX_REPORTED_FAULTS
    ? `${reported}; and ${faults.length - MAX_REPORTED_FAULTS} more`
    : reported;
};

/** A dealer of the list, by its place in it. */
const decodeListed = (dealer: unknown, position: number): E.Either<string, Dealer> => {
  const place = [
    { key: 'dealers', type: DealerAnswerWire },
    { key: String(position), type: DealerWire, actual: dealer },
  ];
  return pipe(DealerWire.validate(dealer, place), E.mapLeft(faultOf));
};
