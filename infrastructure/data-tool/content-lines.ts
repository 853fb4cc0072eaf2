import type { ContentReport } from '../../domain/content/content-report.ts';

/** What stands in the place of a path where a finding is of no page alone. */
const NO_PAGE = '*';

/** What a check of the content came to, for people: a line for each finding, then their numbers. */
export const contentLines = ({ findings, pages, errors, warnings }: ContentReport): ReadonlyArray<string> => [
  ...findings.map(
    ({ severity, path, text }) => `${severity}  ${path ?? NO_PAGE}  ${text.replace(/\s+/g, ' ')}`,
  ),
  `${pages} pages, ${errors} errors, ${warnings} warnings`,
];
