import { inLanguage, type SiteLanguage } from '../../../domain/content/site-language.ts';
import type { PostalCode } from '../../../domain/postal-code/normal-code.ts';
import type { IntentLink } from '../../../domain/search/intents/intent.ts';
import { matchIntents } from '../../../domain/search/intents/match-intents.ts';
import { searchSiteTexts as texts } from './texts.ts';

/** What to do in a danger that the search is about. */
interface EmergencyAnswer {
  readonly language: SiteLanguage;
  readonly title: string;
  readonly steps: ReadonlyArray<string>;
  /** The text of the link that calls 911; null: nobody calls. */
  readonly call: string | null;
}

/** What answers a search, beyond the pages that hold its words. */
export interface SearchAnswers {
  /** The most urgent first; none where there is no danger. */
  readonly emergencies: ReadonlyArray<EmergencyAnswer>;
  /** Null: the search is about nothing known. */
  readonly help: {
    readonly title: string;
    readonly text: string;
    readonly links: ReadonlyArray<IntentLink>;
    /** The code in a box that leads to dealers, empty without one; null: there is no box. */
    readonly zipcode: string | null;
    readonly offersPhone: boolean;
  } | null;
}

export const NO_ANSWERS: SearchAnswers = { emergencies: [], help: null };

/** What answers these words; `code`: the postal code among them. */
export const answersTo = (typed: string, code: PostalCode | null): SearchAnswers => {
  const { emergencies, help } = matchIntents(typed);
  return {
    emergencies: emergencies.map(({ language, title, steps, callsEmergencyServices }) => ({
      ...{ language, title, steps },
      call: callsEmergencyServices ? inLanguage<string>(texts.call, language) : null,
    })),
    help: help && {
      ...{ title: help.title, text: help.text, links: help.links },
      zipcode: help.offers === 'dealers' ? (code ?? '') : null,
      offersPhone: help.offers === 'phone',
    },
  };
};
