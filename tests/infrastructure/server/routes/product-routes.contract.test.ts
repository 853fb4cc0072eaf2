import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openServer } from '../opened-server.ts';

const PATH = '/api/products/production/allproducts';

describe('The call for all products (contract, section 3)', () => {
  let opened: Awaited<ReturnType<typeof openServer>>;
  beforeEach(async () => void (opened = await openServer()));
  afterEach(() => opened.server.close());

  test('returns products by category and family, marked as samples', async () => {
    const answer = await opened.server.inject({ url: PATH });
    expect(answer.statusCode).toBe(200);
    const body = answer.json<{ sample: boolean; categories: ReadonlyArray<{ category: string }> }>();
    expect(body.sample).toBe(true);
    expect(body.categories.map(({ category }) => category)).toEqual([
      'Air Conditioners',
      'Furnaces',
      'Heat Pumps',
      'Air Handlers',
    ]);
    expect(body.categories[0]).toMatchObject({
      families: [
        {
          modelFamily: 'Single-stage',
          products: [{ product_type: 'Air Conditioner', installment_cost: 'Starting at $5,400 ($)' }],
        },
        {},
        {},
      ],
    });
  });

  test('returns the products of its own environment only', async () => {
    expect((await opened.server.inject({ url: '/api/products/staging/allproducts' })).statusCode).toBe(404);
  });

  test('returns 502 while products cannot be read', async () => {
    opened.products.breakDown();
    const answer = await opened.server.inject({ url: PATH });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([502, 'application/problem+json']);
  });
});
