import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { HttpDealerDirectory } from '../../../infrastructure/http/http-dealer-directory.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { dripping, hanging, slow } from '../../faults/fault.ts';
import { FaultServer } from '../../faults/fault-server.ts';
import {
  BUSY,
  GOOD_ANSWER,
  LEFT_OUT_LINE,
  MALFORMED,
  ONE_BAD_DEALER,
  UNAVAILABLE,
} from '../../faults/outages/provider-faults.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';

const code = O.getOrElseW(() => '' as PostalCode)(parsePostalCode('75001'));
const SEARCH = '/v1/dealers/locate';
const NEAREST = '/v1/dealers/nearest';

const provider = new FaultServer();
let host: string;
let log: MemoryLogger;

beforeAll(async () => void (host = await provider.open()));
afterEach(() => provider.reset());
afterAll(() => provider.close());

const directory = (timeoutMs = PATIENCE_MS) => {
  log = new MemoryLogger();
  return new HttpDealerDirectory({
    searchAddress: `${host}${SEARCH}`,
    nearestAddress: `${host}${NEAREST}`,
    timeoutMs,
    context: () => ({ page: '/', anonymousId: '', sessionId: '' }),
    log,
  });
};

const search = (timeoutMs?: number) => directory(timeoutMs).search(code)();
const nearest = () => directory().nearest(code, [], 3)();

describe.each([
  { what: 'A dealer search', path: SEARCH, ask: search },
  { what: 'A search for the nearest dealers', path: NEAREST, ask: nearest },
])('$what whose provider answers with', ({ path, ask }) => {
  test.each([...UNAVAILABLE, ...BUSY, ...MALFORMED])(
    '$name fails with a readable reason',
    async ({ fault, failure }) => {
      provider.meet(path, fault);
      expect(await ask()).toEqual({ _tag: 'Left', left: failure });
      await provider.atRest();
      expect([provider.asked.length, log.errors, log.warnings]).toEqual([1, [], []]);
    },
  );
});

test('One bad dealer among good ones is left out', async () => {
  provider.serve('/v1', ONE_BAD_DEALER);
  expect(await search()).toMatchObject({ right: { dealers: [{ companyId: 1 }, { companyId: 2 }] } });
  expect(log.warnings).toEqual([LEFT_OUT_LINE]);
  expect(await nearest()).toMatchObject({ right: [{ companyId: 1 }, { companyId: 2 }] });
  expect(log.warnings).toEqual([LEFT_OUT_LINE]);
});

describe('A dealer search with a slow provider', () => {
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
    expect(await search(100)).toEqual({
      _tag: 'Left',
      left: { _tag: 'ProviderUnavailable', reason: 'TimeoutError' },
    });
    await provider.atRest();
  });
});
