import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../../pages/rendered-page.ts';

/** A source of a content security policy that allows exactly this inlined text. */
const hashSource = (text: string): string => {
  const source = known.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  known.set(text, source);
  return source;
};

/** What is inlined is constant per build: few texts, each in many pages. */
const known = new LRUCache<string, string>({ max: 500 });

const secureHost = (host: string): string => `https://${host}`;

/** Google's tag manager, and what its tags for Analytics report to: as Google's own guide to policies names them. */
const TAG_MANAGER = ['*.googletagmanager.com'];
const ANALYTICS = ['*.google-analytics.com', '*.analytics.google.com'];

/** Sources for what a tag manager loads, where one may be. None of its tags may run inlined scripts. */
const measuring = (
  { isMeasured }: RenderedPage['foreign'],
  ...hosts: ReadonlyArray<ReadonlyArray<string>>
): ReadonlyArray<string> => (isMeasured ? hosts.flat().map(secureHost) : []);

/**
 * The content security policy of a page: what the site itself serves, inlined only what is named by its hash, and of other
 * hosts what the page's content needs. `style=` attributes of the content are allow-listed by the sanitiser.
 */
export const contentSecurityPolicy = (
  { inlined, foreign }: Pick<RenderedPage, 'inlined' | 'foreign'>,
  isBehindTls: boolean,
): string =>
  [
    "default-src 'none'",
    [
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
    // Widgets ask their own hosts for what they show.
    ["connect-src 'self'", ...foreign.scripts, ...measuring(foreign, TAG_MANAGER, ANALYTICS)].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(isBehindTls ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/**
 * What every answer carries; `Strict-Transport-Security` only where visitors come through TLS. `isPreloaded`: the operator
 * has put the domain on the browsers' preload list, which binds every subdomain for years.
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

/** What only pages carry: nothing else asks for what a device can do. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
};

/** The policy of answers that are no pages: nothing may run or be rendered from them. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";
