import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { failureText, getJson, type Decode } from '../../../infrastructure/wire/get-json.ts';
import {
  answering,
  deep,
  endless,
  hanging,
  redirecting,
  refusing,
  resetBeforeHeaders,
} from '../../faults/fault.ts';
import { providerOfTests } from '../provider-of-tests.ts';

const PATH = '/answer';

const aNumber: Decode<number> = (body) => (typeof body === 'number' ? E.right(body) : E.left('not a number'));

describe('JSON from another service', () => {
  const server = providerOfTests();

  const ask = (
    more: { readonly timeoutMs?: number; readonly signal?: AbortSignal; readonly maxBytes?: number } = {},
  ) => getJson(aNumber)({ address: `${server.address}${PATH}`, timeoutMs: 2_000, ...more })();

  test('is decoded', async () => {
    server.serve(PATH, answering('7'));
    expect(await ask()).toEqual(E.right(7));
  });

  test.each([
    ['a broken connection', resetBeforeHeaders, 'TypeError'],
    ['a redirect', redirecting('/elsewhere'), 'TypeError'],
    ['invalid JSON', answering('<p>', 'text/html'), 'SyntaxError'],
    ['an endless body', endless, 'BodyTooLarge'],
    ['deeply nested lists', deep, 'JsonTooDeep'],
  ])('with %s counts as no answer', async (_what, fault, name) => {
    server.meet(PATH, fault);
    expect(await ask()).toEqual(E.left({ _tag: 'NoAnswer', fault: name }));
    await server.atRest();
  });

  test('is requested until the timeout or until the caller aborts', async () => {
    server.meet(PATH, hanging);
    expect(await ask({ timeoutMs: 50 })).toEqual(E.left({ _tag: 'NoAnswer', fault: 'TimeoutError' }));
    expect(await ask({ signal: AbortSignal.abort() })).toEqual(
      E.left({ _tag: 'NoAnswer', fault: 'AbortError' }),
    );
    await server.atRest();
  });

  test('over the caller’s size limit counts as no answer', async () => {
    server.serve(PATH, answering('1234567'));
    expect(await ask({ maxBytes: 7 })).toEqual(E.right(1_234_567));
    expect(await ask({ maxBytes: 6 })).toEqual(E.left({ _tag: 'NoAnswer', fault: 'BodyTooLarge' }));
  });

  test('of another shape is reported without its value', async () => {
    server.serve(PATH, answering('"12 Main St"'));
    expect(await ask()).toEqual(E.left({ _tag: 'InvalidResponse', fault: 'not a number' }));
  });

  test('that is refused is reported with its status', async () => {
    server.meet(PATH, refusing(429, { 'retry-after': '7' }));
    const answer = await ask();
    const failure = {
      _tag: 'Refused',
      status: 429,
      statusText: 'Too Many Requests',
      retryAfter: '7',
      problem: null,
    } as const;
    expect(answer).toEqual(E.left(failure));
    expect(failureText(failure)).toBe('Too Many Requests');
    expect(failureText({ ...failure, statusText: '' })).toBe('429');
    await server.atRest();
  });
});
