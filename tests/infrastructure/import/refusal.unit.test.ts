import { expect, test } from '@jest/globals';
import { quoted } from '../../../infrastructure/import/refusal.ts';

test.each([
  ['a', '"a"'],
  [undefined, 'nothing'],
  ['\u001b[2J\u009b2J\u007f', String.raw`"\u001b[2J\u009b2J\u007f"`],
  ['x'.repeat(50), `"${'x'.repeat(39)}…`],
])('A reason quotes %j with escaped control characters, and shortened', (value, text) => {
  expect(quoted(value)).toBe(text);
});
