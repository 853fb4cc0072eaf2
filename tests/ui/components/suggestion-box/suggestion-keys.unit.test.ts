import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { meaningOf } from '../../../../ui/components/suggestion-box/suggestion-keys.ts';

const PLAIN = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const press = (key: string, active: number, count: number, held: object = {}) =>
  meaningOf({ ...PLAIN, ...held, key }, active, count);

describe('A key in a box with suggestions', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 2],
  ])('%s moves from option %d to option %d of three', (key, active, index) =>
    expect(press(key, active, 3)).toEqual({ kind: 'activate', index }),
  );

  test('Enter chooses the active option; without one, the form handles it', () => {
    expect(press('Enter', 1, 3)).toEqual({ kind: 'choose', index: 1 });
    expect(press('Enter', -1, 3)).toBeNull();
  });

  test('Escape closes the list; without a list, the element around the box handles it', () => {
    expect(press('Escape', -1, 3)).toEqual({ kind: 'dismiss' });
    expect(press('Escape', 1, 3)).toEqual({ kind: 'dismiss' });
    expect(press('Escape', -1, 0)).toBeNull();
  });

  test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('%s moves back to the text', (key) =>
    expect(press(key, 1, 3)).toEqual({ kind: 'back-to-text' }),
  );

  test.each(['Tab', 'a', ' ', 'Backspace', 'PageDown'])('%j is not handled by the list', (key) =>
    expect(press(key, 1, 3)).toBeNull(),
  );

  test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
    'a key with %j is not handled by the list',
    (held) => {
      expect(press('ArrowDown', 1, 3, held)).toBeNull();
      expect(press('Enter', 1, 3, held)).toBeNull();
    },
  );

  test('a key with Shift, which selects text, is not handled by the list', () =>
    expect(press('ArrowUp', 1, 3, { shiftKey: true })).toBeNull());

  test('the active option is always in the list', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Home', 'x');
    fc.assert(
      fc.property(keys, fc.integer({ min: 0, max: 5 }), fc.integer({ min: -1, max: 4 }), (key, count, at) => {
        const meaning = press(key, Math.min(at, count - 1), count);
        if (meaning === null || !('index' in meaning)) return;
        expect(meaning.index).toBeGreaterThanOrEqual(0);
        expect(meaning.index).toBeLessThan(count);
      }),
    );
  });
});
