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
  'Record for past tax years. These figures applied through 2022 only. The federal home improvement credit (Section 25C) isn’t available for equipment placed in service after December 31, 2025.';

/** A warning against wrong conclusions from the figures (facts, section 10); the page about tax credits has the same. */
const LATER_YEARS =
  'Equipment that met the ratings on this certificate did not automatically meet those of 2023 to 2025.';

/** The maximum credit for the products of a certificate. */
interface CreditAmounts {
  readonly through2022: string;
  readonly from2023: string;
}

const certificate = (
  name: string,
  products: string,
  figures: DocumentPart,
  metrics: string,
  { through2022, from2023 }: CreditAmounts,
): SiteDocument => ({
  path: documentPath(`tax-certificate-${name}`),
  title: `Tax certificate: ${products}`,
  subject: `The efficiency figures on the certificate for ${products}, kept as a record for tax years through 2022.`,
  notice: NOTICE,
  parts: [
    heading('Efficiency figures through tax year 2022'),
    paragraph(
      'Through tax year 2022, equipment had to reach at least these ratings, unless the table gives a maximum.',
    ),
    figures,
    paragraph(metrics),
    paragraph(`In those years the credit was ${through2022}.`),
    heading('Installed from 2023 through 2025?'),
    paragraph(
      `${LATER_YEARS} In those years the credit required other, higher ratings, which changed by year. It was 30% of the cost, up to ${from2023}. For 2025, you also needed a PIN from the manufacturer.`,
    ),
    paragraph(
      'To see what qualified, read the IRS page on Form 5695 (irs.gov/form5695) and ENERGY STAR’s archive of tax credits (energystar.gov). If you haven’t claimed a credit for one of those years, ask the IRS or a tax adviser about that year’s return.',
    ),
    heading('Installed in 2026 or later?'),
    paragraph('There’s no federal credit for new equipment.'),
    heading('Keep with this file'),
    list(
      'Your dealer’s invoice, with the date the system was placed in service.',
      'The model and serial numbers from the rating plate.',
      'A copy of that year’s tax return.',
    ),
    paragraph('This record isn’t tax advice and isn’t signed.'),
  ],
});

/** The three tax-certificate files, with figures from the specification, section 9, which applied through tax year 2022. */
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
    { through2022: '$150 for a furnace and $50 for a circulating fan', from2023: '$600 for a furnace' },
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
    { through2022: '$300 for an air conditioner', from2023: '$600 for an air conditioner' },
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
    { through2022: '$300 for a heat pump', from2023: '$2,000 for a heat pump' },
  ),
} as const satisfies Readonly<Record<string, SiteDocument>>;
