import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { displayName, displayTown, isLongName } from '../../../domain/dealer/display-name.ts';

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
    ["('HVAC') PROS", "('HVAC') Pros"],
    ['air l.l.c. a.c', 'Air L.L.C. A.C'],
    ['o.f. a-n-d co', 'O.F. A-N-D Co'],
    ['3m filters 1st air', '3m Filters 1st Air'],
    ['HVAC-R PROS LLC.', 'HVAC-R Pros LLC.'],
    ['J&J HVAC/R', 'J&J HVAC/R'],
    ['TOTAL HVAC&R', 'Total HVAC&R'],
    ['HEATING/AC & PLUMBING', 'Heating/AC & Plumbing'],
    ['MCDONALD & SONS', 'McDonald & Sons'],
    ['(MCKEE) SMITH-MCCOY', '(McKee) Smith-McCoy'],
    ['MCM HEATING', 'Mcm Heating'],
    ['DE LA CRUZ', 'De La Cruz'],
    ['HVACO ACME', 'Hvaco Acme'],
  ])('%p is %p', (name, shown) => expect(displayName(name)).toBe(shown));

  test.each([
    ['CHAUFFAGE DE LA CITÉ ET DU NORD', 'Chauffage de la Cité et du Nord'],
    ['LA MAISON DU CHAUFFAGE', 'La Maison du Chauffage'],
    ['DE LA CRUZ', 'De la Cruz'],
    ['AIR ET HVAC LLC', 'Air et HVAC LLC'],
  ])('of %p in Quebec is %p', (name, shown) => expect(displayName(name, 'QC')).toBe(shown));

  test.each([' qc ', 'Qc'])('has lower-case French words in the province %p', (province) =>
    expect(displayName('AIR ET MER', province)).toBe('Air et Mer'),
  );

  test('has French words in title case in another province', () =>
    expect(displayName('AIR ET DE LA MER', 'ON')).toBe('Air Et De La Mer'));

  const words = fc
    .array(
      fc.oneof(
        fc.constantFrom('HVAC-R', 'HVAC&R', 'a/c', 'LLC.', "O'BRIEN'S", 'MCDONALD', 'mcm', 'DE', 'la', 'ET'),
        fc.stringMatching(/^[A-Za-z'&/.,é-]{0,12}$/),
      ),
    )
    .map((list) => list.join(' '));

  test('of a display name is the same name, in any state and letter case', () => {
    fc.assert(
      fc.property(words, fc.constantFrom('TX', 'QC', ''), (name, state) => {
        const shown = displayName(name, state);
        expect(displayName(shown, state)).toBe(shown);
        expect(displayName(name.toUpperCase(), state)).toBe(shown);
        expect(shown.toLowerCase()).toBe(name.trim().replace(/ +/g, ' ').toLowerCase());
      }),
    );
  });

  test('is long above 24 characters (section 9)', () => {
    expect(isLongName('x'.repeat(24))).toBe(false);
    expect(isLongName('x'.repeat(25))).toBe(true);
  });
});

test.each([
  ['WEST WENDOVER', 'NV', 'West Wendover'],
  ['ST. PAUL', 'MN', 'St. Paul'],
  ['TROIS-RIVIÈRES', 'QC', 'Trois-Rivières'],
  ['RIVIÈRE DU LOUP', 'QC', 'Rivière du Loup'],
  ['McAllen', 'TX', 'McAllen'],
  ['DeSoto', 'TX', 'DeSoto'],
  [' Addison ', undefined, 'Addison'],
  ['', undefined, ''],
])('The town %j in %s is shown as %j', (town, state, expected) =>
  expect(displayTown(town, state)).toBe(expected),
);
