import { FINDER_EMERGENCIES } from '../../../domain/help/emergencies.ts';
import {
  guidePath,
  symptomAddress,
  TROUBLED_CATEGORIES,
  TROUBLESHOOTING,
  type TroubledCategory,
} from '../../../domain/help/troubleshooting.ts';
import type { SymptomFinderAttributes } from './codec.ts';
import { symptomFinderTexts } from './texts.ts';

export interface FinderLink {
  readonly text: string;
  readonly href: string;
}

interface FinderSystem {
  readonly name: string;
  readonly symptoms: ReadonlyArray<FinderLink>;
  readonly guide: FinderLink;
}

/** The emergencies, then the systems with their symptoms, each linked to its section of a guide. */
export const view = ({ data }: SymptomFinderAttributes) => ({
  title: data.title ?? symptomFinderTexts.title,
  description: data.description,
  /** The first question. */
  emergency: { ...symptomFinderTexts.emergency, emergencies: FINDER_EMERGENCIES },
  system: { ...symptomFinderTexts.system, systems: TROUBLED_CATEGORIES.map(systemOf) },
});

export type SymptomFinderProps = ReturnType<typeof view>;

const systemOf = (category: TroubledCategory): FinderSystem => {
  const { name, symptoms } = TROUBLESHOOTING[category];
  return {
    name,
    symptoms: symptoms.map((symptom) => ({ text: symptom.name, href: symptomAddress(category, symptom) })),
    guide: { text: `${symptomFinderTexts.wholeGuide}: ${name}`, href: guidePath(category) },
  };
};
