import type { Climate } from './climate.ts';

/** What heats a home today, or could. */
export const FUELS = ['gas', 'oil', 'electricity', 'unsure'] as const;
export type Fuel = (typeof FUELS)[number];

/** Whether a home has ducts. */
export const DUCTS = ['yes', 'no', 'unsure'] as const;
export type Ducts = (typeof DUCTS)[number];

/** A system that a home may be fitted with. */
export type SystemKind = 'furnace-ac' | 'hybrid' | 'heat-pump' | 'ac-air-handler' | 'ductless';

/** Why a system fits, or what it asks for. */
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

/** What a homeowner answered; without a climate the zip is missing or not known. */
export interface HomeAnswers {
  readonly fuel: Fuel;
  readonly ducts: Ducts;
  readonly climate: Climate | null;
}

/** A system with the reasons for it, the strongest first; never none. */
export interface Fit {
  readonly system: SystemKind;
  readonly reasons: ReadonlyArray<FitReason>;
}

/** Heat by fuel and cooling by an air conditioner. */
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

/** The systems for a home with ducts, the best fit first. */
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
 * The systems that fit a home, the best fit first, one to three of them (specification, section 2: product overview).
 * A home on electricity alone is never given one that burns fuel; a home without ducts is given ductless first.
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
