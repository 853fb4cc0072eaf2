import { beforeEach, expect, test } from '@jest/globals';
import { AddressPageParameters } from '../../../infrastructure/browser/address-page-parameters.ts';
import { describePageParameters } from '../../contracts/visitor/page-parameters.ts';
import { MemoryPageParameters } from '../../fakes/visitor/memory-page-parameters.ts';

const PATH = '/resources/rebates/';

const at = (query: string): AddressPageParameters => {
  window.history.replaceState({ key: 'k' }, '', `${PATH}${query}`);
  return new AddressPageParameters(window);
};

beforeEach(() => window.history.replaceState(null, '', '/'));

describePageParameters('memory', (standing) => new MemoryPageParameters(standing));
describePageParameters('the address', (standing) => at(`?${new URLSearchParams(standing).toString()}`));

test('Writing parameters does not change other parameters or add a history entry', () => {
  const steps = window.history.length;
  at('?zipcode=02110&utm_source=x#savings').write({ zip: '02110', leadId: 'l1' });
  expect(window.location.href.replace(window.location.origin, '')).toBe(
    `${PATH}?utm_source=x&leadId=l1&zip=02110#savings`,
  );
  expect([window.history.length, window.history.state]).toEqual([steps, { key: 'k' }]);
});

test('Empty parameters are ignored, and long ones are cut off', () =>
  expect(at(`?zip=&leadId=${'x'.repeat(300)}`).read()).toEqual({ leadId: 'x'.repeat(256) }));

test('A browser that refuses a change causes no error', () => {
  const asked: string[] = [];
  const refusing = {
    location: window.location,
    history: {
      ...window.history,
      replaceState: (_state: unknown, _title: string, address: unknown) => {
        asked.push(String(address));
        throw new Error('SecurityError');
      },
    },
  };
  new AddressPageParameters(refusing).write({ leadId: 'l1' });
  expect(asked).toEqual([expect.stringContaining('leadId=l1')]);
});
