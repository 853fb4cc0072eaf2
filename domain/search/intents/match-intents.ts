import type { SiteLanguage } from '../../content/site-language.ts';
import { translatedPage } from '../../help/translated-pages.ts';
import { emergencyIn } from '../../help/translated-emergencies.ts';
import type { ConceptName } from './concepts.ts';
import { EMERGENCY_INTENTS } from './emergency-intents.ts';
import { ERRAND_INTENTS } from './errand-intents.ts';
import { HELP_INTENTS } from './help-intents.ts';
import type { EmergencyIntent, HelpIntent } from './intent.ts';
import { withPhrases } from './phrases.ts';
import { languageOfSearch } from './language-of-search.ts';
import { searchWords } from './search-words.ts';
import { meaningsOfWords } from './word-meanings.ts';

export interface MatchedIntents {
  /** Emergency steps, most urgent first, in the language of the search. */
  readonly emergencies: ReadonlyArray<ReturnType<typeof emergencyIn> & { readonly language: SiteLanguage }>;
  /** The matching answer. Null without one. Also null with a danger that allows no checks. */
  readonly help: HelpIntent | null;
}

type Meanings = ReadonlySet<ConceptName>;

const meaningsOf = (words: ReadonlyArray<string>): Meanings =>
  new Set(meaningsOfWords(words).flatMap(({ meanings }) => meanings.map(({ concept }) => concept)));

/** The number of concepts in an intent's longest matching combination; 0 when it doesn't match. */
const fit = ({ asks, unless = [] }: Pick<HelpIntent, 'asks' | 'unless'>, meanings: Meanings): number =>
  unless.some((concept) => meanings.has(concept))
    ? 0
    : Math.max(0, ...asks.map((ideas) => (ideas.every((idea) => meanings.has(idea)) ? ideas.length : 0)));

const isDanger = ({ asks, doubtful = [], unless = [] }: EmergencyIntent, meanings: Meanings): boolean =>
  fit({ asks }, meanings) > 0 || fit({ asks: doubtful, unless }, meanings) > 0;

/** Links an answer to translated pages in the language of the search, where they exist. These links come first. */
const withLinksIn = (language: SiteLanguage, intent: HelpIntent): HelpIntent => {
  if (language === 'en') return intent;
  const links = intent.links.map((link) => {
    const translated = translatedPage(link.href, language);
    return translated === null ? link : { ...translated, language };
  });
  return {
    ...intent,
    links: [...links.filter((link) => 'language' in link), ...links.filter((link) => !('language' in link))],
  };
};

/** The intents of a search: emergencies first, then the best matching answer. */
export const matchIntents = (typed: string): MatchedIntents => {
  const words = withPhrases(searchWords(typed));
  const meanings = meaningsOf(words);
  const language = languageOfSearch(words);
  const emergencies = EMERGENCY_INTENTS.filter((intent) => isDanger(intent, meanings)).map(
    ({ emergency }) => ({
      ...emergencyIn(emergency, language),
      language,
    }),
  );
  const fits = [...HELP_INTENTS, ...ERRAND_INTENTS].map((intent) => ({
    intent,
    ideas: fit(intent, meanings),
  }));
  const most = Math.max(...fits.map(({ ideas }) => ideas));
  const best = most === 0 ? undefined : fits.find(({ ideas }) => ideas === most);
  const isAlone = emergencies.some(({ allowsChecks }) => allowsChecks !== true);
  return { emergencies, help: best === undefined || isAlone ? null : withLinksIn(language, best.intent) };
};
