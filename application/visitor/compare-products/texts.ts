import { dollarText } from '../../../domain/product/money.ts';
import { DUCTWORK_PRICE } from '../../../domain/product/prices.ts';
import type { ComparisonField, ProductType } from '../../../domain/product/product.ts';
import type { IncludedItem } from './compare-products-view.ts';

/** The texts of the product comparison (specification, section 2). */
export const compareProductsTexts = {
  select: 'Select a product',
  types: 'Product types',
  included: "See what's included",
  accessories: 'Accessories',
  services: 'Services to look for in the quote',
  remove: 'Remove',
  add: 'Add to the comparison',
  differs: 'Differences are in bold.',
  explain: 'What does this mean?',
  documents: 'Documents',
  noiseFrom: '40',
  noiseTo: '80 dB(A)',
  sample:
    'These are sample products. They show how the comparison works and aren’t for sale. Ask your dealer for a model’s own figures.',
  none: 'There are no products to compare right now. A dealer near you can tell you what is available.',
  findDealer: 'Find a dealer',
  print: 'Print',
  missing: 'Not stated',
  olderMetric: 'older metric',
  caption: (type: string, count: number): string =>
    count === 1 ? `${type}: 1 product` : `${type}: ${count} products side by side`,
};

/** The names of the rows. */
export const ROW_LABELS: { readonly [row in ComparisonField]: string } = {
  installationCost: 'Installation cost',
  coolingStrength: 'Cooling strength',
  stages: 'Stages',
  fuelType: 'Fuel type',
  speeds: 'Speeds',
  noiseLevel: 'Noise level',
  communication: 'ComfortLink II communication',
  energySavings: 'Energy savings',
  energyStar: 'ENERGY STAR qualified',
  efficiency: 'Efficiency rating',
};

const SEER =
  'SEER is cooling over a season divided by the electricity used. New equipment is rated in SEER2, a tougher test since 2023; SEER2 numbers run about 5% lower for the same unit.';
const HSPF = 'HSPF is the same measure for heating; HSPF2 has replaced it.';
const AFUE = 'AFUE is the share of the fuel that becomes heat over a year.';
const STAGES = 'How many output levels a system has. More levels mean longer, gentler, quieter runs.';
const SPEEDS =
  'How many speeds the compressor or the blower runs at. More speeds mean longer, gentler, quieter runs.';
const COMMUNICATION =
  'Whether it can share data with the thermostat and the other parts of a ComfortLink II system, so that they adjust to each other.';

/** What a row means. The efficiency rating depends on the type. */
export const rowTooltip = (row: ComparisonField, type: ProductType): string | null => {
  switch (row) {
    case 'stages':
      return STAGES;
    case 'speeds':
      return SPEEDS;
    case 'noiseLevel':
      return 'Outdoor sound in dB(A), from 40 (a quiet library) through 60 (conversation) to 80 (a busy street). Each 10 dB sounds about twice as loud.';
    case 'energySavings':
      return 'Cooling energy saved compared with a 10 SEER system in the same home with the same use.';
    case 'energyStar':
      return 'A voluntary label of the US EPA for efficiency above the legal minimum. Qualified at the time of manufacture; check energystar.gov.';
    case 'efficiency':
      if (type === 'Heat Pump') return `${SEER} ${HSPF}`;
      return type === 'Air Conditioner' || type === 'Air Handler' ? SEER : AFUE;
    case 'installationCost':
      return 'Where prices start, installed and before tax. Your dealer’s quote is the price.';
    case 'coolingStrength':
      return 'Capacity in tons; 1 ton is 12,000 BTU per hour. Your dealer calculates what your home needs.';
    case 'communication':
      return COMMUNICATION;
    case 'fuelType':
      return null;
  }
};

const item = (text: string, tooltip: string | null = null): IncludedItem => ({ text, tooltip });

const COIL = item('Coil', 'The indoor heat exchanger. It must match the outdoor unit.');
const PAD = item('Condenser pad', 'The level base under the outdoor unit.');
const WHIP = item('Whip', 'The flexible power lead from the disconnect to the unit.');
const DISCONNECT = item('Electrical disconnect', 'The safety switch near the outdoor unit.');
const LINE = item(
  'Refrigerant line',
  'The insulated copper pair that links the indoor and the outdoor unit.',
);

const OUTDOOR = [PAD, WHIP, DISCONNECT, LINE];
const FURNACE = [item('Thermostat wiring'), item('Filter and filter rack'), item('Gas connection')];

/** What belongs to an installed system of each type (specification, section 2: See what's included). */
export const ACCESSORIES: { readonly [type in ProductType]: ReadonlyArray<IncludedItem> } = {
  'Air Conditioner': [COIL, ...OUTDOOR],
  '80% Furnace': [...FURNACE, item('Metal flue')],
  '90% Furnace': [...FURNACE, item('Plastic vent pipes and a drain')],
  Furnace: [item('Thermostat wiring'), item('Filter and filter rack'), item('Flue')],
  'Heat Pump': OUTDOOR,
  'Air Handler': [COIL, item('Backup heat, where the home needs it'), item('Drain line'), LINE],
};

/** What the work itself should cover, whatever the type. */
export const SERVICES: ReadonlyArray<IncludedItem> = [
  item('Written load calculation'),
  item('Removal of the old unit'),
  item('Installation and start-up test'),
  item('Permits, where they are needed'),
];

/** The conditions of starting prices (specification, section 9). */
export const PRICE_NOTES: ReadonlyArray<string> = [
  'Prices are starting prices, installed and before tax. Size, ductwork, wiring and local labor can raise them.',
  `New ductwork, if your home needs it, costs ${dollarText(DUCTWORK_PRICE.from)} to ${dollarText(DUCTWORK_PRICE.to)} more.`,
  'Your dealer’s quote is the price.',
];
