import { dollarText } from '../../../domain/product/money.ts';
import { NOT_STATED } from '../../../domain/product/comparison-texts.ts';
import { OLDER_METRIC } from '../../../domain/product/older-metric.ts';
import { DUCTWORK_PRICE } from '../../../domain/product/prices.ts';
import { includesCoil } from '../../../domain/product/matched-parts.ts';
import type { ProductType } from '../../../domain/product/product.ts';
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
  missing: NOT_STATED,
  olderMetric: OLDER_METRIC,
  caption: (type: string, count: number, isSample: boolean): string => {
    const products = `${isSample ? 'sample ' : ''}product${count === 1 ? '' : 's'}`;
    return `${type}: ${count} ${products}${count === 1 ? '' : ' side by side'}`;
  },
};

const item = (text: string, tooltip: string | null = null): IncludedItem => ({ text, tooltip });

const COIL = item('Coil', 'The indoor heat exchanger. It must match the outdoor unit.');
const PAD = item('Condenser pad', 'The level base under the outdoor unit.');
const WHIP = item('Whip', 'The flexible power cable from the disconnect to the unit.');
const DISCONNECT = item('Electrical disconnect', 'The safety switch near the outdoor unit.');
const LINE = item(
  'Refrigerant line',
  'The insulated pair of copper lines between the indoor and outdoor units.',
);

const OUTDOOR = [PAD, WHIP, DISCONNECT, LINE];
const FURNACE = [item('Thermostat wiring'), item('Filter and filter rack'), item('Gas connection')];

const WITH_COIL: { readonly [type in ProductType]: ReadonlyArray<IncludedItem> } = {
  'Air Conditioner': OUTDOOR,
  '80% Furnace': [...FURNACE, item('Metal flue')],
  '90% Furnace': [...FURNACE, item('Plastic vent pipes and a drain')],
  Furnace: [item('Thermostat wiring'), item('Filter and filter rack'), item('Flue')],
  'Heat Pump': OUTDOOR,
  'Air Handler': [item('Backup heat, where the home needs it'), item('Drain line'), LINE],
};

/** The parts of an installed system of each type (specification, section 2: See what's included). */
export const accessoriesOf = (type: ProductType): ReadonlyArray<IncludedItem> => [
  ...(includesCoil(type) ? [COIL] : []),
  ...WITH_COIL[type],
];

/** The services that every installation should include. */
export const SERVICES: ReadonlyArray<IncludedItem> = [
  item('Written load calculation'),
  item('Removal of the old unit'),
  item('Installation and start-up test'),
  item('Permits, where needed'),
];

/** The disclaimers of starting prices (specification, section 9). */
export const PRICE_NOTES: ReadonlyArray<string> = [
  'Prices are starting prices in US dollars, installed and before tax. Size, ductwork, wiring and local labor can raise them.',
  `New ductwork, if your home needs it, costs ${dollarText(DUCTWORK_PRICE.from)} to ${dollarText(DUCTWORK_PRICE.to)} more.`,
  'Your dealer’s quote is your final price.',
];
