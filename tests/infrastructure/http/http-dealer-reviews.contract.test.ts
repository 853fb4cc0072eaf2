import { beforeEach, describe, expect, test } from '@jest/globals';
import { HttpDealerReviews } from '../../../infrastructure/http/http-dealer-reviews.ts';
import { companyId } from '../../builders/company-id.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { answering, hanging, refusing } from '../../faults/fault.ts';
import { BUSY, UNAVAILABLE } from '../../faults/outages/provider-faults.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';
import { providerOfTests } from '../provider-of-tests.ts';

const PATH = '/reviews/dealers/retrieve-reviews';
const provider = providerOfTests();
let log: MemoryLogger;
beforeEach(() => void (log = new MemoryLogger()));

const read = (timeoutMs = PATIENCE_MS) =>
  new HttpDealerReviews({ address: `${provider.address}${PATH}`, timeoutMs, log }).page(companyId(7), 2)();
const failed = (left: object) => ({ _tag: 'Left', left });

describe('The reviews over HTTP (section 7)', () => {
  test('request a page of ten for a dealer', async () => {
    provider.serve(PATH, answering({ reviews: [] }));
    await read();
    expect(provider.asked).toEqual([`${PATH}/7?page=2&pageAmount=10`]);
  });

  test('show the good reviews next to a bad one, and log why it is missing', async () => {
    const bad = { rating: 9, text: 'Secret Street 1' };
    provider.serve(PATH, answering({ reviews: [{ rating: 5, text: 'Good' }, bad] }));
    expect(await read()).toMatchObject({ right: { reviews: [{ rating: 5, text: 'Good' }] } });
    expect(log.warnings).toEqual([
      'Left out 1 of 2 reviews as malformed: reviews.1.rating should be a rating from 0 to 5',
    ]);
  });

  test.each([...UNAVAILABLE, ...BUSY])(
    'fail with a readable reason after $name',
    async ({ fault, failure }) => {
      provider.meet(PATH, fault);
      expect(await read()).toEqual(failed(failure));
    },
  );

  test('are unavailable without an answer in time', async () => {
    provider.meet(PATH, hanging);
    expect(await read(50)).toEqual(failed({ _tag: 'ProviderUnavailable', reason: 'TimeoutError' }));
  });

  test.each([
    ['no list of reviews', '{"reviews":"Ann"}', 'reviews should be a list of reviews'],
    [
      'nothing but bad reviews',
      '{"reviews":[{"rating":1,"text":7},{}]}',
      'reviews.0.text should be string; reviews.1.rating should be a rating from 0 to 5',
    ],
  ])('are malformed with %s, reported by its place without its data', async (_case, body, fault) => {
    provider.meet(PATH, answering(body));
    expect(await read()).toEqual(failed({ _tag: 'InvalidResponse', fault }));
  });

  test('are not found for a dealer that the provider does not know', async () => {
    provider.meet(PATH, refusing(404));
    expect(await read()).toEqual(failed({ _tag: 'NotFound' }));
  });
});
