import { expect, test } from '@jest/globals';
import { printedLine } from '../../../infrastructure/composition/rendering/printed-line.ts';

const SITE = {
  siteUrl: 'https://www.example.com',
  defaultPhone: { text: '1-800-555-0199', address: 'tel:+18005550199' },
  bookableDays: { today: '2026-12-01', first: '2026-12-02', last: '2027-01-30' },
};

test.each([
  [
    { canonicalPath: '/find-a-dealer/?zipcode=75001' },
    'www.example.com/find-a-dealer/?zipcode=75001 · December 1, 2026 · 1-800-555-0199',
  ],
  [{ canonicalPath: null }, 'www.example.com · December 1, 2026 · 1-800-555-0199'],
  [
    { canonicalPath: '/fr/', language: 'fr' as const },
    'www.example.com/fr/ · 1er décembre 2026 · 1-800-555-0199',
  ],
])('The printed line of %j is %s', (head, line) => {
  expect(printedLine(SITE, head)).toBe(line);
});
