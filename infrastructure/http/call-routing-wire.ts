import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';

const RoutedWire = t.type({ dnis: t.union([t.string, t.number]) });

/** A number of ten digits, with or without the country code 1. */
const DIGITS = /^1?\d{10}$/;

/** The phone number in a call-routing response (specification, section 7). Other fields are ignored. */
export const decodeRoutedNumber = (body: unknown): E.Either<string, string> =>
  pipe(
    RoutedWire.decode(body),
    E.map(({ dnis }) => String(dnis)),
    E.filterOrElseW(
      (dnis) => DIGITS.test(dnis.replace(/\D/g, '')),
      () => MALFORMED,
    ),
    E.mapLeft(() => MALFORMED),
  );

const MALFORMED = 'dnis should be a phone number of ten digits';
