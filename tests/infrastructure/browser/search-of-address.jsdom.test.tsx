import { beforeEach, describe, expect, test } from '@jest/globals';
import { showSearchOfAddress } from '../../../infrastructure/browser/search-of-address.ts';

const arriveBy = (type: string): void => {
  // jsdom has no navigation entries, and the rule reads only the type.
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
};

const returnFrom = (persisted: boolean): boolean =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

const box = (name: string): HTMLInputElement => {
  const input = document.querySelector(`[name=${name}]`);
  if (!(input instanceof HTMLInputElement)) throw new Error(`No box ${name}`);
  return input;
};

beforeEach(() => {
  document.body.innerHTML = `
    <form role="search" data-addressed=""><input name="q" value="heat pump"></form>
    <form role="search"><input name="zipcode" value="75001"></form>
    <form data-addressed=""><input name="installed" value="2026-11-01"></form>
    <form><input name="firstName" value=""></form>`;
  for (const name of ['q', 'zipcode', 'installed', 'firstName']) box(name).value = 'typed';
});

const shown = (): ReadonlyArray<string> =>
  ['q', 'zipcode', 'installed', 'firstName'].map((name) => box(name).value);

describe('The boxes of a page whose answer is in its URL', () => {
  test('show the URL’s values after Back loads the page again, except a box in use', () => {
    arriveBy('back_forward');
    box('zipcode').focus();
    showSearchOfAddress(document);
    expect(shown()).toEqual(['heat pump', 'typed', '2026-11-01', 'typed']);
  });

  test('show them after Back takes the page out of the cache, even with the focus; other boxes may have searched in place', () => {
    arriveBy('navigate');
    box('q').focus();
    showSearchOfAddress(document);
    returnFrom(false);
    expect(shown()).toEqual(['typed', 'typed', 'typed', 'typed']);
    returnFrom(true);
    expect(shown()).toEqual(['heat pump', 'typed', '2026-11-01', 'typed']);
  });
});
