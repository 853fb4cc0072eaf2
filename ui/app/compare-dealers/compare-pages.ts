import { pageLanguage } from '../../../application/visitor/read-page/page-language.ts';
import type { PageModule } from '../page-module.ts';
import { Page } from './compare-dealers-page.tsx';
import { compareModule } from './compare-module.ts';

/** The comparison page, in the language of its path. */
export const pageAt = (path: string): PageModule => {
  const language = pageLanguage(path);
  return { Page, ...(language !== 'en' && { language }), ...compareModule(language) };
};
