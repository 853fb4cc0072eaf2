import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallRouting } from '../../application/ports/dealers/call-routing.ts';
import type { NotFound, ProviderFailure } from '../../application/ports/dealers/provider-failure.ts';
import { getJson, type Endpoint } from '../wire/get-json.ts';
import { decodeRoutedNumber } from './call-routing-wire.ts';
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

const numberAt = getJson(decodeRoutedNumber);
