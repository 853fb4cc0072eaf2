const ENTITY_TAG = /"[^"]*"/g;

/**
 * Whether this `If-None-Match` matches the page's `ETag`. The header is `*` or a list of tags, weak (`W/"…"`) or not (RFC 9110, section
 * 13.1.2). A proxy that compresses responses makes their tags weak.
 */
export const hasPage = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || [...ifNoneMatch.matchAll(ENTITY_TAG)].some(([tag]) => tag === etag));
