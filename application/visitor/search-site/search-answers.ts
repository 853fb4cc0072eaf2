import { inLanguage, type SiteLanguage } from '../../../domain/content/site-language.ts';
import type { PostalCode } from '../../../domain/postal-code/normal-code.ts';
import type { EmergencyAnswer } from '../../../domain/search/emergency-answer.ts';
import type { IntentLink } from '../../../domain/search/intents/intent.ts';
import { matchIntents } from '../../../domain/search/intents/match-intents.ts';
import type { DealerTexts } from '../dealer-texts/english.ts';
import { DEALER_TEXTS } from '../dealer-texts/translated.ts';
import { LIST_PATHS } from '../find-dealers/list-paths.ts';
import type { zipTexts } from '../find-dealers/zip-texts.ts';
import { searchSiteTexts as texts } from './texts.ts';

/** Direct answers to a search, shown above the matching pages. */
export interface SearchAnswers {
  /** Most urgent first; empty without an emergency. */
  readonly emergencies: ReadonlyArray<EmergencyAnswer>;
  /** Null when the search matches no known intent. */
  readonly help: {
    readonly language: SiteLanguage;
    readonly title: string;
    readonly text: string;
    readonly links: ReadonlyArray<IntentLink>;
    /** The postal code in the zip box, empty without one; null when there is no box. */
    readonly zipcode: string | null;
    /** The locator and the texts of the zip box, in the language of the search. */
    readonly listPath: string;
    readonly boxTexts: Pick<DealerTexts, keyof typeof zipTexts>;
    readonly offersPhone: boolean;
  } | null;
}

export const NO_ANSWERS: SearchAnswers = { emergencies: [], help: null };

/** The direct answers to a search; `code` is the postal code in it. */
export const answersTo = (typed: string, code: PostalCode | null): SearchAnswers => {
  const { emergencies, help } = matchIntents(typed);
  return {
    emergencies: emergencies.map(({ language, title, steps, callsEmergencyServices, allowsChecks }) => ({
      language,
      title,
      steps,
      call: callsEmergencyServices
        ? inLanguage<string>(allowsChecks === true ? texts.callHere : texts.call, language)
        : null,
    })),
    help: help && {
      language: help.language,
      title: help.title,
      text: help.text,
      links: help.links,
      zipcode: help.offers === 'dealers' ? (code ?? '') : null,
      listPath: LIST_PATHS[help.language],
      boxTexts: DEALER_TEXTS[help.language],
      offersPhone: help.offers === 'phone',
    },
  };
};
