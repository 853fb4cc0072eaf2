import { beforeEach, expect, test } from '@jest/globals';
import { HistoryPageAddress } from '../../../infrastructure/browser/history-page-address.ts';
import { describePageAddress } from '../../contracts/visitor/page-address.ts';
import { MemoryPageAddress } from '../../fakes/visitor/memory-page-address.ts';

const memory = new MemoryPageAddress();

beforeEach(() => window.history.replaceState({ key: 'k' }, '', '/'));

describePageAddress('memory', memory, () => memory.address);
describePageAddress(
  'the history of the browser',
  new HistoryPageAddress(window.history),
  () => `${window.location.pathname}${window.location.search}`,
);

test('The step back stays', () => {
  const steps = window.history.length;
  new HistoryPageAddress(window.history).replace('/products/');
  expect([window.history.length, window.history.state]).toEqual([steps, { key: 'k' }]);
});

test('A browser that refuses is no failure', () => {
  const refusing = {
    state: null,
    replaceState: () => {
      throw new Error('SecurityError');
    },
  };
  expect(() => new HistoryPageAddress(refusing).replace('/products/')).not.toThrow();
});
