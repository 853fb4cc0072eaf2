import type { ContentReport } from '../../domain/content/checks/content-report.ts';
import type { WordCounts } from '../../domain/content/checks/kept-text.ts';

/** What is in the place of a path where a finding is of no page alone. */
const NO_PAGE = '*';

/** What a check of the content came to, for people: a line for each finding, and for each item of a long list; then their numbers. */
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

/** Rounded down: only what is complete is 100%. */
const shareText = ({ written, kept }: WordCounts): string => {
  const share = written === 0 ? 1 : kept / written;
  return `${Math.floor(share * 1_000) / 10}% of ${written} words`;
};
