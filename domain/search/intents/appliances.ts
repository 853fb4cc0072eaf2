import type { TroubledCategory } from '../../help/troubleshooting.ts';
import type { ConceptName } from './concepts.ts';

/** The systems that a search may name. The first one that it names orders the links of an answer. */
export const APPLIANCES: ReadonlyArray<{ readonly concept: ConceptName; readonly system: TroubledCategory }> =
  [
    { concept: 'ductless', system: 'ductless-systems' },
    { concept: 'thermostat', system: 'thermostat-controls' },
    { concept: 'oil', system: 'oil-furnaces' },
    { concept: 'packaged', system: 'packaged-systems' },
    { concept: 'airHandler', system: 'air-handlers' },
    { concept: 'heatPump', system: 'heat-pumps' },
    { concept: 'furnace', system: 'gas-furnaces' },
    { concept: 'acUnit', system: 'air-conditioners' },
  ];
