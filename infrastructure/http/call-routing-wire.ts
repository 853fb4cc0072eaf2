import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';

const RoutedWire = t.type({ dnis: t.union([t.string, t.number]) });

/** A number of ten digits, with or without the country's 1. */
const DIGITS = /^1?\d{10}$/;

/** The number that a call is routed to, as the service writes it (specification, section 7); other fields do not count. */
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
