import { languageOfPath } from '../../../domain/content/path-language.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';

/** The language of a page that isn't content. */
export const pageLanguage = (path: string): SiteLanguage => languageOfPath(path);
