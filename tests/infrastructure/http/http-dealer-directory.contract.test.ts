import { beforeEach, describe, expect, test } from '@jest/globals';
import { aCode } from '../../builders/a-code.ts';
import { HttpDealerDirectory } from '../../../infrastructure/http/http-dealer-directory.ts';
import { INVALID_PROVIDER_RESPONSE } from '../../../infrastructure/wire/problem-types.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { answering, dripping, hanging, refusing, slow, type Fault } from '../../faults/fault.ts';
import {
  BUSY,
  GOOD_ANSWER,
  LEFT_OUT_LINE,
  MALFORMED,
  ONE_BAD_DEALER,
  UNAVAILABLE,
} from '../../faults/outages/provider-faults.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';
import { providerOfTests } from '../provider-of-tests.ts';

const code = aCode('75001');
const SEARCH = '/v1/dealers/locate';
const NEAREST = '/v1/dealers/nearest';

const provider = providerOfTests();
let log: MemoryLogger;
beforeEach(() => void (log = new MemoryLogger()));

const directory = (timeoutMs = PATIENCE_MS) =>
  new HttpDealerDirectory({
    searchAddress: `${provider.address}${SEARCH}`,
    nearestAddress: `${provider.address}${NEAREST}`,
    timeoutMs,
    context: () => ({ page: '/find-a-dealer/', anonymousId: 'a', sessionId: 's' }),
    log,
  });

const search = (timeoutMs?: number) => directory(timeoutMs).search(code)();
const nearest = () => directory().nearest(code, ['nateCertified', 'showFinancing'], 3)();
const failed = (left: object) => ({ _tag: 'Left', left });

describe.each([
  { what: 'A dealer search', path: SEARCH, ask: search },
  { what: 'A search for the nearest dealers', path: NEAREST, ask: nearest },
])('$what whose provider answers with', ({ path, ask }) => {
  test.each([...UNAVAILABLE, ...BUSY, ...MALFORMED])(
    '$name fails with a readable reason',
    async ({ fault, failure }) => {
      provider.meet(path, fault);
      expect(await ask()).toEqual(failed(failure));
      await provider.atRest();
      expect([provider.asked.length, log.errors, log.warnings]).toEqual([1, [], []]);
    },
  );
});

test('One bad dealer among good ones is left out, which is logged once per answer', async () => {
  provider.serve('/v1', ONE_BAD_DEALER);
  expect(await search()).toMatchObject({ right: { dealers: [{ companyId: 1 }, { companyId: 2 }] } });
  expect(log.warnings).toEqual([LEFT_OUT_LINE]);
  expect(await nearest()).toMatchObject({ right: [{ companyId: 1 }, { companyId: 2 }] });
  expect(log.warnings).toEqual([LEFT_OUT_LINE, LEFT_OUT_LINE]);
});

describe('The dealer search over HTTP (section 7)', () => {
  test.each([
    [undefined, 'url=%2Ffind-a-dealer%2F&mtaAnonymousId=a&mtaSessionId=s'],
    [{ page: '/', anonymousId: '', sessionId: 'other' }, 'url=%2F&mtaAnonymousId=&mtaSessionId=other'],
  ])('sends brand, code, and the page and marketing ids of its context: %j', async (context, sent) => {
    provider.serve(SEARCH, answering({ dealers: [] }));
    await directory().search(code, context)();
    expect(provider.asked).toEqual([`${SEARCH}?brand=RUNTRU&zipcode=75001&${sent}`]);
  });

  test('waits for a slow answer', async () => {
    provider.meet(SEARCH, slow(150, GOOD_ANSWER));
    expect(await search()).toMatchObject({ right: { dealers: [{ companyId: 1 }, { companyId: 2 }] } });
  });

  test.each([
    ['no answer at all', hanging],
    ['an answer byte by byte', dripping],
    ['an answer that would come too late', slow(2_000, GOOD_ANSWER)],
  ])('times out for %s, and closes its connection', async (_what, fault) => {
    provider.meet(SEARCH, fault);
    expect(await search(100)).toEqual(failed({ _tag: 'ProviderUnavailable', reason: 'TimeoutError' }));
    await provider.atRest();
  });

  const problem =
    (body: string): Fault =>
    (_request, response) =>
      void response.writeHead(424, { 'content-type': 'application/problem+json' }).end(body);

  test('reports a malformed answer that our own server received', async () => {
    const fault = 'dealers should be a list';
    provider.meet(SEARCH, problem(JSON.stringify({ type: INVALID_PROVIDER_RESPONSE, detail: fault })));
    expect(await search()).toEqual(failed({ _tag: 'InvalidResponse', fault }));
  });

  test.each(['{"type":"about:blank","detail":"No"}', '{"type":7}', '[', ''])(
    'is unavailable after any other problem, such as %p',
    async (body) => {
      provider.meet(SEARCH, problem(body));
      expect(await search()).toEqual(failed({ _tag: 'ProviderUnavailable', reason: 'Failed Dependency' }));
    },
  );
});

describe('The nearest dealers over HTTP (contract, section 7)', () => {
  test('are requested with the code, the number and each filter', async () => {
    const dealers = [{ name: 'ACE', distanceMiles: 61.2 }];
    provider.serve(NEAREST, answering({ zipcode: '75001', dealers }));
    expect(await nearest()).toEqual({ _tag: 'Right', right: dealers });
    expect(provider.asked).toEqual([
      `${NEAREST}?zipcode=75001&limit=3&filter=nateCertified&filter=showFinancing`,
    ]);
  });

  test('are empty if the provider does not know the call', async () => {
    provider.meet(NEAREST, refusing(404));
    expect(await nearest()).toEqual({ _tag: 'Right', right: [] });
  });
});
