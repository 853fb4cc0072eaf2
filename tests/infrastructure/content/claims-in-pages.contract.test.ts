import { describe, expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';

const PAGES = 'infrastructure/content/pages';

const pages = globSync('**/*.html', { cwd: PAGES }).map((file) => ({
  file,
  markup: readFileSync(`${PAGES}/${file}`, 'utf8'),
}));

/** Matches a key figure that is a maximum, with the description below it. */
const MAXIMUM = /"number":"Up to [^"]*","label":"[^"]*","description":"(?<description>[^"]*)"/g;

describe('The claims of the shipped pages', () => {
  test('state the condition of a maximum in the text below the figure, not only in the tooltip', () => {
    const maxima = pages.flatMap(({ file, markup }) =>
      [...markup.matchAll(MAXIMUM)].map(({ groups }) => `${file}: ${groups?.['description'] ?? ''}`),
    );
    expect(maxima.length).toBeGreaterThan(4);
    expect(maxima.filter((text) => !/Depends on|for 8 hours a day/.test(text))).toEqual([]);
  });

  test.each([
    ['give no share of particles without its particle size and test', /99\.98/],
    ['compare no filter to HEPA', /come close to HEPA/],
    ['do not call water in the drain pan a fault', /(?:There’s|Look for) water in the (?:drain )?pan/],
    ['leave out no fuel of furnaces', /burns gas or oil/],
    ['name the places with other rules', /Some places set other rules/],
  ])('%s', (_name, claim) =>
    expect(pages.filter(({ markup }) => claim.test(markup)).map(({ file }) => file)).toEqual([]),
  );

  test('give the time until which the credit of each year can be claimed, and the limit of earlier years', () => {
    const taxes = pages.find(({ file }) => file === 'resources/tax-credits.html')?.markup ?? '';
    expect(taxes).toContain('{{fact:credit-claims}}');
    expect(taxes).toContain('At most $500 in a lifetime');
  });

  test.each(['resources/warranty', 'es/garantia', 'fr/garantie'])(
    '%s: says where the official lists of recalls are',
    (name) => {
      const markup = pages.find(({ file }) => file === `${name}.html`)?.markup ?? '';
      const section = markup.slice(markup.indexOf('id="recall"'), markup.indexOf('id="documents"'));
      expect(section).toContain('https://www.cpsc.gov/Recalls');
      expect(section).toContain('https://recalls-rappels.canada.ca/');
    },
  );

  test('name the places where other rules on registration may apply, with the date of the check', () => {
    const warranty = pages.find(({ file }) => file === 'resources/warranty.html')?.markup ?? '';
    expect(warranty).toMatch(
      /\{\{fact:registration-barred-in\}\}.*registration may apply there\..*\{\{fact:facts-checked\}\}/,
    );
  });
});
