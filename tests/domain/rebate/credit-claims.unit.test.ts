import { expect, test } from '@jest/globals';
import { creditClaims } from '../../../domain/rebate/credit-claims.ts';

test.each([
  [
    '2026-04-15',
    'For 2022, that’s until about April 2026. For 2023, that’s until about April 2027. For 2024, that’s until about April 2028. For 2025, that’s until about April 2029.',
  ],
  [
    '2026-04-16',
    'For 2023, that’s until about April 2027. For 2024, that’s until about April 2028. For 2025, that’s until about April 2029. For 2022, it was about April 2026.',
  ],
  ['2028-12-01', 'For 2025, that’s until about April 2029. For 2024, it was about April 2028.'],
  ['2029-04-16', 'For 2025, it was about April 2029. The time to claim has passed for most people.'],
])(
  'On %s, the credit can be claimed for the years that are three years old or less (facts, section 8)',
  (day, text) => expect(creditClaims(day)).toBe(text),
);
