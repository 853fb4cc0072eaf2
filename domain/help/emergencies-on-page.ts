import type { OtherLanguage, SiteLanguage } from '../content/site-language.ts';
import type { Emergency } from './emergencies.ts';
import { MAINTENANCE_PATH } from './maintenance.ts';
import { emergenciesIn } from './translated-emergencies.ts';
import { translatedPage } from './translated-pages.ts';
import { guidePath, TROUBLED_CATEGORIES, type TroubledCategory } from './troubleshooting.ts';

const TRANSLATED_INTO: ReadonlyArray<OtherLanguage> = ['es', 'fr'];

/** The paths of the pages that help with a system: its guide in each language, and its maintenance tips. */
const pagesAbout = (category: TroubledCategory): ReadonlyArray<string> => [
  guidePath(category),
  ...TRANSLATED_INTO.flatMap((language) => translatedPage(guidePath(category), language)?.href ?? []),
  `${MAINTENANCE_PATH}${category}/`,
];

/** The emergencies of the system that a page is about, most urgent first; all on other pages. */
export const emergenciesOnPage = (path: string, language: SiteLanguage): ReadonlyArray<Emergency> => {
  const system = TROUBLED_CATEGORIES.find((category) => pagesAbout(category).includes(path));
  return emergenciesIn(language).filter(
    ({ systems }) => system === undefined || systems === undefined || systems.includes(system),
  );
};
