import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wholeBlock } from '../../../../domain/content/blocks/sketched-block.ts';
import { factFaults } from '../../../../domain/content/checks/fact-faults.ts';
import { siteFactTable, withFacts } from '../../../../domain/content/facts.ts';
import { faultText } from '../../../../domain/content/checks/content-fault.ts';
import { plainText } from '../../../../infrastructure/content/html/plain-text.ts';

const FACTS = siteFactTable({ text: '1-800-555-0199', address: 'tel:+18005550199' }, () => '2026-11-20');

const faultsIn = (text: string, today = '2026-11-22'): ReadonlyArray<string> =>
  factFaults(
    {
      title: '',
      description: '',
      locale: 'en',
      blocks: [wholeBlock({ name: 'core/html', originalContent: text })],
    },
    FACTS,
    today,
    plainText,
  ).map(faultText);

const kindsIn = (text: string, today = '2026-11-22'): ReadonlyArray<string> =>
  factFaults({ title: text, description: '', locale: 'en', blocks: [] }, FACTS, today, plainText).map(
    ({ _tag }) => _tag,
  );

describe('A statement on a page that contradicts the table of facts', () => {
  test.each([
    'A dealer will call you within 24 hours.',
    'Answers within 12 to 24 hours.',
    'Vous aurez de ses nouvelles dans les 48 heures.',
    'Register within 90 days of installation.',
    'Registration closes 30 days after installation.',
    'Parts are covered for 12 years instead of 5.',
    'Parts are covered for 10 years instead of 6.',
    'The Registered Limited Warranty is typically 12 years.',
    'The Base Limited Warranty typically applies, for 2 years.',
    'Air conditioners start at $5,500, installed.',
    'Furnaces, installed, from $2,999.',
    'A heat pump starting at $5,400',
    'New ductwork costs $2,000 to $9,000.',
    'New ductwork, if your home needs it, costs $2,000 to $9,000 more.',
    'It ended for equipment placed in service after 2026.',
    'It ended for systems put in after December 31, 2032.',
    'Call us at 1-800-555-0142.',
    'Customer care: (800) 555-0142',
    'Somebody answers Mon-Fri 9am-5pm CST.',
    'Somebody answers Mon-Fri 8 a m to 8 p m.',
    'Monday to Friday, 8 a.m. to 8 p.m.',
    'Du lundi au vendredi, 9h-17h',
  ])('is found: %s', (text) => expect(kindsIn(text)).toEqual(['OtherFact']));

  test.each([
    'A dealer will call you within 24 to 48 hours.',
    'A dealer will call you within 24–48 hours.',
    'Wet drywall molds within 72 hours.',
    'Vous aurez de ses nouvelles dans les 24 à 48 heures.',
    'Le responderemos; recibirá respuesta en un plazo de 24 a 48 horas.',
    'Register within 60 days of installation.',
    'Parts are typically covered for 10 years instead of 5.',
    'ENERGY STAR suggests considering a new one past about 10 years.',
    'Air conditioners start at $5,400, installed.',
    'Les climatiseurs, à partir de 5 400 $ posés',
    'A furnace puts $95 of $100 to work, starting in fall.',
    'New ductwork costs $3,000 to $10,000.',
    'New ductwork costs $3,000–$10,000.',
    'It ended for equipment placed in service after 2025.',
    'It ended for systems put in after December 31, 2025.',
    'Call us at (800) 555-0199.',
    'Poison control: 1-800-222-1222.',
    'Mon-Fri 8am-6pm CST',
    'Monday to Friday, 8 a.m. to 5 p.m.',
    'Monday through Friday, 8 a m – 5 p m',
    'du lundi au vendredi, 8h-18h CST',
    'Ventas: de lunes a viernes, de 7 a. m. a 5 p. m.',
  ])('is not found: %s', (text) => expect(kindsIn(text)).toEqual([]));

  test('is found across the fields of a block, and without its markup', () => {
    const figure = (number: string, beside = {}) =>
      factFaults(
        {
          title: '',
          description: '',
          locale: 'en',
          blocks: [
            wholeBlock({
              name: 'acf/big-number-list',
              attributes: {
                data: { number_items: [{ number, ...beside, label: 'Starting installed price' }] },
              },
            }),
          ],
        },
        FACTS,
        '2026-11-22',
        plainText,
      ).map(faultText);
    expect(figure('$5,800')).toEqual([]);
    expect(figure('$5,900')).toEqual([
      'Another value of starting prices: "$5,900" instead of $5,400 or $3,400 or $5,800 or $3,600 (write {{fact:price-air-conditioner}} or {{fact:price-furnace}} or {{fact:price-heat-pump}} or {{fact:price-air-handler}})',
    ]);
    expect(figure('$5,900', { icon: '', note: ' ', link: '', alt: '' })).toHaveLength(1);
    expect(faultsIn('<p>Register within <b>90 days</b>&nbsp;of it.</p>')).toEqual([
      'Another value of the days to register: "90" instead of 60 (write {{fact:registration-days}})',
    ]);
    expect(kindsIn('Register within 60 days')).toEqual([]);
    expect(faultsIn('Register within 90\n    days')).toHaveLength(1);
  });

  test('is found in office hours, and the fault names those of the home page', () =>
    expect(faultsIn('Mon-Fri 9am-5pm CST')).toEqual([
      'Another value of the office hours: "9am-5pm" instead of Mon-Fri 8am-6pm CST (write {{fact:hours-home}})',
    ]));

  test.each(['800-555-0199', '1-800-555-0199'])(
    'is not found in the phone number with or without its 1: %s',
    (text) => {
      const facts = siteFactTable({ text, address: 'tel:+18005550199' }, () => '2026-11-20');
      for (const number of ['(800) 555-0199', '1-800-555-0199', '1 800 555 0199']) {
        const page = { title: `Call us at ${number}.`, description: '', locale: 'en', blocks: [] };
        expect(factFaults(page, facts, '2026-11-22', plainText)).toEqual([]);
      }
    },
  );

  test('is never a fact from the table itself', () =>
    fc.assert(
      fc.property(fc.constantFrom('en', 'fr', 'es'), (language) => {
        const text = withFacts(
          'A dealer calls within {{fact:callback}}. Call us at {{fact:phone}}. {{fact:hours-home}}. {{fact:hours-contact}}. Register within {{fact:registration-days}} days. Air conditioners start at {{fact:price-air-conditioner}}.',
          FACTS,
          language,
        );
        expect(kindsIn(text)).toEqual([]);
      }),
    ));
});

