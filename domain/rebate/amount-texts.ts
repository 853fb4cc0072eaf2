import { inLanguage, type Translated } from '../content/site-language.ts';
import type { RebateLanguage } from './rebate-wishes.ts';

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  // Rates may be below a cent: `$0.055 per kWh`.
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
  trailingZeroDisplay: 'stripIfInteger',
});
const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 });

/** US dollars, with cents only when needed: `$1,250`, `$999.90`, `$0.055`. */
export const dollarsText = (dollars: number): string => DOLLARS.format(dollars);

/** A share of a cost, where 1 is all of it: `30%`, `12.5%`. */
export const shareText = (share: number): string => PERCENT.format(share);

/** Display names of the units that programs pay by. */
const UNITS: Translated<Readonly<Record<string, string>>> = {
  en: { kilowatt_hour: 'kWh', kilowatt: 'kW', btuh10k: '10,000 Btu/h' },
  es: {
    kilowatt_hour: 'kWh',
    kilowatt: 'kW',
    watt: 'vatio',
    btuh10k: '10,000 Btu/h',
    ton: 'tonelada',
    square_foot: 'pie cuadrado',
    unit: 'unidad',
  },
};

const AMOUNT_WORDS: Translated<{
  readonly per: string;
  readonly ofCost: string;
  readonly upTo: string;
  readonly joint: string;
  readonly unstated: string;
}> = {
  en: { per: 'per', ofCost: 'of the cost', upTo: 'Up to', joint: ', up to', unstated: 'See the program' },
  es: { per: 'por', ofCost: 'del costo', upTo: 'Hasta', joint: ', hasta', unstated: 'Consulte el programa' },
};

/** The words around amounts in a language. */
export const amountWords = (language: RebateLanguage) => inLanguage(AMOUNT_WORDS, language);

/** An amount per unit: `$1.50 per square foot`, `$0.12 per kWh`. Underscores in the unit become spaces. */
export const rateText = (dollars: number, unit: string, language: RebateLanguage): string =>
  `${dollarsText(dollars)} ${amountWords(language).per} ${inLanguage(UNITS, language)[unit] ?? unit.replaceAll('_', ' ')}`;
