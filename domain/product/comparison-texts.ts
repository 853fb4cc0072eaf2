import type { ComparisonField, ProductType } from './product.ts';

/** The row labels of a comparison (specification, section 2). */
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

/** Shown for a missing value. */
export const NOT_STATED = 'Not stated';

const SEER =
  'SEER is cooling over a season divided by the electricity used. Since 2023, new equipment is rated in SEER2, which uses a tougher test: numbers run about 5% lower for the same unit.';
const HSPF = 'HSPF is the same measure for heating; HSPF2 has replaced it.';
const AFUE = 'AFUE is the share of the fuel that becomes heat over a year.';
const STAGES = 'How many output levels a system has. More levels mean longer, gentler, quieter runs.';
const SPEEDS =
  'How many speeds the compressor or the blower runs at. More speeds mean longer, gentler, quieter runs.';
const COMMUNICATION =
  'Whether it can share data with the thermostat and the rest of a ComfortLink II system, so they work together.';

/** The explanation of a row; null when its label is enough. The efficiency rating depends on the type. */
export const rowMeaning = (row: ComparisonField, type: ProductType): string | null => {
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
      return 'Where prices start, in US dollars, installed and before tax. Your dealer’s quote is your final price.';
    case 'coolingStrength':
      return 'Capacity in tons; 1 ton is 12,000 BTU per hour. Your dealer calculates what your home needs.';
    case 'communication':
      return COMMUNICATION;
    case 'fuelType':
      return null;
  }
};
