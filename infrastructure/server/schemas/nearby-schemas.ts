import { NUMBER_TYPES } from '../../../domain/dealer/dealer.ts';
import { DEALER_FILTERS } from '../../../domain/dealer/filters.ts';
import { sharedField } from '../../../domain/lead/fields.ts';
import { OWN_NUMBERS } from '../../../domain/phone/dealer-number.ts';
import { MAX_TOWN_LENGTH } from '../../../domain/postal-code/searched-code.ts';
import { code, count, dealer, fields, text, suggestedPlace } from './dealer-schema.ts';
import { answer, problems } from './json-schemas.ts';

/**
 * The JSON schemas of the location calls: dealers outside an area, a visitor's postal code, address suggestions, and the explanation of a
 * dealer's rank.
 */

const near = {
  type: 'string',
  maxLength: sharedField('zip').maxLength,
  default: '',
  description: 'The visitor’s US zip or Canadian postal code. Anything else is ignored.',
} as const;

/** Unknown filter names are ignored. */
const filterName = {
  type: 'string',
  maxLength: 64,
  description: `One of ${DEALER_FILTERS.join(', ')}.`,
} as const;

export const nearestCall = {
  summary: 'Find the nearest dealers outside a postal code’s service area',
  tags: ['dealers'],
  querystring: {
    type: 'object',
    required: ['zipcode'],
    properties: {
      zipcode: code,
      limit: { type: 'integer', minimum: 1, maximum: 10, default: 3 },
      filter: {
        anyOf: [filterName, { type: 'array', items: filterName, maxItems: 32 }],
        description: 'Repeat it for several filters. Only dealers who pass all of them are returned.',
      },
    },
  },
  response: {
    200: answer('The postal code and its dealers, nearest first', {
      ...fields({ zipcode: text, dealers: { type: 'array', items: dealer } }),
    }),
    ...problems,
  },
} as const;

export const locateVisitorCall = {
  summary: 'Find the postal code at a position',
  tags: ['places'],
  body: {
    type: 'object',
    required: ['lat', 'lon'],
    additionalProperties: false,
    properties: {
      lat: { type: 'number', minimum: -90, maximum: 90 },
      lon: { type: 'number', minimum: -180, maximum: 180 },
    },
  },
  response: { 200: answer('The postal code', fields({ zip: text })), ...problems },
} as const;

export const areaCall = {
  summary: 'Get a postal code’s town, state or province, and center',
  tags: ['places'],
  querystring: { type: 'object', required: ['zipcode'], properties: { zipcode: code } },
  response: {
    200: answer('The place', {
      ...fields({ city: text, state: text, lat: { type: 'number' }, lon: { type: 'number' } }),
    }),
    ...problems,
  },
} as const;

export const placeSuggestionsCall = {
  summary:
    'Suggest places for a search that finds nobody: towns with a name, or codes and towns with a slip in them',
  tags: ['places'],
  querystring: {
    type: 'object',
    required: ['typed'],
    properties: {
      typed: {
        type: 'string',
        minLength: 1,
        maxLength: MAX_TOWN_LENGTH,
        description:
          'A town, with or without its state or province, or a postal code, like `Plano, TX` or `5540l`.',
      },
      near,
    },
  },
  response: {
    200: answer('The places, the likeliest first', {
      ...fields({
        isGuess: {
          type: 'boolean',
          description: 'False for towns with exactly this name, or whose names start with it.',
        },
        places: { type: 'array', items: suggestedPlace },
        emergencies: {
          type: 'array',
          description: 'What to do in the dangers that the text is about, most urgent first.',
          items: fields({
            language: text,
            title: text,
            steps: { type: 'array', items: text },
            call: { type: 'string', nullable: true },
          }),
        },
      }),
    }),
    ...problems,
  },
} as const;

export const suggestionsCall = {
  summary: 'Suggest addresses while a visitor types',
  tags: ['places'],
  querystring: {
    type: 'object',
    required: ['input'],
    properties: {
      input: {
        type: 'string',
        minLength: 1,
        maxLength: sharedField('addressLine1').maxLength,
        description: 'What the visitor has typed so far.',
      },
      near,
    },
  },
  response: {
    200: answer('Up to five addresses in the United States and Canada, best match first', {
      ...fields({
        suggestions: {
          type: 'array',
          items: fields({
            label: text,
            addressLine1: text,
            city: text,
            state: text,
            zip: { ...text, description: 'Empty when we don’t know which of the town’s codes applies.' },
            isVerified: {
              type: 'boolean',
              description: 'True when the full address is known. False when only the town is.',
            },
          }),
        },
      }),
    }),
    ...problems,
  },
} as const;

const orNull = (schema: object) => ({ ...schema, nullable: true }) as const;

export const explainCall = {
  summary: 'Explain a dealer’s position in a search, and the phone number shown',
  tags: ['operator'],
  querystring: {
    type: 'object',
    required: ['zipcode', 'cid'],
    properties: {
      zipcode: code,
      cid: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    },
  },
  response: {
    200: answer('The explanation', {
      ...fields({
        zipcode: text,
        cid: count,
        position: count,
        total: count,
        page: count,
        bucket: orNull(count),
        shuffled: { type: 'boolean' },
        seed: text,
        distanceMiles: orNull({ type: 'number' }),
        numbers: {
          type: 'array',
          items: fields({
            trafficSource: orNull({ type: 'string', enum: [...NUMBER_TYPES, null] }),
            number: orNull(text),
            formatted: orNull(text),
            reason: { type: 'string', enum: ['traffic-source', 'value-brand', ...OWN_NUMBERS, 'none'] },
            routedBy: orNull(fields({ pool: text, routingGroup: text, supplied: orNull(text) })),
          }),
        },
      }),
    }),
    ...problems,
  },
} as const;
