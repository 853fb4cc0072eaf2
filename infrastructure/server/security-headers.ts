import { createHash } from 'node:crypto';

/** A source of a content security policy that allows exactly this inlined text. */
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The content security policy of a page: only what the site itself serves, and inlined only what is named by its hash. */
export const contentSecurityPolicy = (
  inlined: { readonly scripts: ReadonlyArray<string>; readonly styles: ReadonlyArray<string> },
  isBehindTls: boolean,
): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${inlined.scripts.map(hashSource).join(' ')}`,
    `style-src 'self' ${inlined.styles.map(hashSource).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(isBehindTls ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** What every answer carries; `Strict-Transport-Security` only where visitors come through TLS. */
export const securityHeaders = (isBehindTls: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(isBehindTls ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
});

/** The policy of answers that are no pages: nothing may run or be drawn from them. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";
