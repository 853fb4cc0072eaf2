import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import { HttpAddressSuggestions } from '../../../infrastructure/http/http-address-suggestions.ts';
import { describeAddressSuggestions } from '../../contracts/dealers/address-suggestions.ts';
import { answering, hanging, refusing, resetBeforeHeaders } from '../../faults/fault.ts';
import { openSuggestions } from '../server/routes/opened-suggestions.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';
import { providerOfTests } from '../provider-of-tests.ts';

const PATH = '/api/places/autocomplete';

describeAddressSuggestions('HTTP, answered by this server', async () => {
  const { server } = await openSuggestions();
  const host = await server.listen({ port: 0, host: '127.0.0.1' });
  const close = async (): Promise<void> => void (await server.close());
  return {
    suggestions: new HttpAddressSuggestions({ address: `${host}${PATH}`, timeoutMs: PATIENCE_MS }),
    breakDown: close,
    close,
  };
});

describe('Suggestions over HTTP', () => {
  const server = providerOfTests();

  const ask = (near: string | null = '75001', timeoutMs = PATIENCE_MS) =>
    new HttpAddressSuggestions({ address: `${server.address}${PATH}`, timeoutMs }).for(
      '12 rue Élie & Fils',
      O.toNullable(parsePostalCode(near ?? '')),
    )();
  const unavailable = (reason: string) => ({ left: { _tag: 'SuggestionsUnavailable', reason } });

  test("are requested with the typed text and, if known, the visitor's location", async () => {
    server.serve(PATH, answering({ suggestions: [] }));
    expect(await ask()).toMatchObject({ right: [] });
    await ask(null);
    expect(server.asked).toEqual([
      `${PATH}?input=12+rue+%C3%89lie+%26+Fils&near=75001`,
      `${PATH}?input=12+rue+%C3%89lie+%26+Fils`,
    ]);
  });

  test.each([
    ['400', refusing(400), 'Bad Request'],
    ['429', refusing(429), 'Too Many Requests'],
    ['503', refusing(503), 'Service Unavailable'],
    ['a broken connection', resetBeforeHeaders, 'TypeError'],
    ['null', answering('null'), 'the answer should be an answer with suggestions'],
    ['no list', answering({ suggestions: '12 rue' }), 'suggestions should be a list of suggested addresses'],
    [
      'half an address',
      answering({ suggestions: [{ label: '12 rue' }] }),
      'suggestions.0.0.addressLine1 should be string; suggestions.0.0.city should be string; suggestions.0.0.state should be string',
    ],
  ])('are missing with %s', async (_what, fault, reason) => {
    server.meet(PATH, fault);
    expect(await ask()).toMatchObject(unavailable(reason));
    await server.atRest();
  });

  test('are missing if none arrive in time', async () => {
    server.meet(PATH, hanging);
    expect(await ask('75001', 50)).toMatchObject(unavailable('TimeoutError'));
    await server.atRest();
  });
});
