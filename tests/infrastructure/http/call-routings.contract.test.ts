import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpCallRouting } from '../../../infrastructure/http/http-call-routing.ts';
import { callRouting } from '../../../infrastructure/composition/provider/call-routing-module.ts';
import { describeCallRouting } from '../../contracts/dealers/call-routing.ts';
import { FakeCallRouting } from '../../fakes/dealers/fake-call-routing.ts';
import { MemoryNumberPools } from '../../fakes/dealers/memory-number-pools.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';

let server: Server;
let listener: RequestListener | null = null;
const numbers = new Map<string, string>();

beforeAll(async () => {
  server = createServer((request, response) => {
    if (listener !== null) return listener(request, response);
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const dnis = numbers.get(`${searchParams.get('pool')} ${searchParams.get('routingGroup')}`);
    return dnis === undefined
      ? response.writeHead(404).end()
      : response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ dnis }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  listener = null;
  numbers.clear();
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const overHttp = (timeoutMs = PATIENCE_MS): HttpCallRouting =>
  new HttpCallRouting({
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/call-routing/run`,
    timeoutMs,
    session: () => 'session-1',
  });

const run = (routing = overHttp()) => routing.run('pool-1', 'group-1')();

describeCallRouting('fake', () => {
  const routing = new FakeCallRouting();
  return { routing, serve: (...served) => routing.serve(...served) };
});
describeCallRouting('HTTP', () => ({
  routing: overHttp(),
  serve: (pool, routingGroup, number) => numbers.set(`${pool} ${routingGroup}`, number),
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
  test('sends the session, so that a visitor keeps their number', async () => {
    let asked = '';
    listener = ({ url = '' }, response) => {
      asked = url;
      response.end('{"dnis":"8335550121"}');
    };
    await run();
    expect(asked).toBe('/call-routing/run?pool=pool-1&routingGroup=group-1&mtaSessionId=session-1');
  });

  test('sends the session that a call names', async () => {
    let asked = '';
    listener = ({ url = '' }, response) => {
      asked = url;
      response.end('{"dnis":8335550121}');
    };
    expect(await overHttp().run('pool-1', 'group-1', 'a&b')()).toEqual(E.right('8335550121'));
    expect(asked).toBe('/call-routing/run?pool=pool-1&routingGroup=group-1&mtaSessionId=a%26b');
  });

  test.each(['{"dnis":"12"}', '{"dnis":null}', '{}', '[]', 'null', '"8335550121"'])(
    '%s is malformed',
    async (body) => {
      listener = (_request, response) => response.end(body);
      expect(await run()).toEqual(
        E.left({ _tag: 'InvalidResponse', fault: 'dnis should be a phone number of ten digits' }),
      );
    },
  );

  test.each<[string, RequestListener]>([
    ['a body that is not JSON', (_request, response) => response.end('<html>')],
    ['a reset', (request) => request.socket.destroy()],
    ['silence', () => undefined],
  ])('%s is a failure, not an exception', async (_fault, answer) => {
    listener = answer;
    expect(E.isLeft(await run(overHttp(200)))).toBe(true);
  });
});
