import type { FieldKind } from '../../../domain/dealer/dealer-fields.ts';
import { dealerFieldTree } from '../../wire/dealer-field-tree.ts';

/** Building blocks of JSON schemas, and the schema of a dealer (specification, section 3). */

export const text = { type: 'string' } as const;
export const count = { type: 'integer', minimum: 0 } as const;
export const fields = (properties: object) => ({ type: 'object', properties }) as const;

const SCHEMAS: { readonly [kind in FieldKind]: object } = {
  text,
  identifier: text,
  'company id': count,
  flag: { type: 'boolean' },
  count,
  rating: { type: 'number', minimum: 0, maximum: 5 },
  miles: { type: 'number', description: 'Miles from the center of the search area.' },
  coordinates: fields({ lat: { type: 'number' }, lon: { type: 'number' } }),
  'assigned numbers': { type: 'array', items: fields({ numberType: text, number: text }) },
  'special days': { type: 'array', items: fields({ date: { type: 'string', format: 'date' }, hours: text }) },
};

export const dealer = {
  ...fields(dealerFieldTree<object>((kind) => SCHEMAS[kind], fields)),
  description: 'A dealer. Any field may be missing.',
} as const;

/** A suggested place, in answers. */
export const suggestedPlace = fields({
  city: text,
  state: text,
  area: {
    ...text,
    description: 'Its postal code, or the first three characters of its Canadian postal code.',
  },
});

/** A postal code, as a request parameter. */
export const code = {
  type: 'string',
  minLength: 1,
  maxLength: 32,
  description: 'A US zip or Canadian postal code.',
} as const;
