import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { addressInTown, partsOf, verifiedAddress } from '../../../domain/lead/suggested-address.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';

const STREET = '1200 Main St';
const TOWN = { city: 'Addison', state: 'TX' };
const ZIP = '75001' as PostalCode;

describe('A suggested address (section 5)', () => {
  test('of a provider is verified, and fills in street, city, state and zip', () => {
    const address = verifiedAddress(STREET, TOWN, ZIP);
    expect(address).toEqual({
      label: '1200 Main St, Addison, TX 75001',
      addressLine1: STREET,
      ...TOWN,
      zip: '75001',
      isVerified: true,
    });
    expect(partsOf(address, 'M5V 3L9')).toEqual({ addressLine1: STREET, ...TOWN, zip: '75001' });
    expect(partsOf(address, '75002')).toEqual({ addressLine1: STREET, ...TOWN, zip: '75001' });
    expect(partsOf(address, '')).toEqual({ addressLine1: STREET, ...TOWN, zip: '75001' });
  });

  test('from a known town is not verified', () =>
    expect(addressInTown(STREET, TOWN, O.some(ZIP))).toEqual({
      ...verifiedAddress(STREET, TOWN, ZIP),
      isVerified: false,
    }));

  test('without a known code keeps the code that the visitor typed', () => {
    const address = addressInTown(STREET, TOWN, O.none);
    expect(address).toMatchObject({ label: '1200 Main St, Addison, TX', zip: '' });
    expect(partsOf(address, '75002')).toEqual({ addressLine1: STREET, ...TOWN });
    expect(partsOf(address, '7500')).toEqual({ addressLine1: STREET, ...TOWN });
  });

  test('without a known code clears a code of the other country', () => {
    const address = addressInTown('12 King St', { city: 'Toronto', state: 'ON' }, O.none);
    expect(partsOf(address, '75001')).toMatchObject({ state: 'ON', zip: '' });
    expect(partsOf(address, 'm5v3l9')).not.toHaveProperty('zip');
  });
});
