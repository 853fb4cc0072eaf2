const ENTITY_TAG = /"[^"]*"/g;

/**
 * Whether a client that sends this `If-None-Match` has the page of an `ETag`: `*`, or a list of tags, weak (`W/"…"`) or not
 * (RFC 9110, section 13.1.2). A proxy that compresses what it passes on makes tags weak.
 */
export const hasPage = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || [...ifNoneMatch.matchAll(ENTITY_TAG)].some(([tag]) => tag === etag));
