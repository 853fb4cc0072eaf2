import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** The classes that a component uses but its style sheet lacks. */
const missingIn = (file: string): ReadonlyArray<string> => {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(IMPORT)].flatMap(([, name = '', path = '']) => {
    const css = readFileSync(join(dirname(file), path), 'utf8');
    return [...source.matchAll(new RegExp(`\\b${name}\\.(?!(?:deferred\\.)?module\\b)(\\w+)`, 'g'))]
      .map(([, used = '']) => used)
      .filter((used) => !new RegExp(`\\.${used}(?![\\w-])`).test(css))
      .map((used) => `${file}: ${used}`);
  });
};

test('Every class that a component uses is in its style sheet', () =>
  expect(globSync('ui/**/*.tsx').flatMap(missingIn)).toEqual([]));
