import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { noteOffline } from '../../../infrastructure/browser/offline-note.ts';

noteOffline();

let isOnline = true;
const sent = jest.fn<() => void>();
const fetched = jest.fn<typeof fetch>();
beforeEach(() => {
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true });
  globalThis.fetch = fetched;
  document.body.innerHTML =
    '<form action="/find/"><input value="5540"><p data-offline hidden>Offline</p></form><form></form>';
  for (const form of document.forms) {
    form.submit = sent;
    form.addEventListener('submit', (event) => event.preventDefault());
  }
});
afterEach(() => {
  isOnline = true;
  jest.clearAllMocks();
});

const note = () => document.querySelector<HTMLElement>('[data-offline]');
const submit = (form = document.forms[0]) =>
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const settled = () => new Promise((done) => setTimeout(done));

test('A search without a connection keeps the page and says so', async () => {
  isOnline = false;
  fetched.mockRejectedValue(new TypeError('offline'));
  submit();
  await settled();
  expect([note()?.hidden, sent.mock.calls.length]).toEqual([false, 0]);
});

test('The note goes with the next search', async () => {
  note()?.removeAttribute('hidden');
  submit();
  await settled();
  expect([note()?.hidden, fetched.mock.calls.length]).toEqual([true, 0]);
});

test('A browser that wrongly reports no connection still searches', async () => {
  isOnline = false;
  fetched.mockResolvedValue({} as Response);
  submit();
  await settled();
  expect([note()?.hidden, sent.mock.calls.length]).toEqual([true, 1]);
});

test('Other forms are left alone', async () => {
  isOnline = false;
  submit(document.forms[1]);
  await settled();
  expect(fetched.mock.calls.length).toBe(0);
});
