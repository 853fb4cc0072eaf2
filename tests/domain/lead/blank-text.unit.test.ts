import { describe, expect, test } from '@jest/globals';
import { isBlank } from '../../../domain/lead/blank-text.ts';

describe('A text without a visible character', () => {
  test.each([
    ...['', ' ', '\n', '\u00a0', '\u3000', '\u0007', '\u007f'],
    ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u180e', '\u200b', '\u200d', '\u202e', '\u2060'],
    ...['\u2800', '\u3164', '\ufe0f', '\ufeff', '\uffa0', '\u{e0020}', ' \u200b\u00ad\u2060 '],
  ])('is blank: %j', (text) => expect(isBlank(text)).toBe(true));

  test.each(['A', '.', '李', '\u200bA', 'A\u00ad', '👩\u200d🔧', '\u0301', '\ud800'])(
    'is not blank if it has one: %j',
    (text) => expect(isBlank(text)).toBe(false),
  );
});
