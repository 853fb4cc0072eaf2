import { olderMetricsNote } from '../product/older-metric.ts';
import {
  documentPath,
  heading,
  list,
  paragraph,
  table,
  type DocumentPart,
  type SiteDocument,
} from './site-document.ts';

const NOTICE =
  'Record for past tax years. The federal home improvement credit (Section 25C) isn’t available for equipment placed in service after December 31, 2025.';

const certificate = (
  name: string,
  products: string,
  figures: DocumentPart,
  metrics: string,
  credit: string,
): SiteDocument => ({
  path: documentPath(`tax-certificate-${name}`),
  title: `Tax certificate: ${products}`,
  subject: `The efficiency figures on the certificate for ${products}, kept as a record for past tax years.`,
  notice: NOTICE,
  parts: [
    heading('Efficiency figures on the certificate'),
    paragraph('Equipment had to reach at least these ratings, unless the table gives a maximum.'),
    figures,
    paragraph(metrics),
    heading('Who may still need it'),
    paragraph(
      `A system installed from 2023 through 2025 could earn 30% of its cost, up to ${credit}, in that year. You may still be able to claim it on that year’s return. Ask the IRS or a tax adviser.`,
    ),
    heading('Keep with this file'),
    list(
      'Your dealer’s invoice, with the date the system was placed in service.',
      'The model and serial numbers from the rating plate.',
      'A copy of that year’s tax return.',
    ),
    paragraph('This record isn’t tax advice and isn’t signed.'),
  ],
});

/** The three tax-certificate files, with the figures of the specification, section 9. */
export const TAX_CERTIFICATES = {
  furnaces: certificate(
    'gas-furnaces',
    'gas furnaces and circulating fans',
    table(
      ['Equipment', 'Certificate figure'],
      ['Gas furnace', '95% AFUE'],
      ['Circulating fan', 'At most 2% of furnace energy'],
    ),
    'AFUE is the share of fuel that becomes heat over a year. New furnaces are still rated in AFUE.',
    '$600',
  ),
  airConditioners: certificate(
    'air-conditioners',
    'air conditioners',
    table(
      ['Equipment', 'SEER', 'EER'],
      ['Split air conditioner', '16', '13'],
      ['Packaged air conditioner', '14', '12'],
    ),
    olderMetricsNote(['SEER', 'EER']),
    '$600',
  ),
  heatPumps: certificate(
    'heat-pumps',
    'heat pumps',
    table(
      ['Equipment', 'SEER', 'EER', 'HSPF'],
      ['Split heat pump', '15', '12.5', '8.5'],
      ['Heat pump or dual fuel system', '14', '12', '8'],
    ),
    olderMetricsNote(['SEER', 'EER', 'HSPF']),
    '$2,000',
  ),
} as const satisfies Readonly<Record<string, SiteDocument>>;
