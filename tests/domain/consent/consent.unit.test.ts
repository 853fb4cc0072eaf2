import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { consentOf, DECISION_COUNTS_MS, type Decision } from '../../../domain/consent/consent.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const A_DAY = 24 * 60 * 60 * 1000;

const decisionAt = (decision: Decision, at: number, isSignalled = false) =>
  consentOf({ kept: { decision, at }, isSignalled, now: NOW });

describe('Whether visits may be measured (contract, section 7)', () => {
  test('is unknown if the visitor was not asked', () =>
    expect(consentOf({ kept: null, isSignalled: false, now: NOW })).toBe('unknown'));

  test.each(['granted', 'refused'] as const)('%s counts for 12 months', (decision) => {
    expect(decisionAt(decision, NOW)).toBe(decision);
    expect(decisionAt(decision, NOW - 364 * A_DAY)).toBe(decision);
    expect(decisionAt(decision, NOW - 365 * A_DAY)).toBe('unknown');
  });

  test('a decision dated in the future is ignored', () =>
    expect(decisionAt('granted', NOW + 1)).toBe('unknown'));

  test('the privacy signal of the browser overrides the decision of the visitor', () => {
    expect(consentOf({ kept: null, isSignalled: true, now: NOW })).toBe('signalled');
    expect(decisionAt('granted', NOW, true)).toBe('signalled');
  });

  test('only a current yes without the privacy signal grants consent', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Decision>('granted', 'refused'),
        fc.integer({ min: 0, max: 2 * NOW }),
        fc.boolean(),
        (decision, at, isSignalled) => {
          const age = NOW - at;
          const may = decision === 'granted' && age >= 0 && age < DECISION_COUNTS_MS && !isSignalled;
          expect(decisionAt(decision, at, isSignalled) === 'granted').toBe(may);
        },
      ),
    );
  });
});
