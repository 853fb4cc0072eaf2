import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { text } from 'node:stream/consumers';
import { lateLocation } from '../../../infrastructure/composition/browser/late-location.ts';
import { HttpNearestCode } from '../../../infrastructure/http/http-nearest-code.ts';
import { describeNearestCode } from '../../contracts/dealers/nearest-code.ts';
import { FakeNearestCode } from '../../fakes/dealers/fake-nearest-code.ts';
import { FakeVisitorPosition } from '../../fakes/visitor/fake-visitor-position.ts';
import { answering, hanging, refusing, resetBeforeHeaders, type Fault } from '../../faults/fault.ts';
import { openServer } from '../server/opened-server.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';
import { providerOfTests } from '../provider-of-tests.ts';

describeNearestCode('fake', async () => {
  const nearestCode = new FakeNearestCode();
  return { nearestCode, breakDown: async () => nearestCode.breakDown(), close: async () => undefined };
});

describeNearestCode('one that is fetched once it is asked for', async () => {
  const nearestCode = new FakeNearestCode();
  let isFetchable = true;
  const location = { position: new FakeVisitorPosition(), nearestCode };
  const fetchLocation = () =>
    isFetchable ? Promise.resolve(location) : Promise.reject(new TypeError('the network is gone'));
  return {
    nearestCode: lateLocation(fetchLocation).nearestCode,
    breakDown: async () => void (isFetchable = false),
    close: async () => undefined,
  };
});

describeNearestCode('HTTP, answered by this server', async () => {
  const { server } = await openServer();
  const host = await server.listen({ port: 0, host: '127.0.0.1' });
  const nearestCode = new HttpNearestCode({ address: `${host}/api/places/locate`, timeoutMs: PATIENCE_MS });
  const close = async (): Promise<void> => void (await server.close());
  return { nearestCode, breakDown: close, close };
});

describe('The code around a position over HTTP (contract, section 7)', () => {
  const PATH = '/api/places/locate';
  const ADDISON = { lat: 32.96, lon: -96.84 };
  const provider = providerOfTests();

  const codeAround = (timeoutMs = PATIENCE_MS) =>
    new HttpNearestCode({ address: `${provider.address}${PATH}`, timeoutMs }).of(ADDISON)();
  const unknown = (reason: string) => E.left({ _tag: 'CodeUnknown', reason });

  test('is requested in a body, so that no address contains coordinates', async () => {
    let asked: unknown;
    provider.serve(PATH, (request, response) => {
      void text(request).then((body) => {
        asked = [request.method, request.url, request.headers['content-type'], JSON.parse(body)];
        response.end('{"zip":"m5v1a1"}');
      });
    });
    expect(await codeAround()).toEqual(E.right('M5V 1A1'));
    expect(asked).toEqual(['POST', PATH, 'application/json', ADDISON]);
  });

  test.each<[string, string, Fault]>([
    ['status 404', 'elsewhere', refusing(404)],
    ['status 400', 'no answer', refusing(400)],
    ['status 429', 'no answer', refusing(429)],
    ['status 500', 'no answer', refusing(500)],
    ['a broken connection', 'no answer', resetBeforeHeaders],
  ])('after %s the reason is “%s”', async (_what, reason, fault) => {
    provider.meet(PATH, fault);
    expect(await codeAround()).toEqual(unknown(reason));
  });

  test.each(['{"zip":"Addison"}', '{"zip":75001}', '{"zip":null}', '{}', 'null', '[]', '<html>', ''])(
    '%p is not a valid answer',
    async (body) => {
      provider.meet(PATH, answering(body));
      expect(await codeAround()).toEqual(unknown('no answer'));
    },
  );

  test('is missing without an answer in time', async () => {
    provider.meet(PATH, hanging);
    expect(await codeAround(50)).toEqual(unknown('no answer'));
  });
});
