import { afterEach, expect, test } from '@jest/globals';
import { knowsVisitor } from '../../../infrastructure/browser/memory/knows-visitor.ts';

const knows = (): boolean =>
  knowsVisitor(
    () => sessionStorage,
    () => localStorage,
  );

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('nothing is known of somebody who has searched and typed nothing', () => {
  sessionStorage.setItem('closed_banners', '["a"]');
  expect(knows()).toBe(false);
});

test.each(['postalCode', 'user_profile', 'form_drafts'])(
  'what a visit keeps under %s may fill in fields',
  (key) => {
    sessionStorage.setItem(key, '60601');
    expect(knows()).toBe(true);
  },
);

test('an area that was searched on an earlier visit may fill in fields', () => {
  localStorage.setItem('zipcode', '60601');
  expect(knows()).toBe(true);
});

test('where storage is switched off nothing is known', () => {
  const off = (): Storage => {
    throw new Error('switched off');
  };
  expect(knowsVisitor(off, off)).toBe(false);
});
