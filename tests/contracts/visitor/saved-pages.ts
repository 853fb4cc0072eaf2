import { describe, expect, test } from '@jest/globals';
import type { SavedPages } from '../../../application/ports/visitor/saved-pages.ts';
import { savedPage } from '../../builders/saved-page.ts';

/** The contract of every `SavedPages`; `open` returns an empty one. */
export const describeSavedPages = (name: string, open: () => SavedPages): void => {
  describe(`SavedPages: ${name}`, () => {
    test('are empty at first', () => expect(open().pages()).toEqual([]));

    test('store changes', () => {
      const saved = open();
      expect(saved.change((pages) => [savedPage({ title: 'Night Owl' }), ...pages])).toBe(true);
      expect(
        saved.change((pages) => [
          savedPage({ title: 'Day Break', address: '/dealers/tx/addison/day-break-8/' }),
          ...pages,
        ]),
      ).toBe(true);
      expect(saved.pages().map(({ title }) => title)).toEqual(['Day Break', 'Night Owl']);
      saved.change(() => []);
      expect(saved.pages()).toEqual([]);
    });

    test('store texts with any characters', () => {
      const saved = open();
      const page = savedPage({ title: '"<é\u2028__proto__', detail: '' });
      saved.change(() => [page]);
      expect(saved.pages()).toEqual([page]);
    });
  });
};
