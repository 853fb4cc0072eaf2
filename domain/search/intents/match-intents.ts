import type { SiteLanguage } from '../../content/site-language.ts';
import { translatedPage } from '../../help/translated-pages.ts';
import { emergencyIn } from '../../help/translated-emergencies.ts';
import type { ConceptName } from './concepts.ts';
import { EMERGENCY_INTENTS } from './emergency-intents.ts';
import { ERRAND_INTENTS } from './errand-intents.ts';
import { HELP_INTENTS } from './help-intents.ts';
import type { EmergencyIntent, HelpIntent } from './intent.ts';
import { searchWords } from './search-words.ts';
import { meaningsOfWord } from './word-meanings.ts';

/** What a search is about, beyond its words. */
export interface MatchedIntents {
  /** What to do at once, most urgent first, in the language of the search. */
  readonly emergencies: ReadonlyArray<ReturnType<typeof emergencyIn> & { readonly language: SiteLanguage }>;
  /** What answers it; null: nothing known. */
  readonly help: HelpIntent | null;
}

type Meanings = ReadonlyMap<ConceptName, SiteLanguage>;

/** The concepts that words mean, each with the first language that has its word so. */
const meaningsOf = (words: ReadonlyArray<string>): Meanings => {
  const meanings = new Map<ConceptName, SiteLanguage>();
  for (const { concept, language } of words.flatMap(meaningsOfWord))
    if (!meanings.has(concept)) meanings.set(concept, language);
  return meanings;
};

/** How many ideas of an intent the words mean at most; 0: it is not asked for. */
const fit = ({ asks, unless = [] }: EmergencyIntent | HelpIntent, meanings: Meanings): number =>
  unless.some((concept) => meanings.has(concept))
    ? 0
    : Math.max(0, ...asks.map((ideas) => (ideas.every((idea) => meanings.has(idea)) ? ideas.length : 0)));

/** The language that most of the words have that are not English; English without any. */
const languageOf = (meanings: Meanings): SiteLanguage => {
  const count = (language: SiteLanguage): number =>
    [...meanings.values()].filter((one) => one === language).length;
  if (count('es') === 0 && count('fr') === 0) return 'en';
  return count('es') >= count('fr') ? 'es' : 'fr';
};

/** An answer whose links lead to pages in the language of the search, where these are there: they come first. */
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

/** What somebody who types this may want: dangers first, then the intent that fits most of the words. */
export const matchIntents = (typed: string): MatchedIntents => {
  const meanings = meaningsOf(searchWords(typed));
  const language = languageOf(meanings);
  const emergencies = EMERGENCY_INTENTS.filter((intent) => fit(intent, meanings) > 0).map(
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
  return { emergencies, help: best === undefined ? null : withLinksIn(language, best.intent) };
};
