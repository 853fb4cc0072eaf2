import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { formatPhone, phoneAddress } from '../../../domain/phone/phone-format.ts';

describe('A phone number (section 5)', () => {
  test.each([
    ['2145550123', '1-214-555-0123'],
    ['(214) 555-0123', '1-214-555-0123'],
    ['12145550123', '1-214-555-0123'],
    ['+1 214.555.0123', '1-214-555-0123'],
    ['2145550100 x12', '1-214-555-0100 ext. 12'],
    ['214-555-0100, ext. 4021', '1-214-555-0100 ext. 4021'],
    ['214-555-0100x12 ', '1-214-555-0100 ext. 12'],
    ['214-555-0100 ext12', '1-214-555-0100 ext. 12'],
    ['214-555-0100 ext.: 12', '1-214-555-0100 ext. 12'],
    ['514-555-0100 poste 12', '1-514-555-0100 ext. 12'],
    ['214-555-0100 extn 12', '1-214-555-0100 ext. 12'],
    ['214-555-0100 extensión 12', '1-214-555-0100 ext. 12'],
    ['tel:+1-214-555-0100;ext=12', '1-214-555-0100 ext. 12'],
    ['001 214 555 0100', '1-214-555-0100'],
    ['214-555-O1O0', '1-214-555-0100'],
    ['214-555-0100 x123456', '1-214-555-0100 ext. 123456'],
    ['214-555-0100 x1234567', '214-555-0100 x1234567'],
    ['x12 214-555-0100', 'x12 214-555-0100'],
    ['214-555-0100 x12a', '214-555-0100 x12a'],
    ['22145550100', '22145550100'],
    ['21455501001', '21455501001'],
    ['1-214-555-010', '1-214-555-010'],
    ['1145550100', '1145550100'],
    ['11145550100', '11145550100'],
    ['1-800-CALL-NOW', '1-800-CALL-NOW'],
    [' 1 - 800 - CALL - NOW ', '1 - 800 - CALL - NOW'],
    ['Office 214 555 0100', '1-214-555-0100'],
    ['214-555-0100 / 972-555-0101', '1-214-555-0100'],
    [' 911 ', '911'],
    ['', ''],
    ['call us', 'call us'],
  ])('%p is written %p', (text, written) => expect(formatPhone(text)).toBe(written));

  test('is written without its 1 on request', () => {
    expect(formatPhone('12145550123', { prefixed: false })).toBe('214-555-0123');
  });

  test.each([
    ['(214) 555-0123', 'tel:+12145550123'],
    ['2145550100 x12', 'tel:+12145550100;ext=12'],
    ['214 555 0100 Extension 7', 'tel:+12145550100;ext=7'],
    ['(214) 555-0100 #31', 'tel:+12145550100;ext=31'],
    ['1-800-CALL-NOW', 'tel:+18002255669'],
    [' +1 800 CALL NOW', 'tel:+18002255669'],
    ['214-555-0100 text 12', 'tel:+12145550100'],
    ['1-800-CALL-NOW x12', 'tel:+18002255669;ext=12'],
    ['1 800 CONTACTS', 'tel:+18002668228'],
    ['(214) 555-HEAT', 'tel:+12145554328'],
    ['1-800-GO FURNO', 'tel:+18004638766'],
    ['214-555-O100', 'tel:+12145550100'],
    ['001 214 555 0100', 'tel:+12145550100'],
    ['+1214 555 0100;ext=12', 'tel:+12145550100;ext=12'],
    ['214-555-0100 / 972-555-0101', 'tel:+12145550100'],
    ['(214) 555-0100; 1-972-555-0101', 'tel:+12145550100'],
    ['(214) 555-HEATING', 'tel:+12145554328'],
    ['1 - (800) - PQRS.TUV', 'tel:+18007777888'],
    ['800ADGJMWZ', 'tel:+18002345699'],
    ['1-800-CALL/NOW', 'tel:1800'],
    ['Office 214 555 0100', 'tel:+12145550100'],
    ['911', 'tel:911'],
    ['+44 20 7946 0018', 'tel:+442079460018'],
    [' +52 55 1234 5678', 'tel:+525512345678'],
    ['44 20 7946 0018', 'tel:442079460018'],
    ['1-214-555-010', 'tel:1214555010'],
    ['1-800-CALL', null],
    ['call us', null],
  ])('%p is dialed as %p', (text, address) => expect(phoneAddress(text)).toEqual(O.fromNullable(address)));

  test('is written and dialed the same for any spelling of its ten digits', () => {
    const digits = fc.stringMatching(/^[2-9]\d{9}$/);
    const separator = fc.constantFrom('', ' ', '-', '.', ') ');
    fc.assert(
      fc.property(
        digits,
        separator,
        separator,
        fc.constantFrom('', '1', '+1 ', '1-'),
        (ten, a, b, prefix) => {
          const text = `${prefix}${ten.slice(0, 3)}${a}${ten.slice(3, 6)}${b}${ten.slice(6)}`;
          expect(formatPhone(text)).toBe(`1-${ten.slice(0, 3)}-${ten.slice(3, 6)}-${ten.slice(6)}`);
          expect(phoneAddress(formatPhone(text))).toEqual(O.some(`tel:+1${ten}`));
        },
      ),
    );
  });

  test('is always written with the typed digits', () => {
    const typed = fc.array(fc.constantFrom(...'01234567890123456789+-.() '), { maxLength: 16 });
    const dialed = (text: string): string => text.replace(/\D/g, '').replace(/^(?:00)?1/, '');
    fc.assert(
      fc.property(fc.constantFrom('', '1', '1-', '+1 '), typed, (prefix, characters) => {
        const text = `${prefix}${characters.join('')}`;
        expect(dialed(formatPhone(text))).toBe(dialed(text));
      }),
      { examples: [['1-', [...'214-555-010']]] },
    );
  });
});
