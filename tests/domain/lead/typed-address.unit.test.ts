import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { isStreetAddress } from '../../../domain/lead/street-address.ts';
import { parseTypedAddress } from '../../../domain/lead/typed-address.ts';

/** The street and the place that a text is split into: `[street, city, state, code]`. */
const split = (text: string) => {
  const parsed = parseTypedAddress(text);
  if (O.isNone(parsed)) return null;
  const { street, place } = parsed.value;
  return [street, place.city, place.state, place.code];
};

describe('What is typed of an address', () => {
  test.each([
    [''],
    ['1200'],
    ['1200 '],
    ['1200 m'],
    ['1200 ma'],
    ['12 5th'],
    ['main st'],
    ['1200b main st'],
    [', dallas'],
    ['1 ,dallas'],
    ['1200 @main'],
  ])('%j is no beginning of one', (text) => expect(split(text)).toBeNull());

  test.each([
    ['1200 mai', '1200 Mai'],
    ['1200 main st', '1200 Main St'],
    ['  1200   main\tst ', '1200 Main St'],
    ['1200 MAIN ST', '1200 Main St'],
    ['1200 McKinney ave', '1200 McKinney Ave'],
    ['12 5TH AVE', '12 5th Ave'],
    ['100 ne 8th st', '100 NE 8th St'],
    ['100 8th st nw', '100 8th St NW'],
    ['10 rue sainte-catherine o', '10 Rue Sainte-Catherine O'],
    ['10 école st.', '10 École St.'],
    ['12 1/2 elm st', '12 1/2 Elm St'],
  ])('of %j the street is %j', (text, street) => expect(split(text)).toEqual([street, '', '', '']));

  test.each([
    ['1200 main st, dallas', ['1200 Main St', 'dallas', '', '']],
    ['1200 main st , dallas', ['1200 Main St', 'dallas', '', '']],
    ['12 main st rear, dallas', ['12 Main St Rear', 'dallas', '', '']],
    ['1200 main st,dal', ['1200 Main St', 'dal', '', '']],
    ['1200 main st, Dallas, TX', ['1200 Main St', 'Dallas', 'TX', '']],
    ['1200 main st, dallas tx 75201-1234', ['1200 Main St', 'dallas', 'TX', '75201']],
    ['1200 main st, dallas tx 752', ['1200 Main St', 'dallas', 'TX', '752']],
    ['1200 main st, tx', ['1200 Main St', '', 'TX', '']],
    ['1200 main st, 75201', ['1200 Main St', '', '', '75201']],
    ['1200 main st, charleston west virginia', ['1200 Main St', 'charleston', 'WV', '']],
    ['1200 main st, new york', ['1200 Main St', 'new york', '', '']],
    ['1200 main st, New York, NY', ['1200 Main St', 'New York', 'NY', '']],
    ['100 king st w, toronto on m5v 3l9', ['100 King St W', 'toronto', 'ON', 'm5v 3l9']],
    ['1200 broadway, ', ['1200 Broadway', '', '', '']],
    ['1200 main st apt 4b, tx', ['1200 Main St Apt 4b', '', 'TX', '']],
    ['1200 main st suite, dallas, tx', ['1200 Main St Suite', 'dallas', 'TX', '']],
  ])('behind a comma is the place: %j', (text, parts) => expect(split(text)).toEqual(parts));

  test.each([
    ['1200 main st dallas', ['1200 Main St', 'dallas', '', '']],
    ['1200 main st dallas tx', ['1200 Main St', 'dallas', 'TX', '']],
    ['1200 main st dallas, tx', ['1200 Main St', 'dallas', 'TX', '']],
    ['1200 main st dallas, 75201', ['1200 Main St', 'dallas', '', '75201']],
    [' 12 st johns ave dallas', ['12 St Johns Ave', 'dallas', '', '']],
    ['1200 main st dallas, tx 75201', ['1200 Main St', 'dallas', 'TX', '75201']],
    ['12 king st toronto, ON', ['12 King St', 'toronto', 'ON', '']],
    ['12 king st toronto, ontario m5v 3l9', ['12 King St', 'toronto', 'ON', 'm5v 3l9']],
    ['1200 main st. apt 4b dallas', ['1200 Main St. Apt 4b', 'dallas', '', '']],
    ['12 st johns ave dallas', ['12 St Johns Ave', 'dallas', '', '']],
    ['12 main st st louis mo', ['12 Main St', 'st louis', 'MO', '']],
    ['12 n court st dallas', ['12 N Court St', 'dallas', '', '']],
    ['12 lake court drive dallas', ['12 Lake Court Drive', 'dallas', '', '']],
    ['12 main st 4 dallas', ['12 Main St 4', 'dallas', '', '']],
    ['12 newton court dallas', ['12 Newton Court', 'dallas', '', '']],
    ['12 park ave n plano', ['12 Park Ave N', 'plano', '', '']],
    ['12 main ct 06510', ['12 Main Ct', '', '', '06510']],
    ['100 king st m5v 3l9', ['100 King St', '', '', 'm5v 3l9']],
  ])('behind the kind of street is the place: %j', (text, parts) => expect(split(text)).toEqual(parts));

  test.each([
    ['1200 broadway 10001', ['1200 Broadway', '', '', '10001']],
    ['1200 broadway ny 10001', ['1200 Broadway', '', 'NY', '10001']],
    ['1200 broadway ny 10001-1234', ['1200 Broadway', '', 'NY', '10001']],
    ['10 rue sherbrooke qc m5v 3l9', ['10 Rue Sherbrooke', '', 'QC', 'm5v 3l9']],
    ['10 rue sherbrooke m5v-3l9', ['10 Rue Sherbrooke', '', '', 'm5v-3l9']],
    ['10 rue sherbrooke m5v3l9', ['10 Rue Sherbrooke', '', '', 'm5v3l9']],
    ['1200 highway 71', ['1200 Highway 71', '', '', '']],
  ])('a whole postal code ends a street without a kind: %j', (text, parts) =>
    expect(split(text)).toEqual(parts),
  );

  test('a street that is suggested is a street address, and of three letters at least', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aB9éß/.-ſ'), minLength: 1, maxLength: 6 });
    const words = fc.array(fc.oneof(word, fc.constantFrom('st', 'nw', 'tx', ',', '75201', 'm5v 3l9')));
    fc.assert(
      fc.property(fc.nat(99_999), words, (number, rest) => {
        const [street] = split([number, ...rest].join(' ')) ?? [];
        if (street === undefined) return;
        expect(isStreetAddress(street)).toBe(true);
        expect(street.match(/\p{L}/gu)?.length).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  test('a street that was split off is split alike again, unless it names two postal codes', () => {
    const word = fc.constantFrom(
      'main',
      'oak',
      'st',
      'ave',
      'nw',
      'McKinney',
      '5th',
      'dallas',
      'tx',
      '75201',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        fc.pre(words.filter((each) => each === '75201').length < 2);
        const [street] = split(['12', ...words].join(' ')) ?? [];
        if (street !== undefined) expect(split(street)?.[0]).toBe(street);
      }),
    );
  });

  test('any text at all names a street that begins with the house number, or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const [street] = split(`12 ${text}`) ?? [];
        if (street !== undefined) expect(street).toMatch(/^12/);
      }),
    );
  });
});
