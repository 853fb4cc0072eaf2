import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../../pages/rendered-page.ts';

/** A CSP source that allows exactly this inlined text. */
const hashSource = (text: string): string => {
  const source = known.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  known.set(text, source);
  return source;
};

/** Inlined texts are constant per build: there are few, and each is in many pages. */
const known = new LRUCache<string, string>({ max: 500 });

const secureHost = (host: string): string => `https://${host}`;

/** The hosts that Google's CSP guide lists for Tag Manager and Analytics. */
const TAG_MANAGER = ['*.googletagmanager.com'];
const ANALYTICS = ['*.google-analytics.com', '*.analytics.google.com'];

/** CSP sources for a tag manager, if the page has one. Its tags can't run inline scripts. */
const measuring = (
  { isMeasured }: RenderedPage['foreign'],
  ...hosts: ReadonlyArray<ReadonlyArray<string>>
): ReadonlyArray<string> => (isMeasured ? hosts.flat().map(secureHost) : []);

/**
 * The content security policy of a page. It allows the site's own files, inlined texts by hash, and the other hosts that the page's content
 * needs. The sanitizer restricts the content's `style=` attributes.
 */
export const contentSecurityPolicy = (
  { inlined, foreign, isSecret = false }: Pick<RenderedPage, 'inlined' | 'foreign' | 'isSecret'>,
  isBehindTls: boolean,
): string =>
  [
    "default-src 'none'",
    isSecret
      ? "script-src 'none'"
      : [
          "script-src 'self'",
          ...inlined.scripts.map(hashSource),
          ...foreign.scripts,
          ...measuring(foreign, TAG_MANAGER),
        ].join(' '),
    ['style-src', "'self'", ...inlined.styles.map(hashSource), ...foreign.scripts].join(' '),
    ...(foreign.hasStyles ? ["style-src-attr 'unsafe-inline'"] : []),
    [
      "img-src 'self' data:",
      ...(foreign.hasMedia ? ['https:'] : measuring(foreign, TAG_MANAGER, ANALYTICS)),
    ].join(' '),
    ...(foreign.hasMedia ? ["media-src 'self' https:"] : []),
    ...(foreign.frames.length > 0 ? [`frame-src ${foreign.frames.map(secureHost).join(' ')}`] : []),
    "font-src 'self'",
    // Widgets fetch their data from their own hosts.
    ["connect-src 'self'", ...foreign.scripts, ...measuring(foreign, TAG_MANAGER, ANALYTICS)].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(isBehindTls ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/**
 * The headers of every response. `Strict-Transport-Security` is sent only when visitors use TLS. `isPreloaded`: the domain is on the
 * browsers' preload list, which binds every subdomain for years.
 */
export const securityHeaders = (
  isBehindTls: boolean,
  isPreloaded: boolean,
): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(isBehindTls && {
    'strict-transport-security': `max-age=63072000; includeSubDomains${isPreloaded ? '; preload' : ''}`,
  }),
});

/** Headers that only pages need, because only pages use device features. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
};

/** The headers of pages whose address opens one visitor's request: no cache keeps them, and no other site learns the address. */
export const SECRET_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;

/** The policy of responses that aren't pages: nothing in them may run or be rendered. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";
