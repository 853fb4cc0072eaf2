import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';

const PAGES = 'infrastructure/content/pages';

/** The numbers of headings, paragraphs, list items and table rows of a page. */
const partsOf = (file: string) => {
  const markup = readFileSync(`${PAGES}/${file}`, 'utf8');
  const count = (opening: RegExp): number => [...markup.matchAll(opening)].length;
  return {
    headings: count(/<h[1-6]\b/g),
    paragraphs: count(/<p\b/g),
    items: count(/<li\b/g),
    rows: count(/<tr\b/g),
  };
};

test.each([
  { english: 'privacy.html', french: 'fr/confidentialite.html' },
  { english: 'terms.html', french: 'fr/conditions-utilisation.html' },
])('$french has as many parts as $english', ({ english, french }) => {
  const parts = partsOf(english);
  expect(parts.headings).toBeGreaterThan(5);
  expect(partsOf(french)).toEqual(parts);
});
