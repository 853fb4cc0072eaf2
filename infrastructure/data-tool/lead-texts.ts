import { LEAD_FIELDS } from '../../domain/lead/lead-fields.ts';
import type { LeadMetadata } from '../../domain/lead/lead.ts';
import { referenceOf } from '../../domain/lead/reference.ts';
import type { ReportedLead } from '../database/leads/lead-reports.ts';

export type ExportFormat = 'csv' | 'json';

const METADATA: ReadonlyArray<keyof LeadMetadata> = [
  ...(['formId', 'name', 'brand', 'kind', 'source', 'companyId', 'mtaAid', 'mtaSid'] as const),
];
const COLUMNS = ['id', 'reference', 'acceptedAt', ...METADATA, ...LEAD_FIELDS, 'holdReason', 'holdState'];

type FlatLead = Readonly<Record<string, string | number | null | undefined>>;

const flat = ({ id, acceptedAt, lead: { metadata, fields }, hold }: ReportedLead): FlatLead => ({
  id,
  reference: referenceOf(id),
  acceptedAt: new Date(acceptedAt).toISOString(),
  ...metadata,
  ...fields,
  ...(hold !== undefined && { holdReason: hold.reason, holdState: hold.state }),
});

/**
 * Leads as they are exported, piece by piece: a JSON list with a lead on each line, or CSV (RFC 4180) with every cell
 * quoted. A lead that is or was held says why, and what became of it. In CSV an apostrophe precedes a cell that a spreadsheet would calculate; JSON holds every text as it is.
 */
export async function* leadTexts(
  leads: AsyncIterable<ReportedLead>,
  format: ExportFormat,
): AsyncGenerator<string> {
  if (format === 'csv') {
    yield csvLine(COLUMNS);
    for await (const lead of leads) yield csvLine(cellsOf(flat(lead)));
    return;
  }
  let before = '[\n';
  for await (const lead of leads) {
    yield `${before}${JSON.stringify(flat(lead))}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const cellsOf = (lead: FlatLead): ReadonlyArray<string> =>
  COLUMNS.map((column) => withoutFormula(String(lead[column] ?? '')));

/** Where a formula begins: in a cell, or behind a mark at which a spreadsheet may split the cell in spite of its quotes. */
const FORMULA = /(^|[,;\t\r\n])(?=[=+\-@])/g;

/** What visitors type must not run as a formula where the file is opened. A phone number such as `+1 972...` has it too. */
const withoutFormula = (text: string): string => text.replace(FORMULA, "$1'").replace(/^(?=[\t\r])/, "'");

const csvLine = (cells: ReadonlyArray<string>): string =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
