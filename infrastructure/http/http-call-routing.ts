import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { CallRouting } from '../../application/ports/dealers/call-routing.ts';
import type { NotFound, ProviderFailure } from '../../application/ports/dealers/provider-failure.ts';
import { getJson, type Endpoint } from '../wire/get-json.ts';
import { failureOrNotFound } from './provider-failure.ts';

export interface HttpCallRoutingSettings extends Endpoint {
  /** The default session id, which lets the visitor keep their number. */
  readonly session: () => string;
}

/**
 * Call routing over HTTP (specification, section 7): `/api/call-routing/run`. The browser calls this server; the server calls a real
 * service.
 */
export class HttpCallRouting implements CallRouting {
  constructor(private readonly settings: HttpCallRoutingSettings) {}

  readonly run = (
    pool: string,
    routingGroup: string,
    session = this.settings.session(),
  ): TE.TaskEither<ProviderFailure | NotFound, string> => {
    const { address, timeoutMs } = this.settings;
    const query = new URLSearchParams({ pool, routingGroup, mtaSessionId: session });
    return pipe(
      numberAt({ address: `${address}?${query.toString()}`, timeoutMs }),
      TE.mapLeft(failureOrNotFound),
    );
  };
}

const RoutedWire = t.type({ dnis: t.union([t.string, t.number]) });

const MALFORMED = 'dnis should be a phone number of ten digits';

/** A number of ten digits, with or without the country code 1. */
const DIGITS = /^1?\d{10}$/;

/** The phone number in a call-routing response (specification, section 7). Other fields are ignored. */
const decodeRoutedNumber = (body: unknown): E.Either<string, string> =>
  pipe(
    RoutedWire.decode(body),
    E.map(({ dnis }) => String(dnis)),
    E.filterOrElseW(
      (dnis) => DIGITS.test(dnis.replace(/\D/g, '')),
      () => MALFORMED,
    ),
    E.mapLeft(() => MALFORMED),
  );

const numberAt = getJson(decodeRoutedNumber);
