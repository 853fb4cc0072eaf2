import { fields, text } from './dealer-schema.ts';
import { answer, problems } from './json-schemas.ts';

/** Control characters aren't allowed, because URL parsers drop them in different ways. */
const path = {
  type: 'string',
  minLength: 1,
  maxLength: 2000,
  pattern: '^[^\\u0000-\\u001f\\u007f]+$',
} as const;

/** A tree: each item of `innerBlocks` is another block. */
const block = {
  ...fields({
    name: { ...text, description: 'The block’s name, `core/...` or `acf/...`.' },
    attributes: { type: 'object', additionalProperties: true },
    innerBlocks: { type: 'array', items: { type: 'object', additionalProperties: true } },
    originalContent: text,
  }),
  additionalProperties: true,
} as const;

export const contentCall = {
  summary: 'Get a page’s blocks',
  tags: ['content'],
  querystring: {
    type: 'object',
    required: ['path'],
    properties: { path: { ...path, description: 'The page’s path, like `/resources/`.' } },
  },
  response: {
    200: answer('The page, as its source provides it', {
      ...fields({
        path: text,
        locale: text,
        title: text,
        description: text,
        blocks: { type: 'array', items: block },
      }),
    }),
    ...problems,
  },
} as const;

export const purgeCall = {
  summary: 'Read a changed page again, and report what visitors see of it',
  tags: ['content'],
  headers: {
    type: 'object',
    properties: { authorization: { type: 'string', description: '`Bearer`, then the secret.' } },
  },
  body: {
    ...fields({ path: { ...path, description: 'The page’s path or full address.' } }),
    required: ['path'],
    additionalProperties: false,
  },
  response: {
    200: answer('What visitors see of the page now', {
      ...fields({
        shown: { type: 'boolean', description: 'Whether there is a page.' },
        lost: {
          type: 'array',
          description: 'Saved words that the page does not show, by block.',
          items: { ...fields({ name: text, words: { type: 'array', items: text } }) },
        },
        errors: { type: 'array', items: text },
        staleSince: {
          type: ['string', 'null'],
          description: 'Since when visitors have been seeing an older version.',
        },
      }),
    }),
    ...problems,
  },
} as const;
