import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { isStreetAddress, isStreetBegun } from '../../../domain/lead/street-address.ts';
import { parseTypedAddress, type IsTown } from '../../../domain/lead/typed-address.ts';

/** The street and the place of a typed text: `[street, city, state, code]`. */
const split = (text: string, isTown?: IsTown) => {
  const parsed = parseTypedAddress(text, isTown);
  if (O.isNone(parsed)) return null;
  const { street, place } = parsed.value;
  return [street, place.city, place.state, place.code];
};

describe('A typed address', () => {
  test.each([
    [''],
    ['1200'],
    ['1200 '],
    ['1200 m'],
    ['1200 ma'],
    ['12 5th'],
    ['main st'],
    ['1200bc main st'],
    [', dallas'],
    ['1 ,dallas'],
    ['1200 @main'],
  ])('does not begin with %j', (text) => expect(split(text)).toBeNull());

  test.each([
    ['1200 mai', '1200 Mai'],
    ['1200 main st', '1200 Main St'],
    ['  1200   main\tst ', '1200 Main St'],
    ['1200 MAIN ST', '1200 Main St'],
    ['123A main st', '123A Main St'],
    ['37-15 73rd st', '37-15 73rd St'],
    ['1200 McKinney ave', '1200 McKinney Ave'],
    ['12 5TH AVE', '12 5th Ave'],
    ['100 ne 8th st', '100 NE 8th St'],
    ['100 8th st nw', '100 8th St NW'],
    ['10 rue sainte-catherine o', '10 Rue Sainte-Catherine O'],
    ['10 école st.', '10 École St.'],
    ['12 1/2 elm st', '12 1/2 Elm St'],
    ["12, rue de l'Église", "12 Rue De L'Église"],
    ['12 main st #4', '12 Main St #4'],
  ])('has the street of %j: %j', (text, street) => expect(split(text)).toEqual([street, '', '', '']));

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
    ["12, rue de l'Église, Québec, QC", ["12 Rue De L'Église", 'Québec', 'QC', '']],
    ['12 main st #4 dallas', ['12 Main St #4', 'dallas', '', '']],
    ['12 main st unit b dallas', ['12 Main St Unit B', 'dallas', '', '']],
    ['12 main st bldg 2 dallas', ['12 Main St Bldg 2', 'dallas', '', '']],
    ['12 main st, apt 4, dallas, tx 75201', ['12 Main St, Apt 4', 'dallas', 'TX', '75201']],
    ['12 main st, unit b, dallas', ['12 Main St, Unit B', 'dallas', '', '']],
    ['12 main st, #4, dallas', ['12 Main St, #4', 'dallas', '', '']],
    ['12 rue laval, app. 4, québec, qc', ['12 Rue Laval, App. 4', 'québec', 'QC', '']],
    ['12 main st, unity, me', ['12 Main St', 'unity', 'ME', '']],
    ['12 main st, dallas, tx, usa', ['12 Main St', 'dallas', 'TX', '']],
    ['12 main st, dallas, tx 75201, United States', ['12 Main St', 'dallas', 'TX', '75201']],
    ['12 king st, toronto, on m5v 3l9, canada', ['12 King St', 'toronto', 'ON', 'm5v 3l9']],
    ['12 main st, la canada', ['12 Main St', 'la canada', '', '']],
    ['12 main st, montréal (québec) h3g 1z1', ['12 Main St', 'montréal', 'QC', 'h3g 1z1']],
    ['12 main st, washington, d.c.', ['12 Main St', 'washington', 'DC', '']],
    ['12 main st, st. louis tx.', ['12 Main St', 'st. louis', 'TX', '']],
    ['１２ main st, dallas', ['12 Main St', 'dallas', '', '']],
    ['1200 main st apt 4b, tx', ['1200 Main St Apt 4b', '', 'TX', '']],
    ['1200 main st suite, dallas, tx', ['1200 Main St Suite', 'dallas', 'TX', '']],
  ])('has its place after a comma: %j', (text, parts) => expect(split(text)).toEqual(parts));

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
    ['12 north court st dallas', ['12 North Court St', 'dallas', '', '']],
    ['12 North Court St., Dallas, TX', ['12 North Court St.', 'Dallas', 'TX', '']],
    ['12 northwest court st dal', ['12 Northwest Court St', 'dal', '', '']],
    ['12 north st dallas', ['12 North St', 'dallas', '', '']],
    ['12 n st nw washington dc', ['12 N St NW', 'washington', 'DC', '']],
    ['12 n st johns ave dallas', ['12 N St Johns Ave', 'dallas', '', '']],
    ['12 west ave dallas', ['12 West Ave', 'dallas', '', '']],
    ['12 north main st st louis mo', ['12 North Main St', 'st louis', 'MO', '']],
    ['12 park ave north richland hills', ['12 Park Ave', 'north richland hills', '', '']],
    ['12 lake court drive dallas', ['12 Lake Court Drive', 'dallas', '', '']],
    ['12 main st 4 dallas', ['12 Main St 4', 'dallas', '', '']],
    ['12 newton court dallas', ['12 Newton Court', 'dallas', '', '']],
    ['12 park ave n plano', ['12 Park Ave N', 'plano', '', '']],
    ['12 main ct 06510', ['12 Main Ct', '', '', '06510']],
    ['100 king st m5v 3l9', ['100 King St', '', '', 'm5v 3l9']],
  ])('has its place after the kind of street: %j', (text, parts) => expect(split(text)).toEqual(parts));

  test.each([
    ['1200 broadway 10001', ['1200 Broadway', '', '', '10001']],
    ['1200 broadway ny 10001', ['1200 Broadway', '', 'NY', '10001']],
    ['1200 broadway ny 10001-1234', ['1200 Broadway', '', 'NY', '10001']],
    ['10 rue sherbrooke qc m5v 3l9', ['10 Rue Sherbrooke', '', 'QC', 'm5v 3l9']],
    ['10 rue sherbrooke m5v-3l9', ['10 Rue Sherbrooke', '', '', 'm5v-3l9']],
    ['10 rue sherbrooke m5v3l9', ['10 Rue Sherbrooke', '', '', 'm5v3l9']],
    ['1200 highway 71', ['1200 Highway 71', '', '', '']],
  ])('ends a street without a kind at a postal code: %j', (text, parts) =>
    expect(split(text)).toEqual(parts),
  );

  const TOWNS = new Set([
    ...[
      'dallas',
      'dallas TX',
      'st louis MO',
      'st louis',
      'university place',
      'québec QC',
      'quebec QC',
      'trois-rivières QC',
    ],
    ...['rivières QC', 'saint-jean QC', 'laval QC', 'montréal QC', 'victoria', 'victoria BC', 'rue'],
  ]);
  const isTown: IsTown = ({ city, state }) => TOWNS.has(`${city.toLowerCase()} ${state}`.trim());

  test.each([
    ['12 north court st dallas', ['12 North Court St', 'dallas', '', '']],
    ['12 lake court st dallas', ['12 Lake Court St', 'dallas', '', '']],
    ['12 north court st louis', ['12 North Court', 'st louis', '', '']],
    ['12 n court st louis mo', ['12 N Court', 'st louis', 'MO', '']],
    ['12 main st st louis', ['12 Main St', 'st louis', '', '']],
    ['12 n st university place', ['12 N St', 'university place', '', '']],
    ['12 king st toronto', ['12 King St', 'toronto', '', '']],
    ['12 avenue road toronto', ['12 Avenue Road', 'toronto', '', '']],
    ['12 main ave n st dallas', ['12 Main Ave N St', 'dallas', '', '']],
    ['12 main ave n st louis', ['12 Main Ave N', 'st louis', '', '']],
    ['12 king street west dallas', ['12 King Street West', 'dallas', '', '']],
    ['12 king street northwest dallas tx', ['12 King Street Northwest', 'dallas', 'TX', '']],
    ['12 king street west plano', ['12 King Street', 'west plano', '', '']],
    ['12 avenue j dallas tx 75201', ['12 Avenue J', 'dallas', 'TX', '75201']],
    ['100 broadway victoria bc', ['100 Broadway', 'victoria', 'BC', '']],
    ['100 broadway victoria tx', ['100 Broadway Victoria Tx', '', '', '']],
  ])('starts the place at a known town: %j', (text, parts) => expect(split(text, isTown)).toEqual(parts));

  test.each([
    ['12 Rue Saint-Jean Québec', ['12 Rue Saint-Jean', 'Québec', 'QC', '']],
    ['12 rue saint-jean quebec qc', ['12 Rue Saint-Jean', 'quebec', 'QC', '']],
    ['12 rue st jean québec', ['12 Rue St Jean', 'québec', 'QC', '']],
    ['12 rue saint-jean montréal québec', ['12 Rue Saint-Jean', 'montréal', 'QC', '']],
    ['12 rue saint-jean montréal h3g 1z1', ['12 Rue Saint-Jean', 'montréal', 'QC', 'h3g 1z1']],
    ['12 rue principale apt 4 trois-rivières', ['12 Rue Principale Apt 4', 'trois-rivières', 'QC', '']],
    ['12 boul. des forges trois-rivières', ['12 Boul. Des Forges', 'trois-rivières', 'QC', '']],
    ['12 rue sainte-catherine o montréal', ['12 Rue Sainte-Catherine O', 'montréal', 'QC', '']],
  ])('has a known town after a French street: %j', (text, parts) =>
    expect(split(text, isTown)).toEqual(parts),
  );

  test.each([
    ['12 rue laval', '12 Rue Laval'],
    ['12 rue de montréal', '12 Rue De Montréal'],
    ['12 rue saint laval', '12 Rue Saint Laval'],
    ['12 rue de la reine victoria', '12 Rue De La Reine Victoria'],
    ['12 rue sainte-catherine o', '12 Rue Sainte-Catherine O'],
    ['12 broadway dallas', '12 Broadway Dallas'],
    ['12 old broadway laval', '12 Old Broadway Laval'],
  ])('does not take a town name inside a street name for the place: %j', (text, street) =>
    expect(split(text, isTown)).toEqual([street, '', '', '']),
  );

  test.each([
    ['12 rue saint-jean, québec', 'QC'],
    ['12 rue saint-jean, dallas', ''],
    ['12 avenue c, victoria', ''],
  ])('with a French street, %j, is in Canada only if its town is: %j', (text, state) =>
    expect(split(text, isTown)?.[2]).toBe(state),
  );

  test.each([
    ['12 rue principale, 75201', ['12 Rue Principale', '', '', '75201']],
    ['12 rue des pins qc', ['12 Rue Des Pins', '', 'QC', '']],
    ['55 rang 4 qc', ['55 Rang 4', '', 'QC', '']],
  ])('has no town if %j names none, even if every town is known', (text, parts) =>
    expect(split(text, () => true)).toEqual(parts),
  );

  test('is not a post office box followed by a code', () => {
    expect(split('po box 12 75201')).toBeNull();
  });

  test('has a street before its first comma', () => {
    const word = fc.constantFrom('12', '5', 'n', 'ma', 'main', 'st', 'rue', 'dallas', 'po box', ',', '75201');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const typed = words.join(' ');
        const [before = ''] = typed.split(',');
        if (!isStreetBegun(before)) expect(split(typed)).toBeNull();
      }),
    );
  });

  test('has a street and city of the typed words, with any known towns', () => {
    const word = fc.constantFrom('rue', 'north', 'n', 'court', 'st', 'saint-jean', 'du', 'québec', 'dallas');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), fc.func(fc.boolean()), (words, isAnyTown) => {
        const typed = ['12', ...words].join(' ');
        const [street = '', city = ''] = split(typed, isAnyTown) ?? [];
        if (street !== '') expect(typed.startsWith(`${street} ${city}`.trim().toLowerCase())).toBe(true);
      }),
    );
  });

  test('has a street that is a street address with at least three letters', () => {
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

  test('has a street that is split the same again, unless the text has two postal codes', () => {
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

  test('has a street that begins with the house number, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const [street] = split(`12 ${text}`) ?? [];
        if (street !== undefined) expect(street).toMatch(/^12/);
      }),
    );
  });
});
