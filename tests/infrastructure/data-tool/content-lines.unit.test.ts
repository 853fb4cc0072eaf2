import { expect, test } from '@jest/globals';
import type { PageRow } from '../../../domain/content/checks/content-report.ts';
import { contentLines } from '../../../infrastructure/data-tool/content-lines.ts';

const whole: PageRow = {
  path: '/a/',
  lastRead: null,
  staleSince: null,
  lost: 0,
  moved: 0,
  hasDescription: true,
  withoutSrcset: 0,
  unredirected: [],
};
const EMPTY = {
  pages: 2,
  errors: 0,
  warnings: 0,
  words: { written: 0, kept: 0 },
  findings: [],
  table: [],
  translations: [],
};
const page = (path: string) => ({ path, locale: 'en', title: path });
const linesOf = (...table: ReadonlyArray<PageRow>) => contentLines({ ...EMPTY, table });

test('The report has a table of the pages that come from WordPress or lack something', () => {
  const read = '2026-11-20T12:00:00.000Z';
  expect(
    linesOf(
      whole,
      { ...whole, path: '/b/', hasDescription: false },
      { ...whole, path: '/c/', lastRead: read },
      { ...whole, path: '/d/', lastRead: read, staleSince: read, lost: 2, moved: 3, withoutSrcset: 4 },
      { ...whole, path: '/e/', unredirected: ['/f/', '/g/'] },
    ),
  ).toEqual([
    'last read             stale since           words lost  words moved  description  photos without srcset  page  not redirected',
    '                                            0           0            missing      0                      /b/',
    '2026-11-20T12:00:00Z                        0           0                         0                      /c/',
    '2026-11-20T12:00:00Z  2026-11-20T12:00:00Z  2           3                         4                      /d/',
    '                                            0           0                         0                      /e/   /f/ /g/',
    '2 pages, 0 errors, 0 warnings, 100% of 0 words kept',
  ]);
});

test('The report has no table if no page lacks anything', () => expect(linesOf(whole)).toHaveLength(1));

test('The report says which pages each language lacks', () =>
  expect(
    contentLines({
      ...EMPTY,
      translations: [
        {
          language: 'es',
          translated: [{ original: page('/a/'), translation: page('/es/a/') }],
          missing: [],
          own: [],
        },
        { language: 'fr', translated: [], missing: [page('/a/'), page('/b/')], own: [] },
      ],
    }).slice(0, -1),
  ).toEqual(['Español: 1 of 1 pages', 'Français: 0 of 2 pages; not /a/, /b/']));
