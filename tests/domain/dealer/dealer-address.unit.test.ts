import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dealerAddressIn } from '../../../domain/dealer/dealer-address.ts';
import { DEALER_HOMES, DEALER_LANGUAGES, PLACE_PATH } from '../../../domain/dealer/dealer-homes.ts';
import { dealerPath, isInTown, statePath, townPath } from '../../../domain/dealer/dealer-path.ts';
import { aDealer } from '../../builders/a-dealer.ts';

const ACE = aDealer().named('ACE HVAC LLC').withCompanyId(7).in('Fort Worth', 'TX', '76102');

describe('The path of a dealer', () => {
  test.each([
    ['ACE HVAC LLC', 'Fort Worth', '/dealers/tx/fort-worth/ace-hvac-llc-7/'],
    ["O'BRIEN’S A/C & Sons", 'St. John’s', '/dealers/tx/st-johns/obriens-a-c-sons-7/'],
    [
      'Climatisation Thériault Inc.',
      'Trois-Rivières',
      '/dealers/tx/trois-rivieres/climatisation-theriault-inc-7/',
    ],
    ['', ' Dallas ', '/dealers/tx/dallas/dealer-7/'],
    ['東京', 'Dallas', '/dealers/tx/dallas/dealer-7/'],
    ['24/7', 'Dallas', '/dealers/tx/dallas/24-7-7/'],
  ])('is built from name and town: %s in %s', (name, city, path) =>
    expect(dealerPath(ACE.named(name).in(city, 'tx', '76102').build())).toBe(path),
  );

  test('contains “dealer” instead of a missing name', () =>
    expect(dealerPath(ACE.without('name').build())).toBe('/dealers/tx/fort-worth/dealer-7/'));

  test.each([
    ['a name of 60 characters whole', 'x'.repeat(60), 'x'.repeat(60)],
    ['a longer name up to 60 characters', 'x'.repeat(61), 'x'.repeat(60)],
    ['no hyphen where a longer name is cut', `${'x'.repeat(59)} air`, 'x'.repeat(59)],
    ['no punctuation around a name', '**Ace! & (Sons)**', 'ace-sons'],
  ])('contains %s', (_what, name, slug) =>
    expect(dealerPath(ACE.named(name).build())).toBe(`/dealers/tx/fort-worth/${slug}-7/`),
  );

  test('does not exist without a company id, a town or a state', () => {
    expect(dealerPath(ACE.without('companyId').build())).toBeNull();
    expect(dealerPath(ACE.without('city').build())).toBeNull();
    expect(dealerPath(ACE.without('state').build())).toBeNull();
    expect(dealerPath(ACE.in('Dallas', 'Texas', '75001').build())).toBeNull();
    expect(dealerPath(ACE.in('---', 'TX', '75001').build())).toBeNull();
  });

  test('contains its town, and is parsed back for any dealer name', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    const language = fc.constantFrom(...DEALER_LANGUAGES);
    fc.assert(
      fc.property(
        text,
        text,
        fc.integer({ min: 1, max: 2 ** 31 - 1 }),
        language,
        (name, city, id, inLanguage) => {
          const dealer = ACE.withCompanyId(id).named(name).in(city, 'TX', '75001').build();
          const home = DEALER_HOMES[inLanguage];
          const path = dealerPath(dealer, home);
          if (path === null) return;
          const address = dealerAddressIn(path);
          expect(path.startsWith(townPath(dealer)?.replace('/dealers/', home) ?? '-')).toBe(true);
          expect(path.slice(home.length)).toMatch(/^tx\/[a-z0-9-]+\/[a-z0-9-]+\/$/);
          expect(address).toMatchObject({ language: inLanguage, state: 'TX', companyId: id });
          expect(address !== null && isInTown(dealer, address)).toBe(true);
        },
      ),
    );
  });
});

describe('Reading a path', () => {
  test('finds the same dealer with an old name, or without a name', () => {
    const ofAce = { language: 'en', state: 'TX', town: 'fort-worth', companyId: 7 };
    expect(dealerAddressIn('/dealers/tx/fort-worth/old-name-7/')).toEqual(ofAce);
    expect(dealerAddressIn('/dealers/TX/Fort-Worth/7/')).toEqual(ofAce);
    expect(dealerAddressIn('/dealers/tx/fort-worth/24-7')).toEqual(ofAce);
  });

  test.each([
    ['/es/distribuidores/tx/addison/ace-7/', 'es'],
    ['/FR/concessionnaires/TX/Addison/7', 'fr'],
  ])('finds that %s is in the language %s', (path, language) =>
    expect(dealerAddressIn(path)).toEqual({ language, state: 'TX', town: 'addison', companyId: 7 }),
  );

  test.each([
    '/dealers/',
    '/es/distribuidores/',
    '/es/distribuidores/comparar/',
    '/fr/distribuidores/tx/addison/ace-7/',
    '/dealers/tx/',
    '/dealers/tx/dallas/',
    '/dealers/texas/dallas/ace-7/',
    '/dealers/tx/dallas/ace/',
    '/dealers/tx/dallas/ace-0/',
    '/dealers/tx/dallas/ace-9999999999/',
    '/dealers/tx/dallas/ace-7/more/',
    '/find-a-dealer/',
  ])('finds no dealer in %s', (path) => expect(dealerAddressIn(path)).toBeNull());

  test.each([
    ['/dealers/', true],
    ['/dealers/tx/', true],
    ['/dealers/tx/dallas/', true],
    ['/dealers/texas/', false],
    ['/dealers/tx/dallas/ace-7/', false],
    ['/dealers', false],
  ])('finds whether %s lists dealers by place: %s', (path, lists) =>
    expect(PLACE_PATH.test(path)).toBe(lists),
  );
});

test.each([
  ['TX', 'fort-worth', true],
  ['TX', 'dallas', false],
  ['OK', 'fort-worth', false],
])('In %s, the town %s is the town of a dealer in Fort Worth, Texas: %s', (state, town, isIn) =>
  expect(isInTown(ACE.build(), { state, town })).toBe(isIn),
);

test('A state has a page if its code has two letters', () => {
  expect(statePath(' TX ')).toBe('/dealers/tx/');
  expect(statePath('Texas')).toBeNull();
  expect(statePath(undefined)).toBeNull();
});
