import { expect, test } from '@jest/globals';
import { warrantyTexts, warrantyTextsIn } from '../../../../ui/blocks/warranty/texts.ts';
import { registrationLines } from '../../../../ui/blocks/warranty/registration-details.ts';

const typedAs = (values: Readonly<Record<string, string>>) => (name: string) => values[name] ?? '';

test('what is known of the four has a labeled line each, and the rest is named', () => {
  expect(
    registrationLines(warrantyTexts.details, typedAs({ serial: ' 24051234AB ', dealer: 'Blue Sky Air' })),
  ).toEqual({
    lines: 'Product serial number: 24051234AB\nDealer name: Blue Sky Air\n',
    missing: ['Installation date', 'Installed address'],
  });
});

test('of nothing, or of spaces, there are no lines', () => {
  expect(registrationLines(warrantyTexts.details, typedAs({ serial: '  ' }))).toEqual({
    lines: null,
    missing: ['Product serial number', 'Installation date', 'Installed address', 'Dealer name'],
  });
});

test('the lines are in the language of the page', () =>
  expect(registrationLines(warrantyTextsIn('fr').details, typedAs({ dealer: 'Blue Sky Air' })).lines).toBe(
    'Nom du concessionnaire: Blue Sky Air\n',
  ));
