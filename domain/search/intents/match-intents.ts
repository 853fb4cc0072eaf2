import { inLanguage, type SiteLanguage } from '../../content/site-language.ts';
import { translatedPage } from '../../help/translated-pages.ts';
import { emergencyIn } from '../../help/translated-emergencies.ts';
import { ANSWER_TEXTS, type AnswerText } from './answer-texts.ts';
import { APPLIANCES } from './appliances.ts';
import type { ConceptName } from './concepts.ts';
import { EMERGENCY_INTENTS } from './emergency-intents.ts';
import { ERRAND_INTENTS } from './errand-intents.ts';
import { guideOf, HELP_INTENTS } from './help-intents.ts';
import type { EmergencyIntent, HelpIntent, IntentLink } from './intent.ts';
import { withPhrases } from './phrases.ts';
import { languageOfSearch } from './language-of-search.ts';
import { searchWords } from './search-words.ts';
import { meaningsOfWords } from './word-meanings.ts';

export interface MatchedIntents {
  /** Emergency steps, most urgent first, in the language of the search. */
  readonly emergencies: ReadonlyArray<ReturnType<typeof emergencyIn> & { readonly language: SiteLanguage }>;
  /** The matching answer. Null without one. Also null with a danger that allows no checks. */
  readonly help: Help | null;
}

/** An answer in the language of the search. */
export interface Help extends Pick<HelpIntent, 'id' | 'links' | 'offers'> {
  readonly language: SiteLanguage;
  readonly title: string;
  readonly text: string;
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

/** The links of an answer: first those about the system that the search names, or its guide when the answer has none. */
const linksAbout = ({ links }: HelpIntent, meanings: Meanings): ReadonlyArray<IntentLink> => {
  const system = APPLIANCES.find(({ concept }) => meanings.has(concept))?.system;
  if (system === undefined || links.every((link) => link.system === undefined)) return links;
  const about = links.filter((link) => link.system === system);
  return [
    ...(about.length > 0 ? about : [guideOf(system)]),
    ...links.filter((link) => !about.includes(link)),
  ];
};

/** The answer in the language of the search. It links to translated pages where they exist, to each section's page once. */
const helpIn = (language: SiteLanguage, intent: HelpIntent, meanings: Meanings): Help => {
  const { title, text } = inLanguage<AnswerText>(ANSWER_TEXTS[intent.id], language);
  const links = linksAbout(intent, meanings).map((link): IntentLink => {
    const translated = language === 'en' ? null : translatedPage(link.href, language);
    return translated === null || language === 'en' ? link : { ...translated, language };
  });
  const isFirst = (link: IntentLink): boolean => link === links[0] || link.language === language;
  const ordered = [...links.filter(isFirst), ...links.filter((link) => !isFirst(link))];
  return {
    ...intent,
    language,
    title,
    text,
    links: ordered.filter((link, i) => ordered.findIndex((other) => other.text === link.text) === i),
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
  const best = most === 0 ? undefined : fits.find(({ ideas }) => ideas === most)?.intent;
  const isAlone = emergencies.some(({ allowsChecks }) => allowsChecks !== true);
  return { emergencies, help: best === undefined || isAlone ? null : helpIn(language, best, meanings) };
};
