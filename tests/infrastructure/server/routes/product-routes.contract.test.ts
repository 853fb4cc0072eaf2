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

  test('returns 503 if our own records cannot be read, and 424 if a real provider fails', async () => {
    opened.products.breakDown();
    const ours = await opened.server.inject({ url: PATH });
    expect([ours.statusCode, ours.headers['retry-after']]).toEqual([503, '5']);
    const foreign = await openServer({ PRODUCTS_API_HOST: 'https://products.example' });
    foreign.products.breakDown();
    expect((await foreign.server.inject({ url: PATH })).statusCode).toBe(424);
    await foreign.server.close();
  });
});