describe('Tokens', () => {
  test('that name no fact are found', () =>
    expect(faultsIn('<p>{{fact:moon}}</p>')).toEqual(['Unknown fact or term: {{fact:moon}}']));
});

describe('Dates', () => {
  test.each([
    'The offer is good through October 31, 2026.',
    'Valid until November 21, 2026.',
    'L’offre est valable jusqu’au 31 octobre 2026.',
    'La oferta es válida hasta el 31 de octubre de 2026.',
  ])('in the past are found: %s', (text) => expect(kindsIn(text)).toEqual(['ExpiredDate']));

  test.each([
    'The offer is good through November 22, 2026.',
    'Ends on December 1, 2026.',
    'The credit ended for spending after December 31, 2025.',
    'jusqu’au 1er décembre 2026',
    'Open until late May 2026.',
  ])('in the future are not found: %s', (text) => expect(kindsIn(text)).toEqual([]));

  test.each([
    ['Last checked: November 20, 2026.', '2026-11-22', []],
    ['Last checked November 20, 2026.', '2027-11-20', []],
    ['Last checked: November 20, 2026.', '2027-11-22', ['OutdatedCheck']],
    ['Last checked: November 20, 2026.', '2026-11-19', ['OutdatedCheck']],
    ['Dernière vérification\u00a0: 20 novembre 2024.', '2026-11-22', ['OutdatedCheck']],
  ])('of checks are valid for a year: %s on %s', (text, today, kinds) =>
    expect(kindsIn(text, today)).toEqual(kinds),
  );

  test('are found across markup, too', () =>
    expect(
      faultsIn('<p>Last checked: <time datetime="2026-11-20">November 20, 2026</time>.</p>', '2027-11-22'),
    ).toEqual(['Check the facts again, and the date of the check: "Last checked: November 20, 2026"']));
});

describe('A legal minimum', () => {
  test.each([
    ['The legal minimum is 14.3 SEER2.', []],
    ['Federal minimums: 13.4 in the North.', []],
    ['The legal minimum for packaged heat pumps is 14.9 SEER2.', ['OtherFact']],
  ])('%s', (text, kinds) => expect(kindsIn(`${text} Last checked: May 2, 2026.`)).toEqual(kinds));
});

describe('A page about a topic that laws may change', () => {
  test.each([
    ['New units use R-454B.', 'en_US', ['UncheckedDate']],
    ['The federal tax credit has ended.', 'en', ['UncheckedDate']],
    ['New units use R-454B. Last checked: May 2, 2026.', 'en', []],
    ['Les nouveaux appareils utilisent le R-454B.', 'fr_CA', []],
    ['A heat pump heats and cools.', 'en', []],
  ])('must state the day of its last check, in English: %s', (title, locale, kinds) => {
    const page = { title, description: '', locale, blocks: [] };
    expect(factFaults(page, FACTS, '2026-11-22', plainText).map(({ _tag }) => _tag)).toEqual(kinds);
  });
});
