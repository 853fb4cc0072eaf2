import { expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { boundedJson, parseBoundedJson } from '../../../infrastructure/wire/bounded-json.ts';

const TOO_DEEP = expect.objectContaining({ name: 'JsonTooDeep' });
const failureOf = (text: string): unknown => {
  try {
    return parseBoundedJson(text);
  } catch (failure) {
    return failure;
  }
};
const nested = (depth: number, opening = '[', closing = ']') => opening.repeat(depth) + closing.repeat(depth);

test('JSON is parsed like JSON.parse', () =>
  fc.assert(
    fc.property(fc.json({ maxDepth: 30 }), (text) =>
      expect(parseBoundedJson(text)).toEqual(JSON.parse(text)),
    ),
  ));

test('64 levels are accepted and 65 rejected', () => {
  expect(JSON.stringify(parseBoundedJson(nested(64)))).toBe(nested(64));
  expect(failureOf(nested(65))).toEqual(TOO_DEEP);
  expect(failureOf(`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`)).toEqual(TOO_DEEP);
  expect(parseBoundedJson(`[${Array.from({ length: 1000 }, () => '[{}]').join()}]`)).toHaveLength(1000);
});

it.each([nested(100), '\\"'.repeat(100) + nested(100), `\\\\\\"${nested(100)}`])(
  'brackets inside a string do not count as levels: %j',
  (text) => expect(parseBoundedJson(`["${text}"]`)).toHaveLength(1),
);

test('Invalid JSON is rejected with a SyntaxError', () => {
  for (const text of ['', '[', '"', '"\\', ']]]]', '<p>'])
    expect(failureOf(text)).toEqual(expect.objectContaining({ name: 'SyntaxError' }));
});

test('5 MB of opening brackets are rejected at once', async () => {
  expect(failureOf('['.repeat(5_000_000))).toEqual(TOO_DEEP);
  await expect(boundedJson(new Response('['.repeat(5_000_000)), 6_000_000)).rejects.toEqual(TOO_DEEP);
  await expect(boundedJson(new Response('['.repeat(5_000_000)))).rejects.toMatchObject({
    name: 'BodyTooLarge',
  });
});
