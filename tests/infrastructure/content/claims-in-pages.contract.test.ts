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
  test('a maximum among key figures has its condition in the text below it, not only in the tooltip', () => {
    const maxima = pages.flatMap(({ file, markup }) =>
      [...markup.matchAll(MAXIMUM)].map(({ groups }) => `${file}: ${groups?.['description'] ?? ''}`),
    );
    expect(maxima.length).toBeGreaterThan(5);
    expect(maxima.filter((text) => !/Depends on|for 8 hours a day/.test(text))).toEqual([]);
  });

  test.each([
    ['no filter is compared to HEPA', /come close to HEPA/],
    ['water that drains through the pan is no fault', /(?:There’s|Look for) water in the (?:drain )?pan/],
    ['places with other rules are named', /Some places set other rules/],
  ])('%s', (_name, claim) =>
    expect(pages.filter(({ markup }) => claim.test(markup)).map(({ file }) => file)).toEqual([]),
  );

  test('the warranty page names where a warranty can’t depend on registration, with the date of the check', () => {
    const warranty = pages.find(({ file }) => file === 'resources/warranty.html')?.markup ?? '';
    expect(warranty).toMatch(
      /\{\{fact:registration-barred-in\}\}.*registration there\..*\{\{fact:facts-checked\}\}/,
    );
  });
});
