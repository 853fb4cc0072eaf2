import { compareLanguageAt } from '../../../application/visitor/find-dealers/list-paths.ts';
import type { PageModule } from '../page-module.ts';
import { Page } from './compare-dealers-page.tsx';
import { compareModule } from './compare-module.ts';

/** The page of a comparison, in the language of its path. */
export const comparePageAt = (path: string): PageModule => {
  const language = compareLanguageAt(path.endsWith('/') ? path : `${path}/`) ?? 'en';
  return { Page, ...(language !== 'en' && { language }), ...compareModule(language) };
};
