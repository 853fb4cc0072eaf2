import { HttpTownsNamed } from '../../http/http-towns-named.ts';

const TIMEOUT_MS = 8_000;

/** Looks up towns by name, in its own chunk, fetched once a visitor types a name instead of a postal code. */
export const browserTowns = new HttpTownsNamed({ address: '/api/places/towns', timeoutMs: TIMEOUT_MS });
