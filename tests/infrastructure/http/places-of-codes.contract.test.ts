import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { HttpPlaceOfCode } from '../../../infrastructure/http/http-place-of-code.ts';
import { ListedPlaceOfCode } from '../../../infrastructure/places/listed-place-of-code.ts';
import { describePlaceOfCode } from '../../contracts/dealers/place-of-code.ts';
import { FakePlaceOfCode } from '../../fakes/dealers/fake-place-of-code.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';
import { answering, hanging, refusing, resetBeforeHeaders, type Fault } from '../../faults/fault.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';
import { openServer } from '../server/opened-server.ts';
import { providerOfTests } from '../provider-of-tests.ts';

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
  const PATH = '/api/places/area';
  const provider = providerOfTests();

  const placeOf = (timeoutMs = PATIENCE_MS) =>
    new HttpPlaceOfCode({ address: `${provider.address}${PATH}`, timeoutMs }).of('M5V 3L9' as PostalCode)();
  const unknown = (reason: string) => E.left({ _tag: 'PlaceUnknown', reason });

  test('is requested with the code; unknown fields are ignored', async () => {
    const toronto = { city: 'Toronto', state: 'ON', lat: 43.65, lon: -79.37 };
    provider.serve(PATH, answering({ ...toronto, note: 'sample' }));
    expect(await placeOf()).toEqual(E.right(toronto));
    expect(provider.asked).toEqual([`${PATH}?zipcode=M5V+3L9`]);
  });

  test.each<[string, string, Fault]>([
    ['status 404', 'not listed', refusing(404)],
    ['status 400', 'no answer', refusing(400)],
    ['status 429', 'no answer', refusing(429)],
    ['status 503', 'no answer', refusing(503)],
    ['a broken connection', 'no answer', resetBeforeHeaders],
  ])('after %s the reason is “%s”', async (_what, reason, fault) => {
    provider.meet(PATH, fault);
    expect(await placeOf()).toEqual(unknown(reason));
  });

  test.each(['{"city":"Toronto","state":"ON","lat":"43","lon":-79}', '{}', 'null', '[]', '<html>', ''])(
    '%p is not a valid answer',
    async (body) => {
      provider.meet(PATH, answering(body));
      expect(await placeOf()).toEqual(unknown('no answer'));
    },
  );

  test('is missing without an answer in time', async () => {
    provider.meet(PATH, hanging);
    expect(await placeOf(50)).toEqual(unknown('no answer'));
  });
});
