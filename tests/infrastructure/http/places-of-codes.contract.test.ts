import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { HttpPlaceOfCode } from '../../../infrastructure/http/http-place-of-code.ts';
import { ListedPlaceOfCode } from '../../../infrastructure/places/listed-place-of-code.ts';
import { describePlaceOfCode } from '../../contracts/dealers/place-of-code.ts';
import { FakePlaceOfCode } from '../../fakes/dealers/fake-place-of-code.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';
import { openServer } from '../server/opened-server.ts';
import { AnsweringServer } from './answering-server.ts';

const nothing = async (): Promise<void> => undefined;

describePlaceOfCode('fake', async () => {
  const placeOfCode = new FakePlaceOfCode();
  return { placeOfCode, breakDown: async () => placeOfCode.breakDown(), close: nothing };
});

describePlaceOfCode('from a list', async () => ({
  placeOfCode: new ListedPlaceOfCode(new MemoryPostalPlaces()),
  close: nothing,
}));

describePlaceOfCode('HTTP, answered by this server', async () => {
  const { server } = await openServer();
  const host = await server.listen({ port: 0, host: '127.0.0.1' });
  const placeOfCode = new HttpPlaceOfCode({ address: `${host}/api/places/area`, timeoutMs: PATIENCE_MS });
  const close = async (): Promise<void> => void (await server.close());
  return { placeOfCode, breakDown: close, close };
});

describe('The place of a code over HTTP', () => {
  const provider = AnsweringServer.forEachTest();

  const placeOf = (timeoutMs = PATIENCE_MS) => {
    const address = `${provider.address}/api/places/area`;
    return new HttpPlaceOfCode({ address, timeoutMs }).of('M5V 3L9' as PostalCode)();
  };
  const unknown = (reason: string) => E.left({ _tag: 'PlaceUnknown', reason });

  test('is requested with the code; unknown fields are ignored', async () => {
    let asked: unknown;
    provider.answer = ({ method, url }, response) => {
      asked = [method, url];
      response.end('{"city":"Toronto","state":"ON","lat":43.65,"lon":-79.37,"note":"sample"}');
    };
    expect(await placeOf()).toEqual(E.right({ city: 'Toronto', state: 'ON', lat: 43.65, lon: -79.37 }));
    expect(asked).toEqual(['GET', '/api/places/area?zipcode=M5V+3L9']);
  });

  test.each([
    [404, 'not listed'],
    [400, 'no answer'],
    [429, 'no answer'],
    [503, 'no answer'],
  ])('an error status %p means %s', async (status, reason) => {
    provider.answer = (_request, response) => response.writeHead(status).end('oops');
    expect(await placeOf()).toEqual(unknown(reason));
  });

  test.each(['{"city":"Toronto","state":"ON","lat":"43","lon":-79}', '{}', 'null', '[]', '<html>', ''])(
    '%p is not a valid answer',
    async (body) => {
      provider.answer = (_request, response) => response.end(body);
      expect(await placeOf()).toEqual(unknown('no answer'));
    },
  );

  test('is missing after a broken connection, or without an answer in time', async () => {
    provider.answer = (request) => request.socket.destroy();
    expect(await placeOf()).toEqual(unknown('no answer'));
    provider.answer = () => undefined;
    expect(await placeOf(50)).toEqual(unknown('no answer'));
  });
});
