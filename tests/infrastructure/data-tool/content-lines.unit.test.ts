import { expect, test } from '@jest/globals';
import type { PageRow } from '../../../domain/content/checks/content-report.ts';
import { contentLines } from '../../../infrastructure/data-tool/content-lines.ts';

const whole: PageRow = { path: '/a/', lost: 0, moved: 0, hasDescription: true, withoutSrcset: 0 };
const linesOf = (...table: ReadonlyArray<PageRow>) =>
  contentLines({ pages: 2, errors: 0, warnings: 0, words: { written: 0, kept: 0 }, findings: [], table });

test('The report has a table of the pages that lack something', () =>
  expect(
    linesOf(
      whole,
      { ...whole, path: '/b/', hasDescription: false },
      { path: '/c/', lost: 2, moved: 3, hasDescription: true, withoutSrcset: 4 },
    ),
  ).toEqual([
    'words lost  words moved  description  photos without srcset  page',
    '0           0            missing      0                      /b/',
    '2           3                         4                      /c/',
    '2 pages, 0 errors, 0 warnings, 100% of 0 words kept',
  ]));

test('The report has no table if no page lacks anything', () => expect(linesOf(whole)).toHaveLength(1));
