import { afterEach, expect, test } from '@jest/globals';
import { refusedStorage } from '../../fakes/memory-storage.ts';
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

test('A visitor without searches or typed text is unknown', () => {
  sessionStorage.setItem('closed_banners', '["a"]');
  expect(knows()).toBe(false);
});

test.each(['postalCode', 'user_profile', 'form_drafts'])('Data stored under %s may prefill fields', (key) => {
  sessionStorage.setItem(key, '60601');
  expect(knows()).toBe(true);
});

test('An area searched on an earlier visit may prefill fields', () => {
  localStorage.setItem('zipcode', '60601');
  expect(knows()).toBe(true);
});

test('A visitor with storage switched off is unknown', () => {
  expect(knowsVisitor(refusedStorage, refusedStorage)).toBe(false);
});
