import { describe, expect, it } from '@jest/globals';
import * as O from 'fp-ts/Option';
import fc from 'fast-check';
import { searchedArea } from '../../../domain/postal-code/searched-area.ts';
import {
  MAX_TOWN_LENGTH,
  mayBeTown,
  searchedText,
  spelledParameter,
} from '../../../domain/postal-code/searched-code.ts';

describe('The area of a dealer search (contract, section 7)', () => {
  it.each(['75001', ' 75001-1234. ', '1200 Main St, Dallas, TX 75001'])('%p is a zip', (typed) =>
    expect(searchedArea(typed)).toEqual(O.some({ code: '75001', name: '75001', isAreaAlone: false })),
  );

  it('has the full code as its name in Canada', () =>
    expect(searchedArea('m5v3l9')).toEqual(O.some({ code: 'M5V 3L9', name: 'M5V 3L9', isAreaAlone: false })));

  it.each(['M5V', 'm5v', ' m5v ', 'm5v.', ' m5v. ', 'm\u00ad5v', 'Ｍ５Ｖ'])(
    '%p is a Canadian area without the rest of the code',
    (typed) => {
      expect(searchedArea(typed)).toEqual(O.some({ code: 'M5V 1A1', name: 'M5V', isAreaAlone: true }));
      expect(searchedText(typed)).toBe('M5V');
    },
  );

  it.each(['', 'Plano', '7500', 'M5', 'M5V 3', '5MV', 'Toronto M5V'])('is not found in %p', (typed) =>
    expect(searchedArea(typed)).toEqual(O.none),
  );

  it('has an address with the full name of a town, or the beginning of any other text', () => {
    expect(searchedText(' Rancho Santa Margarita, CA ')).toBe('Rancho Santa Margarita, CA');
    expect(searchedText('1200 Main Street, apartment 4')).toBe('1200 Main Street');
    expect(searchedText(`${'long '.repeat(9)}name`)).toBe('long long long l');
  });

  it.each([
    ['Plano', true],
    ['Plano, TX', true],
    ["Coeur d'Alene", true],
    ['Trois-Rivières', true],
    ['St. Louis', true],
    ['P', false],
    ['1200 Main St', false],
    ['Plano 75', false],
    ['?', false],
    ['a'.repeat(MAX_TOWN_LENGTH), true],
    ['a'.repeat(MAX_TOWN_LENGTH + 1), false],
  ])('%p may be a town: %p', (text, may) => expect(mayBeTown(text)).toBe(may));

  it.each([
    ['zipcode', '75001-1234', '75001'],
    ['zip', ' m5v3l9 ', 'M5V 3L9'],
    ['zip', '1200 Main Street, apartment 4', '1200 Main Street'],
    ['near', '75001-1234', '75001-1234'],
    ['', ' m5v3l9 ', ' m5v3l9 '],
  ])('has one spelling in the address, unlike other parameters: %s=%s is %j', (name, text, spelled) =>
    expect(spelledParameter(name, text)).toBe(spelled),
  );

  it('has an address that is parsed back unchanged', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (typed) => {
        const text = searchedText(typed);
        expect(searchedText(text)).toBe(text);
        expect(searchedArea(text)).toEqual(searchedArea(searchedText(text)));
      }),
    ));
});
