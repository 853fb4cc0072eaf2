import { COMPARISON_FIELDS, COMPARISON_ROWS } from '../../../domain/product/product.ts';
import { fields, text } from './dealer-schema.ts';
import { answer, problems } from './json-schemas.ts';

const list = (items: object) => ({ type: 'array', items }) as const;

const product = fields({
  productId: text,
  product_type: text,
  product_name: text,
  product_link: text,
  image: text,
  energyGuide: text,
  documents: list(fields({ fileTitle: text, fileLink: text })),
  ...Object.fromEntries(COMPARISON_ROWS.map((row) => [COMPARISON_FIELDS[row], text])),
});

export const allProductsCall = {
  summary: 'List all products by category and model family',
  tags: ['products'],
  params: {
    type: 'object',
    properties: { environment: { type: 'string', minLength: 1, maxLength: 64 } },
  },
  response: {
    200: answer('The products; `sample` marks made-up ones', {
      ...fields({
        sample: { type: 'boolean' },
        categories: list(
          fields({
            category: text,
            families: list(fields({ modelFamily: text, products: list(product) })),
          }),
        ),
      }),
    }),
    ...problems,
  },
} as const;
