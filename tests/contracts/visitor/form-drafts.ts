import { describe, expect, test } from '@jest/globals';
import type { FormDrafts } from '../../../application/ports/visitor/form-drafts.ts';

/** The contract of every `FormDrafts`; `open` returns an empty one, and a function that leaves the page. */
export const describeFormDrafts = (
  name: string,
  openPage: () => { readonly drafts: FormDrafts; readonly leave: () => void },
): void => {
  const open = (): FormDrafts => openPage().drafts;

  describe(`FormDrafts: ${name}`, () => {
    test('has no draft at first', () => expect(open().draft('booking')).toEqual({}));

    test('stores the latest draft of each form separately', () => {
      const drafts = open();
      drafts.keep('booking', { firstName: 'An' });
      drafts.keep('booking', { firstName: 'Ann', city: 'Addison' });
      drafts.keep('dealer-modal', { city: '__proto__' });
      expect(drafts.draft('booking')).toEqual({ firstName: 'Ann', city: 'Addison' });
      expect(drafts.draft('dealer-modal')).toEqual({ city: '__proto__' });
    });

    test('reports each time that the page is left', () => {
      const { drafts, leave } = openPage();
      let times = 0;
      drafts.leaving$.subscribe(() => (times += 1));
      expect(times).toBe(0);
      leave();
      leave();
      expect(times).toBe(2);
    });

    test('removes the stored draft for an empty one', () => {
      const drafts = open();
      drafts.keep('booking', { firstName: 'Ann' });
      drafts.keep('booking', {});
      expect(drafts.draft('booking')).toEqual({});
    });
  });
};
