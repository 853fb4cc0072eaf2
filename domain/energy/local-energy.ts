import type { Option } from 'fp-ts/Option';

/** A usual year's weather, in degree days: how far days are below 65 °F, which needs heat, or above it. */
export interface YearlyWeather {
  /** The weather station: `Minneapolis, MN`. */
  readonly station: string;
  readonly heating: number;
  readonly cooling: number;
}

/** What energy costs, in US dollars. */
export interface EnergyPrices {
  /** For a kilowatt hour (kWh) of electricity. */
  readonly electricity: number;
  /** For a therm of natural gas. */
  readonly gas: number;
}

/** A state's average prices. */
export interface StatePrices extends EnergyPrices {
  /** The state's two letters. */
  readonly state: string;
  /** What they are the average of: `2023`, `March 2026`. */
  readonly period: string;
}

/** The weather near a place, and its state's prices; none where we have none. */
export interface LocalEnergy {
  readonly weather: YearlyWeather;
  readonly prices: Option<StatePrices>;
}

/** The prices that are no slip of the hand, in US dollars. */
export const PLAUSIBLE_PRICES: { readonly [kind in keyof EnergyPrices]: readonly [number, number] } = {
  electricity: [0.02, 1.5],
  gas: [0.2, 10],
};

export const isPlausiblePrice = (kind: keyof EnergyPrices, price: number): boolean => {
  const [least, most] = PLAUSIBLE_PRICES[kind];
  return price >= least && price <= most;
};
