import { REVIEWS_PER_PAGE } from '../../../domain/review/review.ts';
import { code, count, dealer, fields, suggestedPlace, text } from './dealer-schema.ts';

/** The JSON schemas that validate the provider calls and generate `/api/openapi.json`. */

const problem = {
  ...fields({ type: text, title: text, status: { type: 'integer' }, detail: text }),
  description: 'An error (RFC 9457).',
} as const;

const asProblem = {
  content: { 'application/problem+json': { schema: problem } },
  description: 'An error',
} as const;
export const problems = { '4xx': asProblem, '5xx': asProblem } as const;

export const answer = (description: string, schema: object) =>
  ({ description, content: { 'application/json': { schema } } }) as const;

const marketingId = { type: 'string', maxLength: 256, default: '' } as const;

export const searchCall = {
  summary: 'Find the dealers who serve a postal code, in display order',
  tags: ['dealers'],
  querystring: {
    type: 'object',
    required: ['zipcode'],
    properties: {
      brand: { type: 'string', enum: ['RUNTRU'], default: 'RUNTRU' },
      zipcode: code,
      url: { type: 'string', maxLength: 2048, default: '', description: 'The page that sends the request.' },
      mtaAnonymousId: { ...marketingId, description: 'Passed to an external provider for its analytics.' },
      mtaSessionId: {
        ...marketingId,
        description:
          'Passed to an external provider for its analytics. It doesn’t change the order of dealers.',
      },
    },
  },
  response: {
    200: answer('The area and its dealers', {
      ...fields({
        zipcode: text,
        approximate: {
          type: 'boolean',
          description: 'True when the code isn’t in our list and neighboring codes were searched instead.',
        },
        city: text,
        state: text,
        count,
        randomizeBuckets: { type: 'array', items: { type: 'integer' } },
        dealers: { type: 'array', items: dealer },
        suggestions: {
          type: 'array',
          items: suggestedPlace,
          description: 'Places that the search may have meant, when no dealer serves it.',
        },
      }),
    }),
    ...problems,
  },
} as const;

export const lookUpCall = {
  summary: 'Look up a dealer by company ID',
  tags: ['dealers'],
  querystring: {
    type: 'object',
    required: ['cid'],
    properties: {
      brand: { type: 'string', enum: ['AS'], default: 'AS' },
      cid: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    },
  },
  response: { 200: answer('The dealer', dealer), ...problems },
} as const;

export const reviewsCall = {
  summary: 'List a dealer’s reviews, newest first, one page at a time',
  tags: ['reviews'],
  params: {
    type: 'object',
    required: ['companyId'],
    properties: { companyId: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } },
  },
  querystring: {
    type: 'object',
    properties: {
      page: {
        type: 'integer',
        minimum: 0,
        maximum: 1_000_000,
        default: 0,
        description: 'The page number, starting at 0.',
      },
      pageAmount: { type: 'integer', minimum: 1, maximum: 100, default: REVIEWS_PER_PAGE },
    },
  },
  response: {
    200: answer('The reviews on this page, and totals for all reviews', {
      ...fields({
        reviews: {
          type: 'array',
          items: fields({
            author_name: text,
            rating: { type: 'number' },
            date: text,
            text,
            owner_response: text,
            owner_response_date: text,
          }),
        },
        metadata: fields({
          page: count,
          pageAmount: count,
          totalReviews: count,
          totalPages: count,
          averageRating: { type: 'number' },
        }),
      }),
    }),
    ...problems,
  },
} as const;

/** A name in the records. PostgreSQL stores no NUL. */
const name = { type: 'string', maxLength: 64, pattern: '^[^\\u0000]+$' } as const;

export const callRoutingCall = {
  summary: 'Get the tracking number for a visitor’s calls to a routing group',
  tags: ['phones'],
  querystring: {
    type: 'object',
    required: ['pool', 'routingGroup'],
    properties: {
      pool: name,
      routingGroup: name,
      mtaSessionId: {
        type: 'string',
        maxLength: 256,
        default: '',
        description:
          'The session that keeps the number for 30 minutes. Without it, you get the pool’s fallback number.',
      },
    },
  },
  response: { 200: answer('The number to dial', fields({ dnis: text })), ...problems },
} as const;
