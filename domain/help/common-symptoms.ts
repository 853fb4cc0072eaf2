import { symptomAddress, TROUBLESHOOTING, type TroubledCategory } from './troubleshooting.ts';

/** A frequent problem in two words, with a link to its explanation. */
export interface CommonSymptom {
  /** The name of its illustration. */
  readonly id: string;
  readonly name: string;
  /** The system of the guide: the one where the problem is most common. */
  readonly system: string;
  readonly address: string;
}

const common = <C extends TroubledCategory>(
  id: string,
  name: string,
  category: C,
  anchor: (typeof TROUBLESHOOTING)[C]['symptoms'][number]['anchor'],
): CommonSymptom => ({
  id,
  name,
  system: TROUBLESHOOTING[category].name,
  address: symptomAddress(category, { anchor, name }),
});

/** Heat comes first because a house without heat is urgent. */
export const COMMON_SYMPTOMS: ReadonlyArray<CommonSymptom> = [
  common('no-heat', 'No heat', 'gas-furnaces', 'no-heat'),
  common('cool-air', 'Cool air', 'gas-furnaces', 'cool-air'),
  common('wont-cool', 'Won’t cool', 'air-conditioners', 'warm-air'),
  common('leaking', 'Leaking', 'air-conditioners', 'water'),
  common('noise', 'Noise', 'air-conditioners', 'noise'),
  common('blank-screen', 'Blank screen', 'thermostat-controls', 'blank-screen'),
];
