import { describe, expect, test } from '@jest/globals';
import type { SiteLanguage } from '../../../../domain/content/site-language.ts';
import { translatedPage } from '../../../../domain/help/translated-pages.ts';
import { matchIntents } from '../../../../domain/search/intents/match-intents.ts';
import labelled from './labelled-searches.json' with { type: 'json' };

interface Search {
  readonly typed: string;
  readonly language: SiteLanguage;
  /** The page of the first link, in English; or the id of an answer. */
  readonly wanted: string;
}

const SEARCHES = Object.entries(labelled).flatMap(([language, byPage]) =>
  Object.entries(byPage).flatMap(([wanted, searches]) =>
    searches.map((typed): Search => ({ typed, language: language as SiteLanguage, wanted })),
  ),
);

const pageOf = (href: string | undefined): string => href?.replace(/[?#].*/, '') ?? '';

const isRight = ({ typed, language, wanted }: Search): boolean => {
  const { emergencies, help } = matchIntents(typed);
  if (emergencies.length > 0 || help === null || (help.language !== language && help.id !== 'languages'))
    return false;
  if (!wanted.startsWith('/')) return help.id === wanted || `${help.id}s` === wanted;
  const translated = language === 'en' ? null : translatedPage(wanted, language);
  return pageOf(help.links[0]?.href) === pageOf(translated?.href ?? wanted);
};

/** The rules were written on every second search. The others show whether they hold for searches that they were not written on. */
describe.each([
  ['on which the rules were written', 0],
  ['on which the rules were not written', 1],
] as const)('The half %s', (_name, half) => {
  const searches = SEARCHES.filter((_search, i) => i % 2 === half);

  test('has about 150 searches', () => expect(searches.length).toBeGreaterThan(140));

  test('has the right first link, in the language of the search, for at least 95%', () => {
    const wrong = searches.filter((search) => !isRight(search));
    expect(wrong.length / searches.length).toBeLessThanOrEqual(0.05);
  });
});
