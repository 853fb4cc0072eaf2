import { expect, test } from '@jest/globals';
import { warrantyTextsIn } from '../../../../ui/blocks/warranty/texts.ts';
import { registrationLines } from '../../../../ui/blocks/warranty/registration-details.ts';

const warrantyTexts = warrantyTextsIn('en');

const typedAs = (values: Readonly<Record<string, string>>) => (name: string) => values[name] ?? '';

test('each known detail has a labeled line, and the missing ones are named', () => {
  expect(
    registrationLines(warrantyTexts.details, typedAs({ serial: ' 24051234AB ', dealer: 'Blue Sky Air' })),
  ).toEqual({
    lines: 'Product serial number: 24051234AB\nDealer name: Blue Sky Air\n',
    missing: ['Installation date', 'Installed address'],
  });
});

test('there are no lines for empty details or spaces', () => {
  expect(registrationLines(warrantyTexts.details, typedAs({ serial: '  ' }))).toEqual({
    lines: null,
    missing: ['Product serial number', 'Installation date', 'Installed address', 'Dealer name'],
  });
});

test("the lines are in the page's language", () =>
  expect(registrationLines(warrantyTextsIn('fr').details, typedAs({ dealer: 'Blue Sky Air' })).lines).toBe(
    'Nom du concessionnaire: Blue Sky Air\n',
  ));
