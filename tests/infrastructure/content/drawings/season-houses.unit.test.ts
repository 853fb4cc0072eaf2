import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';

const SEASONS = ['spring', 'summer', 'winter'] as const;

const house = (season: (typeof SEASONS)[number]): string =>
  readFileSync(`ui/theme/public/drawings/house-${season}.svg`, 'utf8');

test.each(SEASONS)("The house in %s has the walls of the home page's house", (season) => {
  const hero = readFileSync('ui/theme/illustrations/home-hero.svg', 'utf8');
  const walls = [...hero.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d);

  expect(walls.length).toBeGreaterThan(100);
  expect(walls.filter((d) => !house(season).includes(d))).toEqual([]);
});

test('The lawn of the home page’s house is green in summer and white in winter', () => {
  const lawn = ['#1d4a4a', '#2d6159'];

  expect(lawn.filter((color) => house('summer').includes(`"${color}"`))).toEqual(lawn);
  expect(lawn.filter((color) => house('winter').includes(`"${color}"`))).toEqual([]);
});
