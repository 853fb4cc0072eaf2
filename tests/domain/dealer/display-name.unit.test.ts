import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { displayName, isLongName } from '../../../domain/dealer/display-name.ts';

describe('The display name of a dealer (section 5)', () => {
  test.each([
    ['ACE HVAC AND A/C LLC', 'Ace HVAC and A/C LLC'],
    ['sons of comfort heating and air', 'Sons of Comfort Heating and Air'],
    ['HOUSE OF AIR, LLC.', 'House of Air, LLC.'],
    ["O'BRIEN'S AC", "O'Brien's AC"],
    ['SMITH-JONES HEATING/COOLING', 'Smith-Jones Heating/Cooling'],
    ['  J.B.   & SONS ', 'J.B. & Sons'],
    ['CHAUFFAGE ÉLITE', 'Chauffage Élite'],
    ['MACHINE SHOP', 'Machine Shop'],
    ['Andover Officers Ltd', 'Andover Officers Ltd'],
    ['(ac) 24/7', '(AC) 24/7'],
    ['"(hvac)" pros', '"(HVAC)" Pros'],
    ['air l.l.c. a.c', 'Air L.L.C. A.C'],
    ['o.f. a-n-d co', 'O.F. A-N-D Co'],
    ['3m filters 1st air', '3m Filters 1st Air'],
  ])('%p is %p', (name, shown) => expect(displayName(name)).toBe(shown));

  test('is its own display name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z'&/.,é -]{0,40}$/), (name) => {
        expect(displayName(displayName(name))).toBe(displayName(name));
      }),
    );
  });

  test('is long above 24 characters (section 9)', () => {
    expect(isLongName('x'.repeat(24))).toBe(false);
    expect(isLongName('x'.repeat(25))).toBe(true);
  });
});
