import { WIDTHS, type PageCheck } from './page-check.ts';

/** The maximum length of a printed finding: enough to find its place. */
const MAX_FINDING_LENGTH = 300;

const countIn = (findings: ReadonlyArray<string>): string =>
  findings.length === 0 ? 'ok' : String(findings.length);

const columnsOf = ({ html, byWidth }: PageCheck): ReadonlyArray<string> => [html, ...byWidth].map(countIn);

const row = (cells: ReadonlyArray<string>, path: string): string =>
  [...cells.map((cell) => cell.padStart(6)), ` ${path}`].join(' ');

/** The table's column headings. */
export const tableHead = (): string => row(['html', ...WIDTHS.map(String)], 'address');

/** A page's row, with the findings below. */
export const tableRow = (check: PageCheck): string =>
  [
    row(columnsOf(check), check.path),
    ...[check.html, ...check.byWidth].flatMap((findings, column) =>
      findings.map((finding) => {
        const where = column === 0 ? 'html' : `${WIDTHS[column - 1]} px`;
        return `         ${where}: ${finding.slice(0, MAX_FINDING_LENGTH)}`;
      }),
    ),
  ].join('\n');

export const isClean = ({ html, byWidth }: PageCheck): boolean =>
  [html, ...byWidth].every((findings) => findings.length === 0);

/** The last line of the report. */
export const summary = (checks: ReadonlyArray<PageCheck>): string => {
  const clean = checks.filter(isClean).length;
  return `${checks.length} addresses, ${clean} clean, ${checks.length - clean} with violations`;
};
