import { LEAD_FIELDS } from '../../domain/lead/lead-fields.ts';
import { CONSENT_PURPOSES, type ConsentPurpose } from '../../domain/lead/consent.ts';
import { checksOf } from '../../domain/lead/doubts.ts';
import type { LeadMetadata } from '../../domain/lead/lead.ts';
import { referenceOf } from '../../domain/lead/reference.ts';
import type { ReportedLead } from '../database/leads/lead-reports.ts';

export type ExportFormat = 'csv' | 'json';

const METADATA: ReadonlyArray<keyof LeadMetadata> = [
  ...(['formId', 'name', 'brand', 'kind', 'source', 'companyId', 'mtaAid', 'mtaSid'] as const),
];
/** The columns of a consent: `contactConsentText`, `contactConsentVersion`, and so on. */
const consentColumn = (purpose: ConsentPurpose, part: 'Text' | 'Version' | 'At' | 'Language'): string =>
  `${purpose}Consent${part}`;

const CONSENT_COLUMNS = CONSENT_PURPOSES.flatMap((purpose) =>
  (['Text', 'Version', 'At', 'Language'] as const).map((part) => consentColumn(purpose, part)),
);

const LAST = ['requestState', 'holdReason', 'holdState', 'check', ...CONSENT_COLUMNS];
const COLUMNS = ['id', 'reference', 'acceptedAt', ...METADATA, ...LEAD_FIELDS, ...LAST];

type FlatLead = Readonly<Record<string, string | number | null | undefined>>;

const flat = ({ id, acceptedAt, lead, state, hold }: ReportedLead): FlatLead => {
  const { doubts, consents, ...metadata } = lead.metadata;
  const at = new Date(acceptedAt).toISOString();
  return {
    id,
    reference: referenceOf(id),
    acceptedAt: at,
    ...metadata,
    ...lead.fields,
    requestState: state,
    ...(hold !== undefined && { holdReason: hold.reason, holdState: hold.state }),
    ...Object.fromEntries(
      consents.flatMap(({ purpose, text, version, language }) => [
        [consentColumn(purpose, 'Text'), text],
        [consentColumn(purpose, 'Version'), version],
        // A visitor agrees by sending.
        [consentColumn(purpose, 'At'), at],
        [consentColumn(purpose, 'Language'), language],
      ]),
    ),
    ...(doubts.length > 0 && { check: checksOf(doubts) }),
  };
};

/**
 * Exports leads in pieces: a JSON list with one lead per line, or CSV (RFC 4180) with all cells quoted. Each lead is as its visitor corrected it, with
 * its state; leads that are or were held have the reason and state of that. In CSV, an apostrophe precedes cells that a spreadsheet would run as formulas; JSON has the original texts.
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

/** The start of a formula: at the start of a cell, or after a separator at which a spreadsheet may split a quoted cell. */
const FORMULA = /(^|[,;\t\r\n])(?=[=+\-@])/g;

/** Prevents formula injection by visitors. A phone number such as `+1 972...` gets the apostrophe too. */
const withoutFormula = (text: string): string => text.replace(FORMULA, "$1'").replace(/^(?=[\t\r])/, "'");

const csvLine = (cells: ReadonlyArray<string>): string =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
