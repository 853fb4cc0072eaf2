import type { Country } from '../../../domain/postal-code/postal-code.ts';
import type { CheaperHeat, ComparedSystem } from '../../../domain/energy/running-cost.ts';
import type { EquipmentLevel } from '../../../domain/product/equipment-level.ts';
import type { InAnyLanguage } from '../dealer-texts/in-any-language.ts';

const rangeText = (from: string, to: string): string => (from === to ? from : `${from} to ${to}`);

/** Texts of the comparison of running costs (decision 0036). */
export const runningCostTexts = {
  /** The page with the estimate of a price. */
  estimatePath: '/resources/build-your-own-system/',
  heading: 'Which costs less to run?',
  lead: 'It depends on your winters and on what you pay for energy. We use your area’s usual weather and your state’s average prices. Got a bill handy? Enter your own prices for a closer answer.',
  zip: 'Zip/Postal code',
  area: 'Floor area in square feet',
  areaHint: 'For example: 2,000',
  level: 'Comfort level',
  electricity: 'Price of a kWh of electricity',
  electricityHint:
    'From a bill, with taxes and delivery, like $0.16. Leave it empty for your state’s average.',
  gas: 'Price of a therm of natural gas',
  gasHint: 'Like $1.50. Billed by the cubic meter? Multiply its price by about 2.8.',
  optional: 'optional',
  submit: 'Show a year’s cost',
  zipMalformed: 'Enter 5 digits, like 60601, or a postal code, like M5V 3L9.',
  zipUnknown: 'We don’t know this code. Check it, or try one nearby.',
  areaMalformed: 'Enter the floor area in square feet, from 200 to 10,000.',
  electricityMalformed: 'Enter the price of a kWh, like $0.16.',
  gasMalformed: 'Enter the price of a therm, like $1.50.',
  pricesMissing: 'We have average prices for US states only. Type both prices from your bills.',
  unavailable: 'We can’t look up prices right now. Please try again in a minute.',
  caption: 'Heating and cooling for a year',
  /** The dollars that amounts are in, by the country of the home. */
  dollars: { US: 'in US dollars', CA: 'in Canadian dollars' } satisfies Readonly<Record<Country, string>>,
  system: 'System',
  heat: 'Heating',
  cool: 'Cooling',
  year: 'Year',
  carbon: 'CO₂ in tons',
  counted: 'What this counts',
  estimate: 'Estimate what such a system costs to buy',
  systems: {
    'heat-pump': 'Heat pump',
    'furnace-ac': 'Gas furnace and air conditioner',
    hybrid: 'Hybrid: heat pump and gas furnace',
  } satisfies Readonly<Record<ComparedSystem, string>>,
  levels: {
    single: 'Single-stage',
    'two-stage': 'Two-stage',
    variable: 'Variable-speed',
  } satisfies Readonly<Record<EquipmentLevel, string>>,
  /** Which of two heats costs less in the same home. */
  cheaper: {
    'heat-pump': 'At these prices, the heat pump heats the same home for less than the gas furnace.',
    furnace: 'At these prices, the gas furnace heats the same home for less than the heat pump.',
    either: 'At these prices, either one could cost less. It depends on the model and on how cold it gets.',
  } satisfies Readonly<Record<CheaperHeat, string>>,
  range: rangeText,
  title: (place: string): string => `A year near ${place}`,
  /** The price of electricity at which both heats cost the same. */
  breakEven: (gas: string, between: string, electricity: string): string =>
    `With gas at ${gas} a therm, a heat pump breaks even when electricity costs ${between} a kWh. Here it’s ${electricity}. Below that range, heating with the heat pump is cheaper. Above it, the furnace is.`,
  weather: (station: string, heating: string, cooling: string): string =>
    `Usual weather of ${station}: about ${heating} heating and ${cooling} cooling degree days a year (averages of 1991 to 2020).`,
  statePrices: (state: string, period: string): string =>
    `Prices: about the average of ${state} in ${period}.`,
  ownPrices: 'Prices: the ones you typed.',
  mixedPrices: (state: string, period: string): string =>
    `Prices: the one you typed, and about the average of ${state} in ${period}.`,
  /** The ratings of a level's equipment. */
  ratings: (level: string, seer2: string, hspf2: string, afue: string): string =>
    `${level} equipment: ${seer2} SEER2, ${hspf2} HSPF2, ${afue}% AFUE.`,
  limits: [
    'Low end: a tight home with the most efficient of these models. High end: a drafty home with the least efficient. Homes of the same size often differ by half.',
    'In deep cold, a heat pump uses backup heat. The high end includes it.',
    'Fans, monthly fees and changes of price aren’t counted.',
    'CO₂: 11.7 pounds for a therm of gas, and 0.8 for a kWh from the average US power plant. Your utility’s may differ a lot.',
  ],
} as const;

export type RunningCostTexts = InAnyLanguage<typeof runningCostTexts>;
