import type { Answer } from './ask.ts';

type Headers = Answer['headers'];

/** Half a year in seconds; less does not protect. Preload lists ask for two years. */
const MIN_HSTS_SECONDS = 15_552_000;

const hstsFault = (value: string | undefined): string | null => {
  if (value === undefined) return 'no strict-transport-security';
  if (/preload/i.test(value)) return 'strict-transport-security with preload';
  const seconds = Number(/max-age=(\d+)/i.exec(value)?.[1] ?? 0);
  return seconds < MIN_HSTS_SECONDS ? `strict-transport-security of ${seconds} s` : null;
};

const isFramedByNobody = (headers: Headers): boolean =>
  /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ||
  /frame-ancestors '(?:none|self)'/.test(headers['content-security-policy'] ?? '');

const SAFE_REFERRER = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/** The required headers that an answer lacks, as text; behind TLS, `Strict-Transport-Security` is required too. */
export const headerFaults = (headers: Headers, isBehindTls: boolean): ReadonlyArray<string> =>
  [
    headers['x-content-type-options'] === 'nosniff' ? null : 'no nosniff',
    /default-src|script-src/.test(headers['content-security-policy'] ?? '') ? null : 'no policy',
    isFramedByNobody(headers) ? null : 'may be framed',
    SAFE_REFERRER.test(headers['referrer-policy'] ?? '') ? null : 'no referrer-policy',
    isBehindTls ? hstsFault(headers['strict-transport-security']) : null,
    'x-powered-by' in headers || 'server' in headers ? 'names its software' : null,
  ].filter((fault) => fault !== null);
