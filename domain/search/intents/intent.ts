import type { OtherLanguage } from '../../content/site-language.ts';
import type { Emergency } from '../../help/emergencies.ts';
import type { TroubledCategory } from '../../help/troubleshooting.ts';
import type { ConceptName } from './concepts.ts';
import type { AnswerId } from './answer-texts.ts';

/** Concepts that must all occur, in any order. */
type Combination = ReadonlyArray<ConceptName>;

interface Asked {
  readonly id: string;
  /** One matching combination is enough. */
  readonly asks: ReadonlyArray<Combination>;
}

/** A possible emergency. Its steps come before all other results. */
export interface EmergencyIntent extends Asked {
  readonly emergency: Emergency['id'];
  /** Combinations that are no danger next to a concept in `unless`: `smoke test`. */
  readonly doubtful?: ReadonlyArray<Combination>;
  readonly unless?: ReadonlyArray<ConceptName>;
}

export interface IntentLink {
  readonly text: string;
  readonly href: string;
  /** The language of the target; English by default. */
  readonly language?: OtherLanguage;
  /** The system that it is about. Links about the system that a search names come first. */
  readonly system?: TroubledCategory;
}

/** Something that a visitor wants to know or do, with its answer. */
export interface HelpIntent extends Asked {
  readonly id: AnswerId;
  /** Concepts that exclude the intent. */
  readonly unless?: ReadonlyArray<ConceptName>;
  /** Links to more, best first. */
  readonly links: ReadonlyArray<IntentLink>;
  /** An additional offer: a zip box that leads to dealers, or our phone number. */
  readonly offers?: 'dealers' | 'phone';
}
