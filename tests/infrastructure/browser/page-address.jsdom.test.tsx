import { beforeEach, expect, test } from '@jest/globals';
import { HistoryPageAddress } from '../../../infrastructure/browser/history-page-address.ts';
import { describePageAddress } from '../../contracts/visitor/page-address.ts';
import { MemoryPageAddress } from '../../fakes/visitor/memory-page-address.ts';

const memory = new MemoryPageAddress();

beforeEach(() => window.history.replaceState({ key: 'k' }, '', '/'));

describePageAddress('memory', memory, () => memory.address, memory.go);
describePageAddress(
  'the history of the browser',
  new HistoryPageAddress(window),
  () => `${window.location.pathname}${window.location.search}`,
  (address) => {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  },
);

test('Replacing the address keeps the history entry', () => {
  const steps = window.history.length;
  new HistoryPageAddress(window).replace('/products/');
  expect([window.history.length, window.history.state]).toEqual([steps, { key: 'k' }]);
});

test('Pushing an address adds a history entry', () => {
  const steps = window.history.length;
  new HistoryPageAddress(window).push('/products/');
  expect(window.history.length).toBe(steps + 1);
});

test('A browser that refuses a change causes no error', () => {
  const asked: unknown[] = [];
  const refuse = (_state: unknown, _title: string, address: unknown) => {
    asked.push(address);
    throw new Error('SecurityError');
  };
  const { location } = window;
  const page = new HistoryPageAddress(
    Object.assign(new EventTarget(), {
      location,
      history: { state: null, replaceState: refuse, pushState: refuse },
    }),
  );
  page.replace('/products/');
  page.push('/resources/');
  expect(asked).toEqual(['/products/', '/resources/']);
});
