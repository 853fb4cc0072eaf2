import { NUMBER_TYPES } from '../../../domain/dealer/dealer.ts';
import { DEALER_FILTERS } from '../../../domain/dealer/filters.ts';
import { sharedField } from '../../../domain/lead/fields.ts';
import { OWN_NUMBERS } from '../../../domain/phone/dealer-number.ts';
import { MAX_TOWN_LENGTH } from '../../../domain/postal-code/searched-code.ts';
import { count, dealer, fields, text } from './dealer-schema.ts';
import { answer, problems } from './json-schemas.ts';

/** The JSON schemas of the calls for what is near: dealers beyond an area, a visitor's code, addresses around it, a dealer's place in an answer. */

const code = {
  type: 'string',
  minLength: 1,
  maxLength: 32,
  description: 'A US zip or Canadian postal code.',
} as const;

/** A name that is no filter's is ignored. */
const filterName = {
  type: 'string',
  maxLength: 64,
  description: `One of ${DEALER_FILTERS.join(', ')}.`,
} as const;

export const nearestCall = {
  summary: 'The nearest dealers beyond those that a search of a postal code names',
  tags: ['dealers'],
  querystring: {
    type: 'object',
    required: ['zipcode'],
    properties: {
      zipcode: code,
      limit: { type: 'integer', minimum: 1, maximum: 10, default: 3 },
      filter: {
        anyOf: [filterName, { type: 'array', items: filterName, maxItems: 32 }],
        description: 'May be repeated: only dealers who pass all filters are named.',
      },
    },
  },
  response: {
    200: answer('The code and the dealers, nearest first', {
      ...fields({ zipcode: text, dealers: { type: 'array', items: dealer } }),
    }),
    ...problems,
  },
} as const;

export const locateVisitorCall = {
  summary: 'The postal code around a position',
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
  summary: 'The place of a postal code: its town, its state or province, and the middle of its area',
  tags: ['places'],
  querystring: { type: 'object', required: ['zipcode'], properties: { zipcode: code } },
  response: {
    200: answer('The place', {
      ...fields({ city: text, state: text, lat: { type: 'number' }, lon: { type: 'number' } }),
    }),
    ...problems,
  },
} as const;

export const townsCall = {
  summary:
    'The towns of a name: of these, or else those whose names begin with it, at most five, larger ones first',
  tags: ['places'],
  querystring: {
    type: 'object',
    required: ['name'],
    properties: {
      name: {
        type: 'string',
        minLength: 1,
        maxLength: MAX_TOWN_LENGTH,
        description: 'A town, with its state or province or without: `Plano`, `Plano, TX`.',
      },
    },
  },
  response: {
    200: answer('The towns', {
      ...fields({
        towns: {
          type: 'array',
          items: fields({
            ...{ city: text, state: text },
            area: { ...text, description: 'Its zip, or the first three characters of its Canadian code.' },
          }),
        },
      }),
    }),
    ...problems,
  },
} as const;

export const suggestionsCall = {
  summary: 'Addresses that what a visitor types may become',
  tags: ['places'],
  querystring: {
    type: 'object',
    required: ['input'],
    properties: {
      input: {
        type: 'string',
        minLength: 1,
        maxLength: sharedField('addressLine1').maxLength,
        description: 'What is typed so far.',
      },
      near: {
        type: 'string',
        maxLength: sharedField('zip').maxLength,
        default: '',
        description: "The visitor's US zip or Canadian postal code; what is none is ignored.",
      },
    },
  },
  response: {
    200: answer('At most five addresses in the United States and Canada, best first', {
      ...fields({
        suggestions: {
          type: 'array',
          items: fields({
            ...{ label: text, addressLine1: text, city: text, state: text },
            zip: { ...text, description: "Empty: which of the town's codes is not known." },
            isVerified: {
              type: 'boolean',
              description: 'Whether the address is known to exist; otherwise only its town is.',
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
  summary: 'Why a dealer stands where it does in the answer to a search, and by which number it is called',
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
        ...{ zipcode: text, cid: count, position: count, total: count, page: count, bucket: orNull(count) },
        ...{ shuffled: { type: 'boolean' }, seed: text, distanceMiles: orNull({ type: 'number' }) },
        numbers: {
          type: 'array',
          items: fields({
            trafficSource: orNull({ type: 'string', enum: [...NUMBER_TYPES, null] }),
            ...{ number: orNull(text), formatted: orNull(text) },
            reason: { type: 'string', enum: ['traffic-source', 'value-brand', ...OWN_NUMBERS, 'none'] },
            routedBy: orNull(fields({ pool: text, routingGroup: text, supplied: orNull(text) })),
          }),
        },
      }),
    }),
    ...problems,
  },
} as const;
