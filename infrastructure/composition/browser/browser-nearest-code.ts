import { HttpNearestCode } from '../../http/http-nearest-code.ts';

const LOCATE_TIMEOUT_MS = 8_000;

/** What finds the code around a position; a chunk of its own, fetched once a position is known. */
export const browserNearestCode = new HttpNearestCode({
  address: '/api/places/locate',
  timeoutMs: LOCATE_TIMEOUT_MS,
});
