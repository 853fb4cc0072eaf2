import type { OtherLanguage, SiteLanguage } from '../../content/site-language.ts';
import { meaningsOfWords } from './word-meanings.ts';

/** Frequent short words of one language. */
const SHORT_WORDS: Readonly<Record<OtherLanguage, ReadonlySet<string>>> = {
  es: new Set('el los las del con mi mis una por para que como esta cuando se sin al hay donde'.split(' ')),
  fr: new Set(
    'le les des du au aux ma mon mes une et est dans avec sans quand qui ca ne d l comment'.split(' '),
  ),
};

/**
 * The language of a search: Spanish or French with a word that only they have, or with two of their short words; otherwise English. City
 * names have short words, too: `los angeles`.
 */
export const languageOfSearch = (words: ReadonlyArray<string>): SiteLanguage => {
  const found = meaningsOfWords(words).map(({ word, meanings }) => ({
    word,
    languages: meanings.map(({ language }) => language),
    isExact: meanings.some(({ isExact }) => isExact),
  }));
  // A misspelled word is not foreign next to a word that is only English: `furnace press`.
  const hasEnglish = found.some(
    ({ languages, isExact }) => isExact && languages.every((language) => language === 'en'),
  );
  const foreign = found.filter(
    ({ languages, isExact }) => languages.length > 0 && !languages.includes('en') && (isExact || !hasEnglish),
  );
  const count = (language: OtherLanguage): number =>
    foreign.filter(({ languages }) => languages.includes(language)).length +
    words.filter((word) => SHORT_WORDS[language].has(word)).length +
    // Decides between two languages that share the other words: `numéro de téléphone`.
    found.filter(({ languages }) => languages.includes(language)).length / 10;
  const [es, fr] = [count('es'), count('fr')];
  if (foreign.length === 0 && Math.max(es, fr) < 2) return 'en';
  return es >= fr ? 'es' : 'fr';
};
