import { FINDER_EMERGENCIES, type Emergency } from '../../../domain/help/emergencies.ts';
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

export interface SymptomFinderProps {
  readonly title: string;
  readonly description: string | null;
  /** The first question. */
  readonly emergency: FinderQuestion & {
    readonly emergencies: ReadonlyArray<Emergency>;
    readonly call: string;
  };
  readonly system: FinderQuestion & { readonly systems: ReadonlyArray<FinderSystem> };
}

interface FinderQuestion {
  readonly question: string;
  readonly hint: string;
}

interface FinderSystem {
  readonly name: string;
  readonly symptoms: ReadonlyArray<FinderLink>;
  readonly guide: FinderLink;
}

/** The emergencies, then the systems with their symptoms, each linked to its section of a guide. */
export const view = ({ data }: SymptomFinderAttributes): SymptomFinderProps => ({
  title: data.title ?? symptomFinderTexts.title,
  description: data.description,
  emergency: { ...symptomFinderTexts.emergency, emergencies: FINDER_EMERGENCIES },
  system: { ...symptomFinderTexts.system, systems: TROUBLED_CATEGORIES.map(systemOf) },
});

const systemOf = (category: TroubledCategory): FinderSystem => {
  const { name, symptoms } = TROUBLESHOOTING[category];
  return {
    name,
    symptoms: symptoms.map((symptom) => ({ text: symptom.name, href: symptomAddress(category, symptom) })),
    guide: { text: `${symptomFinderTexts.wholeGuide}: ${name}`, href: guidePath(category) },
  };
};
