import type { SiteFacts } from '../../application/visitor/read-page/page-head.ts';
import { NO_RETRIES } from '../../domain/dealer/retry-policy.ts';
import type { RequestOptions } from '../../infrastructure/composition/capabilities/server-capability.ts';

/** The options of a request in English by an unknown visitor. */
export const requestOptions = (site: SiteFacts): RequestOptions => ({
  site,
  area: { zipcode: null },
  language: 'en',
  callRoutingGroup: null,
  resumed: null,
  askedDealer: null,
  retryPolicy: NO_RETRIES,
});
