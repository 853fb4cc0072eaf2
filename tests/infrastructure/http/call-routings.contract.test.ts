import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { HttpCallRouting } from '../../../infrastructure/http/http-call-routing.ts';
import { callRouting } from '../../../infrastructure/composition/provider/call-routing-module.ts';
import { describeCallRouting } from '../../contracts/dealers/call-routing.ts';
import { FakeCallRouting } from '../../fakes/dealers/fake-call-routing.ts';
import { MemoryNumberPools } from '../../fakes/dealers/memory-number-pools.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { answering, hanging, resetBeforeHeaders } from '../../faults/fault.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';
import { providerOfTests } from '../provider-of-tests.ts';

const PATH = '/call-routing/run';
const provider = providerOfTests();

const overHttp = (timeoutMs = PATIENCE_MS): HttpCallRouting =>
  new HttpCallRouting({ address: `${provider.address}${PATH}`, timeoutMs, session: () => 'session-1' });

const run = (routing = overHttp()) => routing.run('pool-1', 'group-1')();

describeCallRouting('fake', () => {
  const routing = new FakeCallRouting();
  return { routing, serve: (...served) => routing.serve(...served) };
});
describeCallRouting('HTTP', () => ({
  routing: overHttp(),
  serve: (pool, routingGroup, dnis) =>
    provider.serve(`${PATH}?pool=${pool}&routingGroup=${routingGroup}`, answering({ dnis })),
}));

describeCallRouting('our own pools', () => {
  const served = new Map<string, string>();
  const routing = () =>
    callRouting(
      { callRoutingHost: null },
      new MemoryNumberPools(
        [...served].map(([pool, fallbackNumber]) => ({ pool, fallbackNumber, numbers: [] })),
      ),
      new FakeClock(),
    );
  return {
    routing: { run: (...asked) => routing().run(...asked) },
    serve: (pool, _routingGroup, number) => void served.set(pool, number),
  };
});

describe('Call routing over HTTP (section 7)', () => {
  test.each([
    [undefined, 'session-1'],
    ['a&b', 'a%26b'],
  ])(
    'sends the session, so that a visitor keeps their number: of the call (%p) or the page',
    async (own, sent) => {
      provider.serve(PATH, answering({ dnis: 8335550121 }));
      expect(await overHttp().run('pool-1', 'group-1', own)()).toEqual(E.right('8335550121'));
      expect(provider.asked).toEqual([`${PATH}?pool=pool-1&routingGroup=group-1&mtaSessionId=${sent}`]);
    },
  );

  test.each(['{"dnis":"12"}', '{"dnis":null}', '{}', '[]', 'null', '"8335550121"'])(
    '%s is malformed',
    async (body) => {
      provider.meet(PATH, answering(body));
      expect(await run()).toEqual(
        E.left({ _tag: 'InvalidResponse', fault: 'dnis should be a phone number of ten digits' }),
      );
    },
  );

  test.each([
    ['a body that is not JSON', answering('<html>')],
    ['a reset', resetBeforeHeaders],
    ['silence', hanging],
  ])('%s is a failure, not an exception', async (_fault, answer) => {
    provider.meet(PATH, answer);
    expect(E.isLeft(await run(overHttp(200)))).toBe(true);
  });
});
