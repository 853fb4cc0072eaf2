import { describe, expect, test } from '@jest/globals';
import { isMisspelling, isWord, searchWords } from '../../../../domain/search/intents/search-words.ts';

describe('The words of a search', () => {
  test.each([
    ['No HEAT!', 'no heat'],
    ['calefacción, à l’œuf', 'calefaccion a l oeuf'],
    ["won't turn on", 'wont turn on'],
    ['can´t start', 'cant start'],
    ['so much smoke, how much', 'smoke how much'],
    ['it’s the neighbor`s, I‘m sure they‘re fine', 'its the neighbors im sure theyre fine'],
    ['fuite d’eau', 'fuite d eau'],
    ['ice -- and\n  water', 'ice and water'],
    ['', ''],
    ['?! ', ''],
  ])('in “%s” are “%s”', (text, words) => expect(searchWords(text).join(' ')).toBe(words));

  test.each([
    ['R-410A, R 454b, r32 and R-22', 'r410a r454b r32 and r22'],
    ['A/C, a.c. and a c', 'ac ac and ac'],
    ['rendez-vous', 'rendezvous'],
    ['tune up, tune-up', 'tuneup tuneup'],
    ['fire place', 'fireplace'],
    ['heatpump, heat-pumps', 'heatpump heatpump'],
    ['mini split, mini-splits', 'minisplit minisplit'],
    ['bombas de calor', 'bombadecalor'],
    ['thermopompe murale', 'minisplit murale'],
  ])('have one spelling: “%s” is “%s”', (text, words) => expect(searchWords(text).join(' ')).toBe(words));
});

describe('A known word', () => {
  test.each([
    ['furnace', 'furnace', true],
    ['furnaces', 'furnace', true],
    ['furnacess', 'furnace', false],
    ['furnac', 'furnace', false],
    ['fire', 'fireplace', false],
    ['', 'furnace', false],
    ['leak', 'leak*', true],
    ['leaking', 'leak*', true],
    ['lea', 'leak*', false],
    ['unleak', 'leak*', false],
  ])('is in “%s” for “%s”: %p', (typed, known, is) => expect(isWord(typed, known)).toBe(is));
});

describe('A misspelling', () => {
  test.each([
    ['has an extra letter', 'boilerr', 'boiler'],
    ['has an extra letter in the middle', 'boileer', 'boiler'],
    ['lacks a letter', 'boler', 'boiler'],
    ['lacks the last letter', 'boile', 'boiler'],
    ['has a wrong letter', 'boilar', 'boiler'],
    ['has two letters in the wrong order', 'bolier', 'boiler'],
    ['has the last two letters in the wrong order', 'boilre', 'boiler'],
  ])('%s: “%s” for “%s”', (_what, typed, known) => expect(isMisspelling(typed, known)).toBe(true));

  test.each([
    ['an added and a missing letter', 'apppointmnt', 'appointment', true],
    ['a wrong letter and two in the wrong order', 'apopintmant', 'appointment', true],
    ['two pairs in the wrong order', 'apopintmetn', 'appointment', true],
    ['two extra letters', 'apppointtment', 'appointment', true],
    ['three wrong letters', 'abbointmant', 'appointment', false],
    ['three missing letters', 'appoitmt', 'appointments', false],
  ])('of a long word may have two typos, and not three: %s', (_what, typed, known, is) =>
    expect(isMisspelling(typed, known)).toBe(is),
  );

  test.each([
    ['housa', 'house', false],
    ['boilar', 'boiler', true],
    ['boilax', 'boiler', false],
    ['radiatar', 'radiator', true],
    ['breakbrix', 'breakdown', false],
    ['apliancex', 'appliance', false],
    ['thermastet', 'thermostat', true],
  ])(
    'has at most as many typos as its length allows, from 6 letters on: “%s” for “%s”: %p',
    (typed, known, is) => expect(isMisspelling(typed, known)).toBe(is),
  );

  test.each([
    ['replaces two letters, one by the next', 'bolxer'],
    ['replaces two letters, one by the previous', 'boxier'],
    ['swaps two letters and replaces another', 'boliar'],
  ])('is not one that %s: “%s” for “boiler”', (_what, typed) =>
    expect(isMisspelling(typed, 'boiler')).toBe(false),
  );

  test.each([
    ['voiler', 'boiler'],
    ['obiler', 'boiler'],
    ['oiler', 'boiler'],
    ['', 'boiler'],
    ['thermostats', 'boiler'],
  ])('has the first letter of the word: “%s” is no “%s”', (typed, known) =>
    expect(isMisspelling(typed, known)).toBe(false),
  );

  test('of the beginning of a word may have any ending', () => {
    expect(isMisspelling('boilarman', 'boiler*')).toBe(true);
    expect(isMisspelling('boilleres', 'boiler*')).toBe(true);
    expect(isMisspelling('bolers', 'boiler*')).toBe(true);
    expect(isMisspelling('boilarman', 'boiler')).toBe(false);
    expect(isMisspelling('boilerman', 'boiler')).toBe(false);
  });
});
