import { LEVEL_RATINGS, type EquipmentLevel } from '../product/equipment-level.ts';
import type { DollarRange } from '../product/dollar-range.ts';
import type { EnergyPrices, YearlyWeather } from './local-energy.ts';

/** Whole-home systems whose yearly cost can be compared (decision 0036). */
export const COMPARED_SYSTEMS = ['heat-pump', 'furnace-ac', 'hybrid'] as const;
export type ComparedSystem = (typeof COMPARED_SYSTEMS)[number];

/** An amount that isn't known exactly. Both ends are possible; `from` is at most `to`. */
type Range = DollarRange;

/** A home and its energy. */
export interface RunningHome {
  readonly squareFeet: number;
  readonly weather: Pick<YearlyWeather, 'heating' | 'cooling'>;
  readonly prices: EnergyPrices;
  readonly level: EquipmentLevel;
}

/** What a system costs in a year, in US dollars, and its carbon dioxide, in US tons of 2,000 pounds. */
export interface RunningYear {
  readonly heating: Range;
  readonly cooling: Range;
  /** The sum of both to ten dollars, as pages show them: a visitor can add them up. */
  readonly total: Range;
  readonly carbon: Range;
}

/** The heat that a square foot loses for each degree day, in Btu: a tight home, and a leaky one. A rule of thumb (decision 0036). */
const HEAT_LOST: Range = { from: 3, to: 6 };
/** The heat that a square foot takes up for each cooling degree day, in Btu: sun and people count more than the air. */
const HEAT_GAINED: Range = { from: 5, to: 10 };

const BTU_PER_THERM = 100_000;
/** Seasonal ratings (SEER2, HSPF2) are thousands of Btu for a kilowatt hour: HSPF2 8 moves 8,000. */
const BTU_PER_RATED_KWH = 1_000;

/** Degree days from which winters need backup heat, and what a heat pump's rating is worth with it. */
const BACKUP_FROM = 6_000;
const WITH_BACKUP = 0.75;
/** What a rating is worth in a home: tests are kinder than ducts. */
const IN_A_HOME = 0.9;

/** The share of a hybrid's heat that comes from its heat pump. */
const HYBRID_SHARES = [0.5, 0.8] as const;

/** Pounds of carbon dioxide (facts of the US Environmental Protection Agency): a therm burned, and a kWh of the average US power plant. */
const POUNDS_OF_CARBON = { therm: 11.7, kWh: 0.8 } as const;
const POUNDS_PER_TON = 2_000;

/** Energy for a million Btu of heat or cold: kilowatt hours and therms. */
interface Energy {
  readonly kWh: number;
  readonly therms: number;
}

const MILLION = 1_000_000;

const electric = (rating: number): Energy => ({ kWh: MILLION / BTU_PER_RATED_KWH / rating, therms: 0 });
const burned = (afue: number): Energy => ({ kWh: 0, therms: MILLION / BTU_PER_THERM / (afue / 100) });
const mixed = (share: number, one: Energy, other: Energy): Energy => ({
  kWh: share * one.kWh + (1 - share) * other.kWh,
  therms: share * one.therms + (1 - share) * other.therms,
});

type Ends = readonly [best: Energy, worst: Energy];

/** What a heat pump needs for a million Btu of heat: at its rating, and with losses and the backup heat of cold winters. */
const heatPumpEnds = ({ weather, level }: Pick<RunningHome, 'weather' | 'level'>): Ends => {
  const { hspf2 } = LEVEL_RATINGS[level];
  return [
    electric(hspf2.to),
    electric(hspf2.from * (weather.heating >= BACKUP_FROM ? WITH_BACKUP : IN_A_HOME)),
  ];
};

const furnaceEnds = ({ level }: Pick<RunningHome, 'level'>): Ends => {
  const { afue } = LEVEL_RATINGS[level];
  return [burned(afue.to), burned(afue.from)];
};

