import { expect, test } from '@jest/globals';
import { shortProperties } from '../../../infrastructure/cli/short-properties.ts';

const renamed = (code: string, ...styles: ReadonlyArray<string>): ReadonlyArray<string> =>
  styles.map(shortProperties(styles, code));

test('a custom property has the same short name in all styles, the most frequent the shortest', () => {
  expect(renamed('', ':root{--ink-900:#000;--paper:#fff}', 'p{color:var(--ink-900)}')).toEqual([
    ':root{--a:#000;--b:#fff}',
    'p{color:var(--a)}',
  ]);
});

test('a property that code names keeps its name', () => {
  expect(renamed("root.style.setProperty('--notice-height', height)", 'p{top:var(--notice-height)}')).toEqual(
    ['p{top:var(--notice-height)}'],
  );
});

test('more than 26 properties have names of their own', () => {
  const names = Array.from({ length: 60 }, (_, i) => `--property-${i}`);
  const [css = ''] = renamed('', `p{${names.map((name) => `${name}:0`).join(';')}}`);
  expect(new Set(css.match(/--\w+/g)).size).toBe(60);
});

test('the name of a file stays, and a name in code that the build would give to another is an error', () => {
  expect(renamed('', 'p{background:url(/assets/a-C0--ink.svg)}')).toEqual([
    'p{background:url(/assets/a-C0--ink.svg)}',
  ]);
  expect(() => renamed("'--a'", 'p{--ink:0}')).toThrow('--a');
});
