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

test('nothing is known about a visitor who has searched and typed nothing', () => {
  sessionStorage.setItem('closed_banners', '["a"]');
  expect(knows()).toBe(false);
});

test.each(['postalCode', 'user_profile', 'form_drafts'])('data stored under %s may prefill fields', (key) => {
  sessionStorage.setItem(key, '60601');
  expect(knows()).toBe(true);
});

test('an area searched on an earlier visit may prefill fields', () => {
  localStorage.setItem('zipcode', '60601');
  expect(knows()).toBe(true);
});

test('nothing is known if the storage is switched off', () => {
  const off = (): Storage => {
    throw new Error('switched off');
  };
  expect(knowsVisitor(off, off)).toBe(false);
});
