import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallRouting, RoutingUnavailable } from '../../application/ports/dealers/call-routing.ts';
import { decodeRoutedNumber } from './call-routing-wire.ts';
import { failureText, getJson, type JsonFailure } from '../wire/get-json.ts';

export interface HttpCallRoutingSettings {
  /** Where calls are routed, `/api/call-routing/run`. */
  readonly address: string;
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Names the visitor's session, so that they keep their number. */
  readonly session: () => string;
}

/** The call-routing service over HTTP (specification, section 7). */
export class HttpCallRouting implements CallRouting {
  constructor(private readonly settings: HttpCallRoutingSettings) {}

  readonly run = (pool: string, routingGroup: string): TE.TaskEither<RoutingUnavailable, string> => {
    const { address, timeoutMs, session } = this.settings;
    const query = new URLSearchParams({ pool, routingGroup, mtaSessionId: session() });
    return pipe(numberAt({ address: `${address}?${query.toString()}`, timeoutMs }), TE.mapLeft(unavailable));
  };
}

const numberAt = getJson(decodeRoutedNumber);

const unavailable = (failure: JsonFailure): RoutingUnavailable => ({
  _tag: 'RoutingUnavailable',
  reason: failureText(failure),
});
