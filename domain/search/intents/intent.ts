import type { OtherLanguage } from '../../content/site-language.ts';
import type { Emergency } from '../../help/emergencies.ts';
import type { ConceptName } from './concepts.ts';

/** Words that must all be meant, whatever their order. */
type Combination = ReadonlyArray<ConceptName>;

interface Asked {
  readonly id: string;
  /** Any of these is enough. */
  readonly asks: ReadonlyArray<Combination>;
  /** Ideas that turn the words into something else: `smoke test`. */
  readonly unless?: ReadonlyArray<ConceptName>;
}

/** A danger that somebody may be in: the search answers with its steps before everything else. */
export interface EmergencyIntent extends Asked {
  readonly emergency: Emergency['id'];
}

export interface IntentLink {
  readonly text: string;
  readonly href: string;
  /** The language that it is in; English without it. */
  readonly language?: OtherLanguage;
}

/** Something that a visitor wants to know or to do: the search answers with where that is. */
export interface HelpIntent extends Asked {
  /** The answer as a heading. */
  readonly title: string;
  /** The answer in a sentence. */
  readonly text: string;
  /** Where it goes on, the best first. */
  readonly links: ReadonlyArray<IntentLink>;
  /** What is offered with it: a box for a zip that leads to dealers, or our number. */
  readonly offers?: 'dealers' | 'phone';
}
