import { HttpTownsNamed } from '../../http/http-towns-named.ts';

const TIMEOUT_MS = 8_000;

/** Where the browser asks for the towns of a name; a chunk of its own, fetched once somebody types a name in place of a code. */
export const browserTowns = new HttpTownsNamed({ address: '/api/places/towns', timeoutMs: TIMEOUT_MS });
