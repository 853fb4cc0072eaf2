import { expect, test } from '@jest/globals';
import { EMERGENCIES } from '../../../../domain/help/emergencies.ts';
import { emergencyIn } from '../../../../domain/help/translated-emergencies.ts';
import type { SiteLanguage } from '../../../../domain/content/site-language.ts';
import { matchIntents } from '../../../../domain/search/intents/match-intents.ts';
import phrasings from './danger-phrasings.json' with { type: 'json' };

const CASES = Object.entries(phrasings).flatMap(([danger, byLanguage]) =>
  Object.entries(byLanguage).flatMap(([language, searches]) =>
    searches.map((typed): [string, SiteLanguage, string] => [danger, language as SiteLanguage, typed]),
  ),
);

test('Each danger is searched for in each language', () => {
  expect(Object.keys(phrasings).toSorted()).toEqual(EMERGENCIES.map(({ id }) => id).toSorted());
  for (const language of ['en', 'es', 'fr'])
    expect(CASES.filter(([, spoken]) => spoken === language).length).toBeGreaterThanOrEqual(50);
});

test.each(CASES)(
  '%s, %s: “%s” is answered with its steps first, in its language',
  (danger, language, typed) => {
    const { emergencies, help } = matchIntents(typed);
    const { title, steps, allowsChecks } = emergencyIn(danger, language);

    expect(emergencies[0]).toMatchObject({ title, steps, language });
    if (allowsChecks !== true) expect(help).toBeNull();
  },
);
