import { KM_PER_MILE } from '../../../domain/postal-code/distance.ts';
import type { Country } from '../../../domain/postal-code/postal-code.ts';

const UNITS: {
  readonly [country in Country]: { readonly miles: number; readonly one: string; readonly many: string };
} = {
  US: { miles: 1, one: 'mile', many: 'miles' },
  CA: { miles: 1 / KM_PER_MILE, one: 'km', many: 'km' },
};

/** The distance to a dealer, in the unit of the country of the search. */
export const distanceText = (miles: number, country: Country = 'US'): string => {
  const unit = UNITS[country];
  const distance = miles / unit.miles;
  const shown = distance < 10 ? distance.toFixed(1) : Math.round(distance).toLocaleString('en-US');
  return shown === '1.0' ? `1 ${unit.one} away` : `${shown} ${unit.many} away`;
};
