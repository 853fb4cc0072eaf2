import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { hoursOn, weekdayOf } from '../../../domain/dealer/opening-hours.ts';
import { aDealer } from '../../builders/a-dealer.ts';

describe('Opening hours (section 3: weekHours)', () => {
  test.each([
    ['2026-11-20', 'fri'],
    ['2026-11-22', 'sun'],
    ['2026-11-23', 'mon'],
    ['2028-02-29', 'tue'],
  ])('%s is a %s', (day, weekday) => expect(weekdayOf(day)).toBe(weekday));

  test('are those of the day, as the dealer words them', () => {
    const dealer = aDealer().openAt({ fri: ' 8:00 AM - 5:00 PM ', sat: 'Closed', sun: '' }).build();
    expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => hoursOn(dealer, day))).toEqual([
      O.some('8:00 AM - 5:00 PM'),
      O.some('Closed'),
      O.none,
    ]);
  });

  test('are unknown where the dealer does not say', () => {
    for (const dealer of [{}, { dealerInfo: {} }, { dealerInfo: { weekHours: { mon: '9-5' } } }])
      expect(hoursOn(dealer, '2026-11-20')).toEqual(O.none);
  });
});
