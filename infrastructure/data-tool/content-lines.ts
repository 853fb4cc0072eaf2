import { isLacking, type ContentReport, type PageRow } from '../../domain/content/checks/content-report.ts';
import type { WordCounts } from '../../domain/content/checks/kept-text.ts';

/** Replaces the path in findings that aren't about a single page. */
const NO_PAGE = '*';

/** The report of a content check as lines: one for each finding and each of its items, a table of pages that lack something, and a summary. */
export const contentLines = ({
  findings,
  pages,
  errors,
  warnings,
  words,
  table,
}: ContentReport): ReadonlyArray<string> => [
  ...findings.flatMap(({ severity, path, text, items }) => [
    `${severity}  ${path ?? NO_PAGE}  ${text.replace(/\s+/g, ' ')}${items.length === 0 ? '' : ':'}`,
    ...items.map((item) => `  ${item}`),
  ]),
  ...tableLines(table.filter(isLacking)),
  `${pages} pages, ${errors} errors, ${warnings} warnings, ${shareText(words)} kept`,
];

const HEADS = ['words lost', 'words moved', 'description', 'photos without srcset', 'page'];

const cellsOf = ({ lost, moved, hasDescription, withoutSrcset, path }: PageRow): ReadonlyArray<string> => [
  String(lost),
  String(moved),
  hasDescription ? '' : 'missing',
  String(withoutSrcset),
  path,
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
