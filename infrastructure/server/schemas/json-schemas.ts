import { REVIEWS_PER_PAGE } from '../../../domain/review/review.ts';
import { count, dealer, fields, text } from './dealer-schema.ts';

/** The JSON schemas that check the provider's calls, and from which `/api/openapi.json` is made. */

const problem = {
  ...fields({ type: text, title: text, status: { type: 'integer' }, detail: text }),
  description: 'What went wrong (RFC 9457).',
} as const;

const asProblem = {
  content: { 'application/problem+json': { schema: problem } },
  description: 'A problem',
} as const;
export const problems = { '4xx': asProblem, '5xx': asProblem } as const;

export const answer = (description: string, schema: object) =>
  ({ description, content: { 'application/json': { schema } } }) as const;

const marketingId = { type: 'string', maxLength: 256, default: '' } as const;

export const searchCall = {
  summary: 'Dealers who serve the area of a postal code, in order',
  tags: ['dealers'],
  querystring: {
    type: 'object',
    required: ['zipcode'],
    properties: {
      brand: { type: 'string', enum: ['RUNTRU'], default: 'RUNTRU' },
      zipcode: {
        type: 'string',
        minLength: 1,
        maxLength: 32,
        description: 'A US zip or Canadian postal code.',
      },
      url: { type: 'string', maxLength: 2048, default: '', description: 'The page that asks.' },
      mtaAnonymousId: { ...marketingId, description: 'For the statistics of a real provider.' },
      mtaSessionId: { ...marketingId, description: 'The same; the order does not depend on it.' },
    },
  },
  response: {
    200: answer('The area and its dealers', {
      ...fields({
        zipcode: text,
        approximate: {
          type: 'boolean',
          description: 'The code is in no list: the search was made around its neighbors.',
        },
        ...{ city: text, state: text, count },
        randomizeBuckets: { type: 'array', items: { type: 'integer' } },
        dealers: { type: 'array', items: dealer },
      }),
    }),
    ...problems,
  },
} as const;

export const lookUpCall = {
  summary: 'The dealer with a company id',
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
  summary: 'A page of the reviews of a dealer, newest first',
  tags: ['reviews'],
  params: {
    type: 'object',
    required: ['companyId'],
    properties: { companyId: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } },
  },
  querystring: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 0, maximum: 1_000_000, default: 0, description: 'Counts from 0.' },
      pageAmount: { type: 'integer', minimum: 1, maximum: 100, default: REVIEWS_PER_PAGE },
    },
  },
  response: {
    200: answer('The reviews and what all of them come to', {
      ...fields({
        reviews: {
          type: 'array',
          items: fields({
            ...{ author_name: text, rating: { type: 'number' }, date: text, text },
            ...{ owner_response: text, owner_response_date: text },
          }),
        },
        metadata: fields({
          ...{ page: count, pageAmount: count, totalReviews: count, totalPages: count },
          averageRating: { type: 'number' },
        }),
      }),
    }),
    ...problems,
  },
} as const;

/** A name in the records: some text that a database takes. */
const name = { type: 'string', maxLength: 64, pattern: '^[^\\u0000]+$' } as const;

export const callRoutingCall = {
  summary: "The number of a pool that a visitor's calls to a routing group go by",
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
        description: "Whose number it is for 30 minutes; without it the pool's fallback number is answered.",
      },
    },
  },
  response: { 200: answer('The number to dial', fields({ dnis: text })), ...problems },
} as const;
