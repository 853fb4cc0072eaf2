import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fetchLateStyles, lateStylesSettled } from '../../../infrastructure/browser/late-styles.ts';

const page = document.documentElement;
let shown: number;

const settled = async (): Promise<boolean> => {
  const pending = Symbol('pending');
  const waiting = lateStylesSettled().then(() => null);
  await jest.advanceTimersByTimeAsync(5_999);
  return (await Promise.race([waiting, Promise.resolve(pending)])) !== pending;
};

const arrive = (event: 'load' | 'error'): void =>
  void document.head.querySelector('link')?.dispatchEvent(new Event(event));

beforeEach(() => {
  jest.useFakeTimers();
  shown = 0;
  fetchLateStyles('/assets/styles/a.css', () => {
    shown += 1;
  });
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  delete page.dataset['complete'];
});

test.each(['load', 'error'] as const)('late styles are settled with their %s', async (event) => {
  setTimeout(() => arrive(event), 100);
  expect(await settled()).toBe(true);
  expect([page.dataset['complete'], shown]).toEqual(['', 1]);
});

test('what does not come at all is waited for 6 s, then the page is shown without it', async () => {
  expect(await settled()).toBe(false);
  expect(page.dataset['complete']).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(page.dataset['complete']).toBe('');
});

test('there is nothing to wait for once they are there, or where a page has none', async () => {
  arrive('load');
  await lateStylesSettled();
  document.head.replaceChildren();
  delete page.dataset['complete'];
  await lateStylesSettled();
  expect(page.dataset['complete']).toBeUndefined();
});
