import type { ContentReport } from '../../domain/content/checks/content-report.ts';
import type { WordCounts } from '../../domain/content/checks/kept-text.ts';

/** Replaces the path in findings that aren't about a single page. */
const NO_PAGE = '*';

/** The report of a content check as lines: one for each finding and each of its items, and a summary. */
export const contentLines = ({
  findings,
  pages,
  errors,
  warnings,
  words,
}: ContentReport): ReadonlyArray<string> => [
  ...findings.flatMap(({ severity, path, text, items }) => [
    `${severity}  ${path ?? NO_PAGE}  ${text.replace(/\s+/g, ' ')}${items.length === 0 ? '' : ':'}`,
    ...items.map((item) => `  ${item}`),
  ]),
  `${pages} pages, ${errors} errors, ${warnings} warnings, ${shareText(words)} kept`,
];

/** Rounded down, so that only a complete share shows as 100%. */
const shareText = ({ written, kept }: WordCounts): string => {
  const share = written === 0 ? 1 : kept / written;
  return `${Math.floor(share * 1_000) / 10}% of ${written} words`;
};
