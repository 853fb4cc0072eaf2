import { isLacking, type ContentReport, type PageRow } from '../../domain/content/checks/content-report.ts';
import type { TranslatedShare } from '../../domain/content/links/translated-shares.ts';
import { languageName } from '../../domain/content/site-language.ts';
import type { WordCounts } from '../../domain/content/checks/kept-text.ts';

/** Replaces the path in findings that aren't about a single page. */
const NO_PAGE = '*';

/** The report of a content check as lines: one for each finding and each of its items, a table of pages that come from WordPress or lack something, the pages of each other language, and a summary. */
export const contentLines = ({
  findings,
  pages,
  errors,
  warnings,
  words,
  table,
  translations,
}: ContentReport): ReadonlyArray<string> => [
  ...findings.flatMap(({ severity, path, text, items }) => [
    `${severity}  ${path ?? NO_PAGE}  ${text.replace(/\s+/g, ' ')}${items.length === 0 ? '' : ':'}`,
    ...items.map((item) => `  ${item}`),
  ]),
  ...tableLines(table.filter((row) => row.lastRead !== null || isLacking(row))),
  ...translations.map(translationLine),
  `${pages} pages, ${errors} errors, ${warnings} warnings, ${shareText(words)} kept`,
];

const HEADS = [
  'last read           ',
  'stale since         ',
  'words lost',
  'words moved',
  'description',
  'photos without srcset',
  'page',
  'not redirected',
];

/** `Français: 5 of 7 pages; not /offer/, /news/`. */
const translationLine = ({ language, translated, missing }: TranslatedShare): string =>
  [
    `${languageName(language)}: ${translated.length} of ${translated.length + missing.length} pages`,
    ...(missing.length === 0 ? [] : [`not ${missing.map(({ path }) => path).join(', ')}`]),
  ].join('; ');

/** To the second: `2026-11-20T12:00:00Z`. */
const timeText = (time: string | null): string => time?.replace(/\.\d+/, '') ?? '';

const cellsOf = ({
  lastRead,
  staleSince,
  lost,
  moved,
  hasDescription,
  withoutSrcset,
  path,
  unredirected,
}: PageRow): ReadonlyArray<string> => [
  timeText(lastRead),
  timeText(staleSince),
  String(lost),
  String(moved),
  hasDescription ? '' : 'missing',
  String(withoutSrcset),
  path,
  unredirected.join(' '),
];

const tableLines = (rows: ReadonlyArray<PageRow>): ReadonlyArray<string> =>
  rows.length === 0
    ? []
    : [HEADS, ...rows.map(cellsOf)].map((cells) =>
        cells
          .map((cell, i) => cell.padEnd(HEADS[i]?.length ?? 0))
          .join('  ')
          .trimEnd(),
      );

/** Rounded down, so that only a complete share shows as 100%. */
const shareText = ({ written, kept }: WordCounts): string => {
  const share = written === 0 ? 1 : kept / written;
  return `${Math.floor(share * 1_000) / 10}% of ${written} words`;
};
