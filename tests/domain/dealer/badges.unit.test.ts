import { describe, expect, test } from '@jest/globals';
import { badgesOf } from '../../../domain/dealer/badges.ts';

describe('The badges of a dealer (section 9)', () => {
  test('have a fixed order', () => {
    expect(
      badgesOf({
        leasingOption: false,
        showFinancing: true,
        nexiaDealerDiagnostics: true,
        charterMemberDate: '1998-06-01',
        nateCertified: true,
        emergencyService: true,
        dealerType: 'CC',
        phone1: '9725550100',
      }),
    ).toEqual([
      'comfort-specialist',
      'emergency-service',
      'nate-certified',
      'charter-member',
      'remote-diagnostics',
      'financing',
    ]);
  });

  test('are empty if nothing is known', () => expect(badgesOf({})).toEqual([]));

  test('do not call a dealer without certificate a Comfort Specialist', () => {
    expect(badgesOf({ dealerType: 'NON-CC' })).toEqual([]);
  });

  test('show financing only if the dealer has no leasing option', () => {
    expect(badgesOf({ showFinancing: true, leasingOption: true })).toEqual(['leasing']);
  });

  test('need a value: an empty date gives no badge', () => {
    expect(badgesOf({ charterMemberDate: ' ', emergencyService: false })).toEqual([]);
  });

  test('promise no emergency service without a phone number', () => {
    expect(badgesOf({ emergencyService: true })).toEqual([]);
    expect(badgesOf({ emergencyService: true, phone3: '9725550100' })).toEqual(['emergency-service']);
  });
});
