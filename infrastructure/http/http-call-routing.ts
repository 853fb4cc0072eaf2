import * as E from 'fp-ts/Either';
import type { CallRouting, RoutingUnavailable } from '../../application/ports/call-routing.ts';
import { boundedJson } from './bounded-json.ts';

export interface HttpCallRoutingSettings {
  /** Where calls are routed, `/api/call-routing/run`. */
  readonly address: string;
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Names the visitor's session, so that she keeps her number. */
  readonly session: () => string;
}

/** The call-routing service over HTTP (specification, section 7). */
export class HttpCallRouting implements CallRouting {
  constructor(private readonly settings: HttpCallRoutingSettings) {}

  readonly run = (pool: string, routingGroup: string) => async () => {
    try {
      const { address, timeoutMs, session } = this.settings;
      const query = new URLSearchParams({ pool, routingGroup, mtaSessionId: session() });
      const response = await fetch(`${address}?${query.toString()}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (response.ok) return routed(await boundedJson(response));
      await response.body?.cancel();
      return unavailable(response.statusText || String(response.status));
    } catch (fault) {
      return unavailable(
        typeof fault === 'object' && fault !== null && 'name' in fault ? String(fault.name) : 'no answer',
      );
    }
  };
}

/** The one field of the answer that counts; a number of ten digits, with or without the country's 1. */
const routed = (body: unknown): E.Either<RoutingUnavailable, string> => {
  const dnis = typeof body === 'object' && body !== null && 'dnis' in body ? String(body.dnis) : '';
  return /^1?\d{10}$/.test(dnis.replace(/\D/g, '')) ? E.right(dnis) : unavailable('off the shape');
};

const unavailable = (statusText: string): E.Either<RoutingUnavailable, never> =>
  E.left({ _tag: 'RoutingUnavailable', statusText });
