import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FACTS_CHECKED_ON, tokensIn, siteFactTable, withFacts } from '../../../domain/content/facts.ts';
import { inLanguage, type SiteLanguage } from '../../../domain/content/site-language.ts';

const PHONE = { text: '1-800-555-0199', address: 'tel:+18005550199' };
const FACTS = siteFactTable(PHONE, () => FACTS_CHECKED_ON);
const LANGUAGES: ReadonlyArray<SiteLanguage> = ['en', 'fr', 'es'];

describe('The table of facts', () => {
  test.each([
    ['callback', '24 to 48 hours', '24 à 48 heures', '24 a 48 horas'],
    ['phone', PHONE.text, PHONE.text, PHONE.text],
    ['phone-link', PHONE.address, PHONE.address, PHONE.address],
    ['registration-days', '60', '60', '60'],
    ['base-warranty-years', '5', '5', '5'],
    ['registered-warranty-years', '10', '10', '10'],
    ['price-air-conditioner', '$5,400', '5\u00a0400\u00a0$', '$5,400'],
    ['price-furnace', '$3,400', '3\u00a0400\u00a0$', '$3,400'],
    ['price-heat-pump', '$5,800', '5\u00a0800\u00a0$', '$5,800'],
    ['price-air-handler', '$3,600', '3\u00a0600\u00a0$', '$3,600'],
    [
      'price-ductwork',
      '$3,000 to $10,000',
      'de 3\u00a0000\u00a0$ à 10\u00a0000\u00a0$',
      'de $3,000 a $10,000',
    ],
    ['price-heat-pump-and-furnace', '$9,200', '9\u00a0200\u00a0$', '$9,200'],
    ['half-price-heat-pump-and-air-handler', '$4,700', '4\u00a0700\u00a0$', '$4,700'],
    [
      'price-furnace-with-ductwork',
      '$6,400 to $13,400',
      'de 6\u00a0400\u00a0$ à 13\u00a0400\u00a0$',
      'de $6,400 a $13,400',
    ],
    ['credit-end', 'December 31, 2025', '31 décembre 2025', '31 de diciembre de 2025'],
    ['credit-end-day', '2025-12-31', '2025-12-31', '2025-12-31'],
    ['credit-last-year', '2025', '2025', '2025'],
    ['facts-checked-day', ...LANGUAGES.map(() => FACTS_CHECKED_ON)],
    ['registration-barred-in', 'California and Quebec', 'Californie et Québec', 'California y Quebec'],
    ['refrigerant-change', 'January 1, 2025', '1er janvier 2025', '1 de enero de 2025'],
    ['older-equipment-rule', 'July 27, 2026', '27 juillet 2026', '27 de julio de 2026'],
    ['hours-home', ...LANGUAGES.map(() => 'Mon-Fri 8am-6pm CST')],
    [
      'hours-contact',
      'Mon-Fri 7am-5pm CST',
      'du lundi au vendredi, 8h-18h CST',
      'de lunes a viernes, de 7\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m. CST',
    ],
    ['hours-customer-care', ...LANGUAGES.map(() => 'Mon-Fri 8am-5pm CT')],
  ])('has the texts of %s in each language', (name, ...written) => {
    const fact = FACTS.get(name);
    expect(LANGUAGES.map((language) => fact?.[language])).toEqual(written);
  });

  test('has the day on which the facts were checked, in words', () =>
    expect(FACTS.get('facts-checked')).toEqual({
      en: expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/),
      fr: expect.stringMatching(/^\d{1,2} \p{L}+ 20\d\d$/u),
      es: expect.stringMatching(/^\d{1,2} de [a-z]+ de 20\d\d$/),
    }));
});

describe('Facts in a text', () => {
  test('replace their tokens, in the language of the page', () => {
    const text = 'Dans les {{fact:callback}}, au {{ fact:phone }} ou au {{fact: phone }}.';
    expect(withFacts(text, FACTS, 'fr')).toBe(
      'Dans les 24 à 48 heures, au {{ fact:phone }} ou au 1-800-555-0199.',
    );
  });

  test('that the table lacks stay unchanged, and are reported once', () => {
    const text = '{{fact:moon}} {{fact:toString}} {{fact:moon}} {{fact:phone}';
    expect(withFacts(text, FACTS, 'en')).toBe(text);
    expect(tokensIn(text)).toEqual(['{{fact:moon}}', '{{fact:toString}}']);
  });

  test('leave every other text unchanged', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.includes('{{fact:'));
        expect(withFacts(text, FACTS, 'en')).toBe(text);
      }),
    ));

  test('replace their tokens between any other texts', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...FACTS.keys()),
        fc.constantFrom(...LANGUAGES),
        fc.string().filter((text) => !/[{}]/.test(text)),
        (name, language, around) => {
          const text = withFacts(`${around}{{fact:${name}}}${around}`, FACTS, language);
          expect(text).toBe(`${around}${inLanguage(FACTS.get(name) ?? { en: '' }, language)}${around}`);
          expect(tokensIn(text)).toEqual([]);
        },
      ),
    ));
});
