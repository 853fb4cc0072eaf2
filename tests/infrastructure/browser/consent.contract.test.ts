import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LocalConsentMemory } from '../../../infrastructure/browser/memory/local-consent-memory.ts';
import { NavigatorPrivacySignal } from '../../../infrastructure/browser/measurement/navigator-privacy-signal.ts';
import { describeConsentMemory } from '../../contracts/visitor/consent-memory.ts';
import { describePrivacySignal } from '../../contracts/visitor/privacy-signal.ts';
import { FakePrivacySignal } from '../../fakes/visitor/fake-privacy-signal.ts';
import { MemoryConsent } from '../../fakes/visitor/memory-consent.ts';
import { MemoryStorage, refusedStorage } from '../../fakes/memory-storage.ts';

describeConsentMemory('memory', () => new MemoryConsent());
describeConsentMemory('local storage', () => {
  const local = new MemoryStorage();
  return new LocalConsentMemory(() => local);
});

describePrivacySignal('fake', (isSent) => Object.assign(new FakePrivacySignal(), { isSent }));
describePrivacySignal(
  'browser',
  (isSent) => new NavigatorPrivacySignal(isSent ? { globalPrivacyControl: true } : {}),
);

test.each([undefined, null, false, '1', 1])('A browser whose signal is %j sends no privacy signal', (said) =>
  expect(new NavigatorPrivacySignal({ globalPrivacyControl: said }).isSet()).toBe(false),
);

describe('The consent decision in the local storage', () => {
  let local: MemoryStorage;

  beforeEach(() => void (local = new MemoryStorage()));

  const open = () => new LocalConsentMemory(() => local);

  test('lasts from page to page', () => {
    open().keep({ decision: 'refused', at: 1_790_000_000_000 });
    expect(local.getItem('consent')).toBe('refused 1790000000000');
    expect(open().recall()).toEqual({ decision: 'refused', at: 1_790_000_000_000 });
  });

  test('ignores any other stored value', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), fc.constant('granted'), fc.constant('granted -1')),
        (text) => {
          local.setItem('consent', text);
          expect(open().recall()).toBeNull();
        },
      ),
    );
  });

  test('lasts only for the page if the storage is full or switched off', () => {
    local.setItem('consent', 'granted 1');
    local.setItem = refusedStorage;
    for (const memory of [open(), new LocalConsentMemory(refusedStorage)]) {
      memory.keep({ decision: 'refused', at: 2 });
      expect(memory.recall()).toEqual({ decision: 'refused', at: 2 });
    }
    expect(new LocalConsentMemory(refusedStorage).recall()).toBeNull();
  });
});
