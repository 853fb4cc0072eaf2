import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';

const PAGES = 'infrastructure/content/pages';

/** A date that a sentence states: a fact, or written out with the words that come before it. */
const DATE = /\{\{fact:(?:facts-checked|credit-end)\}\}|(?:Last updated|mise à jour :) \p{L}+ \d{4}/gu;
/** One that stays whole at the end of a line, and that machines can read; within JSON, too. */
const WHOLE = /<time datetime=\\?"[^"\\]+\\?">[^<]+<\/time>/g;

test('every page that ships keeps its dates whole', () => {
  const files = globSync('**/*.html', { cwd: PAGES });
  const broken = files.flatMap((file) => {
    const markup = readFileSync(`${PAGES}/${file}`, 'utf8');
    return [...markup.replace(WHOLE, '').matchAll(DATE)].map(([date]) => `${file}: ${date}`);
  });
  expect(files.length).toBeGreaterThan(80);
  expect(broken).toEqual([]);
});
