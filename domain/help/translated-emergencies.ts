import type { SiteLanguage } from '../content/site-language.ts';
import { EMERGENCIES, PREVENTION, type Emergency, type Prevention } from './emergencies.ts';
import written from './translated-emergencies.json' with { type: 'json' };

type Steps = Pick<Emergency, 'title' | 'steps'>;
type Translation = Pick<Emergency, 'title' | 'shortTitle' | 'steps'>;

/** Emergencies in other languages, and how to prevent them. They must say the same as the English ones (facts, section 1). */
const TRANSLATED: { readonly [language in SiteLanguage]?: Readonly<Record<string, Translation>> } = written;

/** The emergencies translated into a language, in the English order; the English ones when the language has none. */
export const emergenciesIn = (language: SiteLanguage): ReadonlyArray<Emergency> => {
  const steps = TRANSLATED[language];
  if (steps === undefined) return EMERGENCIES;
  return EMERGENCIES.flatMap((english) => {
    const translated = steps[english.id];
    return translated === undefined ? [] : [{ ...english, ...translated }];
  });
};

/** How to prevent an emergency, in a language. */
export const preventionIn = (language: SiteLanguage): Prevention => ({
  ...PREVENTION,
  ...TRANSLATED[language]?.[PREVENTION.id],
});

/** An emergency in a language, or in English when it isn't translated. Throws for an unknown id. */
export const emergencyIn = (
  id: string,
  language: SiteLanguage,
): Steps & Pick<Emergency, 'callsEmergencyServices' | 'allowsChecks'> => {
  const english = EMERGENCIES.find((one) => one.id === id);
  if (english === undefined) throw new Error(`There is no emergency ${id}`);
  const { title, steps } = TRANSLATED[language]?.[id] ?? english;
  return { ...english, title, steps };
};
