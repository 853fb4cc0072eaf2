import { describe, expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';

/** Technical details that product owners need not know. */
const NOT_PROSE = {
  'an address': /\b\w+:\/\/|\btel:|\bwww\.|(?:^|[\s"|])[/#][a-z][\w/#-]*|\?\w+=/,
  'an identifier': /\b[a-z]+-\d+\b|\b(?:acf|core)\/|\b\w+_\w+\b|\b\w+\.\w+\.\d/,
  'html or a script': /<\/?(?:p|a|em|strong|h\d|br|div|img)\b[^>]*>|\bh[1-6]\b|javascript:|\bhref\b/,
  'a word that the glossary replaces':
    /\bfilms?\b|\btold\b|\bwhom\b|\bdrawn?\b|\bpresse[sd]\b|\bway called\b/,
};

const files = globSync('features/**/*.feature');

test('More than 30 features exist', () => expect(files.length).toBeGreaterThan(30));

describe.each(Object.entries(NOT_PROSE))('No feature has %s', (_what, pattern) => {
  test.each(files)('%s', (file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines.filter((line) => pattern.test(line))).toEqual([]);
  });
});
