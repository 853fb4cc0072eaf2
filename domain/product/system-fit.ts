import type { Climate } from './climate.ts';

/** The current or possible heating fuels of a home. */
export const FUELS = ['gas', 'oil', 'electricity', 'unsure'] as const;
export type Fuel = (typeof FUELS)[number];

export const DUCTS = ['yes', 'no', 'unsure'] as const;
export type Ducts = (typeof DUCTS)[number];

/** A system to suggest. */
export type SystemKind = 'furnace-ac' | 'hybrid' | 'heat-pump' | 'ac-air-handler' | 'ductless';

/** Why a system fits, or what it requires. */
export type FitReason =
  | 'uses-fuel'
  | 'fuel-if-available'
  | 'cold-needs-heat'
  | 'cold-backup'
  | 'cold-climate-model'
  | 'mild-suits-heat-pump'
  | 'hybrid-saves-fuel'
  | 'all-electric'
  | 'hot-little-heat'
  | 'consider-heat-pump'
  | 'uses-ducts'
  | 'no-ducts'
  | 'new-ducts'
  | 'ducts-unsure';

/** A homeowner's answers; `climate` is null when the zip is missing or unknown. */
export interface HomeAnswers {
  readonly fuel: Fuel;
  readonly ducts: Ducts;
  readonly climate: Climate | null;
}

/** A system with its reasons, strongest first, at least one. */
export interface Fit {
  readonly system: SystemKind;
  readonly reasons: ReadonlyArray<FitReason>;
}

/** Heats with fuel and cools with an air conditioner. */
const furnaceAndAc = ({ fuel, climate }: HomeAnswers): Fit => ({
  system: 'furnace-ac',
  reasons: [
    fuel === 'unsure' ? 'fuel-if-available' : 'uses-fuel',
    ...(climate === 'cold' ? (['cold-needs-heat'] as const) : []),
  ],
});

const hybrid = ({ fuel, climate }: HomeAnswers): Fit => ({
  system: 'hybrid',
  reasons: [
    'hybrid-saves-fuel',
    ...(climate === 'cold' ? (['cold-backup'] as const) : []),
    ...(climate === 'mild' ? (['mild-suits-heat-pump'] as const) : []),
    ...(fuel === 'unsure' ? (['fuel-if-available'] as const) : []),
  ],
});

const CLIMATE_OF_HEAT_PUMPS: { readonly [climate in Climate]: FitReason } = {
  cold: 'cold-climate-model',
  mild: 'mild-suits-heat-pump',
  hot: 'hot-little-heat',
};

const heatPump = ({ climate }: HomeAnswers): Fit => ({
  system: 'heat-pump',
  reasons: ['all-electric', ...(climate === null ? [] : [CLIMATE_OF_HEAT_PUMPS[climate]])],
});

const acAndAirHandler: Fit = { system: 'ac-air-handler', reasons: ['hot-little-heat', 'consider-heat-pump'] };

/** The systems for a home with ducts, best first. */
const ducted = (answers: HomeAnswers): readonly [Fit, Fit] | readonly [Fit] => {
  const { fuel, climate } = answers;
  if (fuel === 'electricity')
    return climate === 'hot' ? [heatPump(answers), acAndAirHandler] : [heatPump(answers)];
  if (climate === 'hot') return [heatPump(answers), furnaceAndAc(answers)];
  if (climate === 'mild') return [hybrid(answers), furnaceAndAc(answers)];
  if (fuel === 'unsure') return [furnaceAndAc(answers), heatPump(answers)];
  return [furnaceAndAc(answers), hybrid(answers)];
};

/**
 * The systems that fit a home, best first, one to three (specification, section 2: product overview). An all-electric home never gets a
 * system that burns fuel. A home without ducts gets ductless first.
 */
export const fitsFor = (answers: HomeAnswers): ReadonlyArray<Fit> => {
  const { ducts, climate } = answers;
  const [first, ...others] = ducted(answers);
  const ductless: Fit = {
    system: 'ductless',
    reasons: [
      ducts === 'no' ? 'no-ducts' : 'ducts-unsure',
      ...(climate === 'cold' ? (['cold-climate-model'] as const) : []),
    ],
  };
  switch (ducts) {
    case 'no':
      return [ductless, { ...first, reasons: ['new-ducts', ...first.reasons] }];
    case 'yes':
      return [first, ...others].map(({ system, reasons }) => ({
        system,
        reasons: [...reasons, 'uses-ducts'],
      }));
    case 'unsure':
      return [first, ...others, ductless];
  }
};
