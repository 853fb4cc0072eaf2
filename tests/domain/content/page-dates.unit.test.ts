import { describe, expect, test } from '@jest/globals';
import { dateFaults } from '../../../domain/content/page-dates.ts';

const TODAY = '2026-11-20';

describe('Dates on a page', () => {
  test.each([
    ['Valid through November 19, 2026.', 'Valid through November 19, 2026'],
    ['Good until November 9, 2026', 'until November 9, 2026'],
    ['The offer ends on March 5, 2025', 'ends on March 5, 2025'],
    ['Offre valable jusqu’au 1er novembre 2026', 'jusqu’au 1er novembre 2026'],
    ['Termina el 3 de enero de 2026', 'Termina el 3 de enero de 2026'],
  ])('%j has expired', (text, words) =>
    expect(dateFaults(text, TODAY)).toEqual([{ _tag: 'ExpiredDate', words }]),
  );

  test.each([
    'Valid through November 20, 2026.',
    'Until January 1, 2027',
    'On November 19, 2026 we opened',
    'until Foobar 3, 2020',
    'jusqu’au 21 novembre 2026',
  ])('%j has not expired', (text) => expect(dateFaults(text, TODAY)).toEqual([]));

  test.each([
    ['Last checked: November 21, 2026', 'Last checked: November 21, 2026'],
    ['last checked November 18, 2025', 'last checked November 18, 2025'],
    ['Dernière vérification : le 2 mai 2024', 'Dernière vérification : le 2 mai 2024'],
  ])('the check of %j is too old, or in the future', (text, words) =>
    expect(dateFaults(text, TODAY)).toEqual([{ _tag: 'OutdatedCheck', words }]),
  );

  test.each([
    'Last checked: November 20, 2026',
    'Last checked November 19, 2025',
    'Última revisión: 2 de mayo de 2026',
  ])('the check of %j is recent enough', (text) => expect(dateFaults(text, TODAY)).toEqual([]));
});
