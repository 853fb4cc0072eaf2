import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentCheck } from '../../../../infrastructure/composition/content-check.ts';
import { readSettings } from '../../../../infrastructure/settings/settings.ts';

test('The shipped pages and the style guide have no errors and no warnings', async () => {
  const folders = { pages: 'infrastructure/content/pages', blocks: 'ui/blocks', files: 'ui/theme/public' };
  const report = await (await contentCheck(readSettings({}), folders)).execute();
  // A page may ship in a language whose menus and forms don't.
  expect(report.findings.filter(({ kind }) => kind !== 'ForeignLanguage')).toEqual([]);
  expect(report.pages).toBeGreaterThan(9);
});

test('The related articles of every page exist', () => {
  const folder = 'infrastructure/content/pages';
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => /^<!-- (\{[^]*?\}) -->/.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? '{}')
    .map((facts) => JSON.parse(facts) as { path: string; article?: { related?: ReadonlyArray<string> } });
  const articles = pages.filter(({ article }) => article !== undefined).map(({ path }) => path);
  const named = pages.flatMap(({ article }) => article?.related ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !articles.includes(path))).toEqual([]);
});
