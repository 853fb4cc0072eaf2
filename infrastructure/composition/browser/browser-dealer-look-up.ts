import { HttpDealerLookUp } from '../../http/http-dealer-look-up.ts';

const TIMEOUT_MS = 8_000;

/** Looks up the dealer that a page's address names, in its own chunk: most visitors never leave the area's list. */
export const browserDealerLookUp = new HttpDealerLookUp({
  address: '/api/dealers/lookup',
  timeoutMs: TIMEOUT_MS,
});
