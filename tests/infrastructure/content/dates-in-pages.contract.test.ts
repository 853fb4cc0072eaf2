import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';

const PAGES = 'infrastructure/content/pages';

/** Matches a date in a sentence: a fact, or a written-out date with the words before it. */
const DATE = /\{\{fact:(?:facts-checked|credit-end)\}\}|(?:Last updated|mise à jour :) \p{L}+ \d{4}/gu;
/** Matches a date that does not break and is machine-readable, even within JSON. */
const WHOLE = /<time datetime=\\?"[^"\\]+\\?">[^<]+<\/time>/g;

test('Dates on shipped pages do not break across lines', () => {
  const files = globSync('**/*.html', { cwd: PAGES });
  const broken = files.flatMap((file) => {
    const markup = readFileSync(`${PAGES}/${file}`, 'utf8');
    return [...markup.replace(WHOLE, '').matchAll(DATE)].map(([date]) => `${file}: ${date}`);
  });
  expect(files.length).toBeGreaterThan(80);
  expect(broken).toEqual([]);
});
