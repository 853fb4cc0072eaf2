import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openServer } from '../opened-server.ts';

let opened: Awaited<ReturnType<typeof openServer>>;
beforeEach(async () => void (opened = await openServer()));
afterEach(() => opened.server.close());

const get = (url: string) => opened.server.inject({ url });

describe('The dealer calls (contract, section 3)', () => {
  test.each(['locate', 'locations', 'locate/trb-info', 'locations/trb-info'])(
    'return the dealers of an area: %s',
    async (path) => {
      const answer = await get(
        `/api/dealers/${path}?brand=RUNTRU&zipcode=75001&url=&mtaAnonymousId=&mtaSessionId=`,
      );
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({
        zipcode: '75001',
        city: 'Addison',
        state: 'TX',
        count: 2,
        randomizeBuckets: [2],
        dealers: [
          { name: 'SONS OF COMFORT', companyID: 8, distanceMiles: 0, searchInfo: { bucket: 1 } },
          { name: 'ACE HVAC LLC', companyID: 7, metaData: { average_rating: 4, total_review_count: 23 } },
        ],
      });
    },
  );

  test('return no dealers for an unknown but well-formed code', async () => {
    const answer = await get('/api/dealers/locate?zipcode=00000');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { zipcode: '00000', count: 0, randomizeBuckets: [], dealers: [] },
    ]);
  });

  test('ignore unknown query parameters', async () => {
    expect((await get('/api/dealers/locate?zipcode=75001&utm_source=x&__proto__=1')).statusCode).toBe(200);
  });

  test.each([
    ['/api/dealers/locate', 400],
    ['/api/dealers/locate?zipcode=', 400],
    ['/api/dealers/locate?zipcode=abcde', 400],
    ['/api/dealers/locate?zipcode=75001&zipcode=10001', 400],
    ['/api/dealers/locate?zipcode=75001&brand=OTHER', 400],
    [`/api/dealers/locate?zipcode=${'7'.repeat(99)}`, 400],
    ['/api/dealers/lookup?brand=AS', 400],
    ['/api/dealers/lookup?brand=AS&cid=seven', 400],
    ['/api/dealers/lookup?brand=RUNTRU&cid=7', 400],
    ['/api/dealers/lookup?brand=AS&cid=9999', 404],
    ['/api/reviews/dealers/retrieve-reviews/seven', 400],
    ['/api/reviews/dealers/retrieve-reviews/7?page=-1', 400],
    ['/api/reviews/dealers/retrieve-reviews/7?pageAmount=101', 400],
    ['/api/dealers/lookup?brand=AS&cid=1e999', 400],
    ['/api/dealers/nearest?zipcode=75001&limit=1e999', 400],
    ['/api/reviews/dealers/retrieve-reviews/1e999', 400],
    ['/api/reviews/dealers/retrieve-reviews/7?page=1e999', 400],
    ['/api/reviews/dealers/retrieve-reviews/7?pageAmount=1e999', 400],
    ['/api/rebates/productRebateDetails.json?zip=02110&pageSize=1e999', 400],
    ['/api/rebates/productRebateDetails.json', 400],
    ['/api/rebates/productRebateDetails.json?zip=Boston', 400],
    ['/api/rebates/productRebateDetails.json?zip=02110&pageSize=0', 400],
    ['/api/nothing', 404],
    ['/api', 404],
    ['/api/', 404],
    ['/api?path=/', 404],
  ])('answer %s with a problem: %p', async (url, status) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: expect.any(String),
      status,
      detail: expect.any(String),
    });
  });

  test('return one dealer from a lookup', async () => {
    expect((await get('/api/dealers/lookup?brand=AS&cid=7')).json()).toMatchObject({
      name: 'ACE HVAC LLC',
      companyID: 7,
    });
  });

  test('return 503 with Retry-After and no details if the records cannot be read', async () => {
    opened.records.breakDown();
    const answer = await get('/api/dealers/locate?zipcode=75001');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ detail: 'Our records aren’t available right now.' });
  });
});

test('Reviews are returned in pages', async () => {
  const answer = await get('/api/reviews/dealers/retrieve-reviews/7?page=2&pageAmount=10');
  const { reviews, metadata } = answer.json<{ reviews: ReadonlyArray<object>; metadata: object }>();
  expect(reviews).toHaveLength(3);
  expect(reviews[0]).toMatchObject({ author_name: expect.any(String), rating: 4, text: expect.any(String) });
  expect(metadata).toEqual({ page: 2, pageAmount: 10, totalReviews: 23, totalPages: 3, averageRating: 4 });
});

test.each([0, 2 ** 31])('Reviews of %p, an invalid company id, are an empty list', async (id) => {
  expect((await get(`/api/reviews/dealers/retrieve-reviews/${id}`)).json()).toEqual({
    reviews: [],
    metadata: { page: 0, pageAmount: 10, totalReviews: 0, totalPages: 0, averageRating: 0 },
  });
});

test('A search that finds nobody suggests places that it may have meant', async () => {
  const addison = [{ city: 'Addison', state: 'TX', area: '75001' }];
  const malformed = await get('/api/dealers/locate?zipcode=7500l');
  expect([malformed.statusCode, malformed.json()]).toMatchObject([400, { suggestions: addison }]);
  const unlisted = await get('/api/dealers/locate?zipcode=15001');
  expect([unlisted.statusCode, unlisted.json()]).toMatchObject([200, { count: 0, suggestions: addison }]);
  expect((await get('/api/dealers/locate?zipcode=75001')).json()).not.toHaveProperty('suggestions');
});

test('OpenAPI lists the calls of the API', async () => {
  const { openapi, paths } = (await get('/api/openapi.json')).json<{ openapi: string; paths: object }>();
  expect(openapi).toMatch(/^3\./);
  expect(Object.keys(paths).sort()).toEqual([
    '/bookings',
    '/call-routing/run',
    '/content',
    '/content/purge',
    '/dealers/locate',
    '/dealers/locate/trb-info',
    '/dealers/locations',
    '/dealers/locations/trb-info',
    '/dealers/lookup',
    '/dealers/nearest',
    '/leads',
    '/leads/{reference}',
    '/newsletter',
    '/places/area',
    '/places/autocomplete',
    '/places/locate',
    '/places/suggestions',
    '/products/{environment}/allproducts',
    '/rebates/productRebateDetails.json',
    '/reviews/dealers/retrieve-reviews/{companyId}',
  ]);
});