/** All ways in which a system may make its heat: a range has its ends among them. */
const heatersOf = (
  system: ComparedSystem,
  home: Pick<RunningHome, 'weather' | 'level'>,
): ReadonlyArray<Energy> => {
  switch (system) {
    case 'heat-pump':
      return heatPumpEnds(home);
    case 'furnace-ac':
      return furnaceEnds(home);
    case 'hybrid':
      return HYBRID_SHARES.flatMap((share) =>
        heatPumpEnds(home).flatMap((pump) => furnaceEnds(home).map((furnace) => mixed(share, pump, furnace))),
      );
  }
};

const coolersOf = ({ level }: Pick<RunningHome, 'level'>): ReadonlyArray<Energy> => {
  const { seer2 } = LEVEL_RATINGS[level];
  return [electric(seer2.to), electric(seer2.from * IN_A_HOME)];
};

const costOf =
  ({ electricity, gas }: EnergyPrices) =>
  ({ kWh, therms }: Energy): number =>
    kWh * electricity + therms * gas;

const carbonOf = ({ kWh, therms }: Energy): number =>
  (kWh * POUNDS_OF_CARBON.kWh + therms * POUNDS_OF_CARBON.therm) / POUNDS_PER_TON;

/** The range of an amount per million Btu, for a range of millions of Btu. */
const rangeOf = (load: Range, amounts: ReadonlyArray<number>): Range => ({
  from: load.from * Math.min(...amounts),
  to: load.to * Math.max(...amounts),
});

const sumOf = (one: Range, other: Range): Range => ({ from: one.from + other.from, to: one.to + other.to });

/** To the nearest ten dollars. */
export const inTens = ({ from, to }: Range): Range => ({
  from: Math.round(from / 10) * 10,
  to: Math.round(to / 10) * 10,
});

const loadOf = (squareFeet: number, degreeDays: number, { from, to }: Range): Range => ({
  from: (squareFeet * degreeDays * from) / MILLION,
  to: (squareFeet * degreeDays * to) / MILLION,
});

/** What a system costs to run for a usual year. Without fans, monthly fees, leaky ducts and changes of price. */
export const runningYear = (system: ComparedSystem, home: RunningHome): RunningYear => {
  const { squareFeet, weather, prices } = home;
  const heat = loadOf(squareFeet, weather.heating, HEAT_LOST);
  const cold = loadOf(squareFeet, weather.cooling, HEAT_GAINED);
  const [heaters, coolers] = [heatersOf(system, home), coolersOf(home)];
  const heating = rangeOf(heat, heaters.map(costOf(prices)));
  const cooling = rangeOf(cold, coolers.map(costOf(prices)));
  return {
    heating,
    cooling,
    total: sumOf(inTens(heating), inTens(cooling)),
    carbon: sumOf(rangeOf(heat, heaters.map(carbonOf)), rangeOf(cold, coolers.map(carbonOf))),
  };
};

/** Which of two heats the same home for less: only where every model of the one does. */
export type CheaperHeat = 'heat-pump' | 'furnace' | 'either';

export const cheaperHeat = (home: Omit<RunningHome, 'squareFeet'>): CheaperHeat => {
  const pump = heatPumpEnds(home).map(costOf(home.prices));
  const furnace = furnaceEnds(home).map(costOf(home.prices));
  if (Math.max(...pump) < Math.min(...furnace)) return 'heat-pump';
  return Math.max(...furnace) < Math.min(...pump) ? 'furnace' : 'either';
};

/** The electricity price, in US dollars a kWh, at which a heat pump heats for as much as a furnace at this gas price. */
export const breakEvenElectricity = (home: Omit<RunningHome, 'squareFeet'>): Range => {
  const prices = furnaceEnds(home).flatMap(({ therms }) =>
    heatPumpEnds(home).map(({ kWh }) => (therms * home.prices.gas) / kWh),
  );
  return { from: Math.min(...prices), to: Math.max(...prices) };
};
