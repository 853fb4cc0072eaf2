import type { ProviderFailure } from '../../../application/ports/dealers/provider-failure.ts';
import {
  answering,
  bottomless,
  deep,
  endless,
  hugeWhenUnpacked,
  redirecting,
  refusing,
  resetAfterHeaders,
  resetBeforeHeaders,
  truncated,
  type Fault,
} from '../fault.ts';

const GOOD = [
  { companyID: 1, name: 'ACE HEATING' },
  { companyID: 2, name: 'OAK COOLING' },
];
const BAD = { companyID: 3, name: 'SECRET NAME', score: -1 };

const searched = (dealers: ReadonlyArray<object>): Fault =>
  answering({ zipcode: '75001', city: 'Addison', state: 'TX', count: dealers.length, dealers });

/** A successful dealer search. */
export const GOOD_ANSWER = searched(GOOD);

export const ONE_BAD_DEALER = searched([GOOD[0] ?? {}, BAD, GOOD[1] ?? {}]);
export const LEFT_OUT_LINE =
  'Left out 1 of 3 dealers as malformed: dealers.1.score should be a non-negative integer';

const WRONG_SHAPE = answering({ dealers: 'none of your business' });

/** A failure of a complete dealer search, and the site's answer to it (contract, section 3). */
export interface ProviderFault {
  readonly name: string;
  readonly fault: Fault;
  /** The status of the site's API. */
  readonly status: number;
  /** The API's `Retry-After`. */
  readonly retryAfter?: string;
  /** The directory's result. */
  readonly failure: ProviderFailure;
}

const unavailable = (name: string, fault: Fault, reason: string): ProviderFault => ({
  name,
  fault,
  status: 424,
  failure: { _tag: 'ProviderUnavailable', reason },
});

const busy = (
  name: string,
  header: string | null,
  retryAfter: string,
  retryAfterMs: number | null,
): ProviderFault => ({
  name: `429 ${name}`,
  fault: refusing(429, header === null ? {} : { 'retry-after': header }),
  status: 429,
  retryAfter,
  failure: { _tag: 'TooManyRequests', retryAfterMs },
});

export const UNAVAILABLE: ReadonlyArray<ProviderFault> = [
  unavailable('a connection that breaks before the headers', resetBeforeHeaders, 'TypeError'),
  unavailable('a connection that breaks after the headers', resetAfterHeaders, 'TypeError'),
  unavailable('a truncated body', truncated, 'TypeError'),
  unavailable('status 500', refusing(500), 'Internal Server Error'),
  unavailable('status 503', refusing(503, { 'retry-after': '60' }), 'Service Unavailable'),
  unavailable('status 400', refusing(400), 'Bad Request'),
  unavailable('invalid JSON', answering('{"dealers":['), 'SyntaxError'),
  unavailable('HTML', answering('<!doctype html><p>Under maintenance</p>', 'text/html'), 'SyntaxError'),
  unavailable('an empty body', answering(''), 'SyntaxError'),
  unavailable('no content', (_request, response) => void response.writeHead(204).end(), 'SyntaxError'),
  unavailable('an endless answer', endless, 'BodyTooLarge'),
  unavailable('a small compressed body of more than 4 MB', hugeWhenUnpacked, 'BodyTooLarge'),
  unavailable('nested lists that are never closed', bottomless, 'JsonTooDeep'),
  unavailable('lists nested 100,000 deep', deep, 'JsonTooDeep'),
  unavailable('a redirect', redirecting('/v1/elsewhere'), 'TypeError'),
];

export const BUSY: ReadonlyArray<ProviderFault> = [
  busy('without Retry-After', null, '1', null),
  busy('with a wait in seconds', '7', '7', 7000),
  busy('with a date in the past', 'Fri, 20 Nov 1998 12:00:00 GMT', '1', 0),
  busy('with an absurdly long wait', '99999999999', '99999999999', 99_999_999_999_000),
  busy('with a negative wait', '-5', '1', null),
  busy('with a wait in words', 'after lunch', '1', null),
];

const invalidResponse = (name: string, fault: Fault, reported: string): ProviderFault => ({
  name,
  fault,
  status: 424,
  failure: { _tag: 'InvalidResponse', fault: reported },
});

export const MALFORMED: ReadonlyArray<ProviderFault> = [
  invalidResponse('JSON of another shape', WRONG_SHAPE, 'dealers should be a list of dealers'),
  invalidResponse(
    'JSON that is null',
    answering('null'),
    'the answer should be an answer to a dealer search',
  ),
  invalidResponse(
    'only malformed dealers',
    searched([BAD]),
    'dealers.0.score should be a non-negative integer',
  ),
];
